import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { openProduct, type Product } from '../product.ts';
import { findUndrawn } from './look/drawn.ts';
import { goTo } from './look/screens.ts';
import { states } from './look/states.ts';
import { findFaint } from './look/contrast.ts';
import { findUnreadable } from './look/words.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

test('in forced colours every control is drawn, and what is pressed or current differs from what is not', async () => {
  const page = await product.visit('/sitemap', desktop);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const undrawn: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    undrawn.push(...(await findUndrawn(page)).map((control) => `${path}: ${control}`));
  }
  await product.forgive();
  expect(undrawn).toEqual([]);

  await goTo(page, '/blog');
  const border = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((chip) => getComputedStyle(chip).borderWidth);
  expect(await border('All')).not.toBe(await border('Voice AI'));
  await page.getByRole('searchbox').focus();
  expect(await page.locator(':focus').evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');
});

test('where less motion is wanted nothing moves on any screen, nor in what it opens', async () => {
  const page = await product.visit('/sitemap', desktop);
  /** What moves by itself; what follows the scroll tells how far one has read. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
    );
  const moved: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    moved.push(...(await moving()).map((name) => `${path}: ${name}`));
  }
  await product.forgive();
  for (const { name, path, open, below, expected } of states) {
    if (below !== undefined || expected !== undefined) continue;
    await goTo(page, path);
    await open(page);
    // A colour may take its time; it goes nowhere.
    const found = (await moving()).filter((animation) => animation !== 'a transition');
    moved.push(...found.map((animation) => `${name}: ${animation}`));
  }
  expect(moved).toEqual([]);
});

test('a printed page has all its words in dark ink on white and nothing that can only be pressed', async () => {
  const page = await product.visit('/sitemap', { ...desktop, colorScheme: 'dark' });
  const faults: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: 'print' });
    const { wide, cut, covered } = await findUnreadable(page);
    const shown = await page
      .locator('header nav, form, dialog, [role=log], button:not(h3 > button, [data-member])')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent?.trim() ?? one.localName));
    faults.push(...[...wide, ...cut, ...covered, ...(await findFaint(page))].map((fault) => `${path}: ${fault}`));
    faults.push(...shown.map((control) => `${path} prints the control "${control}"`));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.emulateMedia({ media: 'screen' });
  }
  await product.forgive();
  expect(faults).toEqual([]);
});

test('the answers of a service are printed also where they are closed', async () => {
  const page = await product.visit('/service/Computer-Vision', desktop);
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('details p');
  const count = await answers.count();
  expect(count).toBeGreaterThan(1);
  expect(await answers.filter({ visible: true }).count()).toBe(count);
});

test('text of twice the size is whole, on a wide window, a tablet, half a window and a phone', async () => {
  const page = await product.visit('/sitemap', desktop);
  const settings = await page.context().newCDPSession(page);
  // The reader's own setting of the browser, on which rem and the breakpoints stand.
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const lost: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    for (const width of [1280, 768, 640, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, cut, covered } = await findUnreadable(page);
      const controls = await page.locator('header').getByRole('button').filter({ visible: true }).all();
      const beyond = (await Promise.all(controls.map((control) => control.boundingBox()))).filter(
        (box) => box !== null && box.x + box.width > width,
      );
      lost.push(
        ...[...wide, ...cut, ...covered, ...beyond.map(() => 'a button of the bar is outside')].map(
          (text) => `${path} at ${width}: ${text}`,
        ),
      );
    }
  }
  await product.forgive();
  expect(lost).toEqual([]);
});
