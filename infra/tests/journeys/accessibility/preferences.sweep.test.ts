import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { sweptPaths } from '../paths.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { findInvisibleControls } from '../look/invisible-controls.testkit.ts';
import { goTo } from '../look/screens.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { states } from '../look/states.testkit.ts';
import { findFaint } from '../look/contrast.testkit.ts';
import { findUnreadable } from '../look/words.testkit.ts';

const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const desktop = { viewport: { width: 1280, height: 900 } } as const;

test('in forced colours every control is visible, and pressed or current ones differ from the others', async () => {
  await using product = await sharedProduct();
  const page = await product.open(desktop);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const undrawn: string[] = [];
  for (const path of await sweptPaths(product)) {
    await goTo(page, path);
    undrawn.push(...(await findInvisibleControls(page)).map((control) => `${path}: ${control}`));
  }
  await product.ignoreErrors();
  expect(undrawn).toEqual([]);

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
});

test('with more contrast text that is grey otherwise has the colour of the rest', async () => {
  await using product = await sharedProduct();
  const page = await product.open(desktop);
  await page.emulateMedia({ contrast: 'more' });
  await goTo(page, '/');
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  expect(await color('[role=log] small')).toBe(await color('h1'));
  expect(await color('footer h2')).toBe(await color('footer'));
});

test('with reduced motion nothing moves on any screen or in any opened state', async () => {
  await using product = await sharedProduct();
  const page = await product.open({ ...desktop, reducedMotion: 'reduce' });
  /** Not `goTo`, which finishes the animations that this test looks for. */
  const open = async (path: string) => {
    await page.goto(path);
    await ready(page);
  };
  /** Returns the animations that run by time. Scroll-driven ones are allowed, because they follow the visitor. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
    );
  const moved: string[] = [];
  for (const path of await sweptPaths(product)) {
    await open(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    moved.push(...(await moving()).map((name) => `${path}: ${name}`));
  }
  await product.ignoreErrors();
  for (const { name, path, open: openState, below, expected } of states) {
    if (below !== undefined) continue;
    if (path !== undefined) await open(path);
    await openState(page);
    // Transitions of colours are allowed, because nothing moves.
    const found = (await moving()).filter((animation) => animation !== 'a transition');
    moved.push(...found.map((animation) => `${name}: ${animation}`));
    if (expected) await product.ignoreErrors(expected);
  }
  expect(moved).toEqual([]);
});

test('a printed page has all its text in dark ink on white and no controls', async () => {
  await using product = await sharedProduct();
  const page = await product.open({ ...desktop, colorScheme: 'dark' });
  const faults: string[] = [];
  for (const path of await sweptPaths(product)) {
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
  await product.ignoreErrors();
  expect(faults).toEqual([]);
});

test('closed answers of a service are printed', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/service/Computer-Vision', desktop);
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('details p');
  const count = await answers.count();
  expect(count).toBeGreaterThan(1);
  expect(await answers.filter({ visible: true }).count()).toBe(count);
});

test('text with the spacing of WCAG 1.4.12 is readable on a desktop and on a phone', async () => {
  await using product = await sharedProduct({ hasScrollbars: true });
  const page = await product.open({ ...desktop, bypassCSP: true });
  const lost: string[] = [];
  for (const path of await sweptPaths(product)) {
    await goTo(page, path);
    await page.addStyleTag({ content: textSpacing });
    // At 1024 px the captions of a line have the narrowest columns.
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, cut } = await findUnreadable(page);
      lost.push(...[...wide, ...cut].map((text) => `${path} at ${width}: ${text}`));
    }
  }
  await product.ignoreErrors();
  expect(lost).toEqual([]);
});

test('text of twice the size is readable on a desktop and on a phone', async () => {
  await using product = await sharedProduct({ hasScrollbars: true });
  const page = await product.open(desktop);
  const settings = await page.context().newCDPSession(page);
  // The browser's font size setting, on which rem and the breakpoints depend.
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const lost: string[] = [];
  for (const path of await sweptPaths(product)) {
    await goTo(page, path);
    for (const width of [1280, 390]) {
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
  await product.ignoreErrors();
  expect(lost).toEqual([]);
});
