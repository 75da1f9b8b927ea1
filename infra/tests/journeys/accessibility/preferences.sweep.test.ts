import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sweptPaths } from '../paths.testkit.ts';
import { product, productWithScrollbars } from '../product.testkit.ts';
import { findInvisibleControls } from '../look/invisible-controls.testkit.ts';
import { goTo } from '../look/screens.testkit.ts';
import { findFaint } from '../look/contrast.testkit.ts';
import { findUnreadable } from '../look/words.testkit.ts';

/** WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const desktop = { viewport: { width: 1280, height: 900 } } as const;

test('a page is readable in forced colours, with the spacing of WCAG 1.4.12, with text of twice the size, and in print', async () => {
  const page = await productWithScrollbars.open({ ...desktop, colorScheme: 'dark' });
  const settings = await page.context().newCDPSession(page);
  // The browser's font size setting, on which rem and the breakpoints depend.
  const setFontSize = (standard: number) => settings.send('Page.setFontSizes', { fontSizes: { standard } });
  const faults: string[] = [];
  for (const path of await sweptPaths(productWithScrollbars)) {
    const add = (found: readonly string[], where: string) =>
      faults.push(...found.map((fault) => `${path} ${where}: ${fault}`));
    await page.setViewportSize(desktop.viewport);
    await goTo(page, path);
    await setStyle(page, '');
    await page.emulateMedia({ forcedColors: 'active' });
    add(await findInvisibleControls(page), 'in forced colours');
    await page.emulateMedia({ forcedColors: 'none' });
    await setStyle(page, textSpacing);
    // At 1024 px the captions of a line have the narrowest columns.
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, cut } = await findUnreadable(page);
      add([...wide, ...cut], `with spaces at ${width}`);
    }
    await setStyle(page, '');

    await setFontSize(32);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, cut, covered } = await findUnreadable(page);
      add([...wide, ...cut, ...covered, ...(await findOutside(page, width))], `twice as large at ${width}`);
    }
    await setFontSize(16);

    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: 'print' });
    const { wide, cut, covered } = await findUnreadable(page);
    const controls = await page
      .locator('header nav, form, dialog, [role=log], button:not(h3 > button, [data-member])')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent?.trim() ?? one.localName));
    add([...wide, ...cut, ...covered, ...(await findFaint(page)), ...controls], 'in print');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.emulateMedia({ media: 'screen' });
  }
  await productWithScrollbars.ignoreErrors();
  expect(faults).toEqual([]);
});

/**
 * Replaces the stylesheet of the test, which the CSP does not concern. Parts far below the window, which a browser skips
 * and whose last size it keeps, are laid out as well.
 */
function setStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important } ${text}`);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Returns the buttons of the top bar that are outside the window. */
async function findOutside(page: Page, width: number): Promise<string[]> {
  const controls = await page.locator('header').getByRole('button').filter({ visible: true }).all();
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  return boxes.filter((box) => box !== null && box.x + box.width > width).map(() => 'a button of the bar is outside');
}

test('in forced colours pressed controls differ; with more contrast no text is grey', async () => {
  const page = await product.open(desktop);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await goTo(page, '/blog');
  const background = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await background(chip('All'))).not.toBe(await background(chip('Voice AI')));
  expect(await background(page.locator('[data-scroll-progress]'))).not.toBe(await background(page.locator('body')));
  await page.getByRole('searchbox').focus();
  expect(await page.locator(':focus').evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');

  await goTo(page, '/');
  await page.getByRole('button', { name: 'Listen to Demo' }).click();
  expect(await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).borderWidth)).toBe('1px');

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  // With more contrast text that is grey otherwise has the colour of the rest.
  expect(await color('[role=log] small')).toBe(await color('h1'));
  expect(await color('footer h2')).toBe(await color('footer'));
});

test('closed answers of a service are printed', async () => {
  const page = await product.visit('/service/Computer-Vision', desktop);
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('details p');
  const count = await answers.count();
  expect(count).toBeGreaterThan(1);
  expect(await answers.filter({ visible: true }).count()).toBe(count);
});
