import type { Page, Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { goTo, widen } from '../look/screens.testkit.ts';
import { sweptPaths } from '../paths.testkit.ts';
import { product, productWithScrollbars } from '../product.testkit.ts';
import { ready, withMotion } from '../visits.testkit.ts';

/** Returns what the visible scroll buttons lie on: controls and texts, one line each. The top bar covers what is under it. */
export function findCoveredContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    for (const button of document.querySelectorAll<HTMLElement>('[aria-label^="Scroll to"]')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const at of Array.from({ length: 9 }, (_, index) => ({ x: index % 3, y: Math.floor(index / 3) }))) {
        // Three points across and down; 3 px inside, because the browser hits neighbours of fractional pixels.
        const stack = document.elementsFromPoint(
          left + 3 + ((width - 6) * at.x) / 2,
          top + 3 + ((height - 6) * at.y) / 2,
        );
        const below = stack.slice(stack.indexOf(button) + 1);
        const bar = below.findIndex((element) => element.localName === 'header');
        for (const element of bar === -1 ? below : below.slice(0, bar)) {
          const isControl = element.matches('a, button, input, textarea, select, summary, label, iframe');
          const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
          if (isControl || hasText)
            covered.add(`${element.localName} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 30)}"`);
        }
      }
    }
    return [...covered];
  });
}

const desktop = { ...withMotion, viewport: { width: 1280, height: 800 } };
const phone = { ...withMotion, viewport: { width: 390, height: 844 }, hasTouch: true };

/** Returns the pixels between the window and the two ends of the page. */
const fromEnds = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    end: Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
  }));

/** Scrolls to the end and back to the top with the buttons. Returns the focused element after each. */
async function focusAtBothEnds(page: Page, press: (button: Locator) => Promise<void>): Promise<(string | undefined)[]> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await press(page.getByRole('button', { name: 'Scroll to bottom' }));
  await expect.poll(async () => (await fromEnds(page)).end, { message: page.url() }).toBe(0);
  const atEnd = await focused();
  await press(page.getByRole('button', { name: 'Scroll to top' }));
  await expect.poll(async () => (await fromEnds(page)).top, { message: page.url() }).toBe(0);
  return [atEnd, await focused()];
}

test('both scroll buttons reach the exact end and top of a page', async () => {
  const page = await product.open(desktop);
  for (const path of inject('isSweep') ? await sweptPaths(product) : ['/about']) {
    await page.goto(path);
    await ready(page);
    expect(await focusAtBothEnds(page, (button) => button.click())).toEqual(['FOOTER', 'H1']);
  }
  await product.ignoreErrors();
  // By keyboard, too, and Tab continues from the new position.
  expect(await focusAtBothEnds(page, (button) => button.press('Enter'))).toEqual(['FOOTER', 'H1']);
  await page.getByRole('button', { name: 'Scroll to bottom' }).press('Enter');
  await expect.poll(async () => (await fromEnds(page)).end).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('contentinfo').locator(':focus').count()).toBe(1);
});

test('the scroll buttons lie on no control and no text, wherever the visitor has scrolled to', async () => {
  const page = await productWithScrollbars.open();
  const covered: string[] = [];
  let seen = 0;
  for (const path of await sweptPaths(productWithScrollbars)) {
    await goTo(page, path);
    for (const width of inject('isSweep') ? [320, 360, 390, 768, 1023, 1024, 1440, 2560] : [320, 768]) {
      await widen(page, width);
      for (const place of inject('isSweep') ? [0, 0.3, 0.6, 1] : [0.3, 1]) {
        await page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), place);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        seen += await page.getByRole('button', { name: /^Scroll to/ }).count();
        covered.push(...(await findCoveredContent(page)).map((what) => `${path} at ${width}, ${place}: ${what}`));
      }
    }
  }
  await productWithScrollbars.ignoreErrors();
  expect(covered).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});

test('the scroll buttons work by touch, and the open menu hides them', async () => {
  const page = await product.visit('/about', phone);
  expect(await focusAtBothEnds(page, (button) => button.tap())).toEqual(['FOOTER', 'H1']);
  const scrollButtons = page.getByRole('button', { name: /^Scroll to/ });
  expect(await scrollButtons.count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => scrollButtons.count()).toBe(0);
});
