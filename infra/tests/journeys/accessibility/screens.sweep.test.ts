import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { searchUrl } from '#head/site-search.ts';
import { onePathEach, sweptPaths } from '../paths.testkit.ts';
import { productWithScrollbars } from '../product.testkit.ts';
import { type AxeRules, findBroken } from '../look/axe.testkit.ts';
import { findFaults } from '../look/faults.testkit.ts';
import { findMoving, finishAnimations, goTo, widen, widths } from '../look/screens.testkit.ts';
import { ready } from '../visits.testkit.ts';

/** Windows for the sweep, each on every page; at 390 pixels the visitor prefers less motion. `npm test` has the first. */
const windows = [
  { width: 390, colorScheme: 'dark', reducedMotion: 'reduce' },
  { width: 390, colorScheme: 'light', reducedMotion: 'reduce' },
  { width: 1280, colorScheme: 'light', reducedMotion: 'no-preference' },
  { width: 1280, colorScheme: 'dark', reducedMotion: 'no-preference' },
] as const;

test.each(inject('isSweep') ? windows : windows.slice(0, 1))(
  'a page can be read and pressed at $width pixels and breaks no rule of WCAG 2.2 AA in the $colorScheme theme, and moves only where that is wanted',
  async ({ width, colorScheme, reducedMotion }) => {
    const page = await productWithScrollbars.open({ viewport: { width, height: 900 }, colorScheme, reducedMotion });
    const faults: string[] = [];
    const inspect = async (path: string, rules: AxeRules) => {
      await finishAnimations(page);
      const found = [...(await findBroken(page, rules)), ...(await findFaults(page))];
      if ((await heightBelowFooter(page)) > 2) found.push('the page continues below its footer');
      faults.push(...found.map((fault) => `${path} at ${page.viewportSize()?.width}: ${fault}`));
      await page.emulateMedia({ colorScheme });
    };
    const mainPaths = await sweptPaths(productWithScrollbars);
    for (const path of [...(await onePathEach(productWithScrollbars)), searchUrl('voice')]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await ready(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      if (reducedMotion === 'reduce') faults.push(...(await findMoving(page)).map((name) => `${path}: ${name}`));
      await page.evaluate(() => scrollTo(0, 0));
      await inspect(path, 'everything');
      const others = [...(width === 390 ? await findSmallControls(page, path) : []), ...(await findWordyFigures(page))];
      faults.push(...others.map((fault) => `${path}: ${fault}`));
      // `npm test` shows the main pages in a wide window as well, without another visit.
      if (inject('isSweep') || !mainPaths.includes(path)) continue;
      await widen(page, 1280);
      await inspect(path, 'layout');
    }
    await productWithScrollbars.ignoreErrors();
    expect(faults).toEqual([]);
  },
);

test.each(inject('isSweep') ? widths : [])(
  'every screen is readable and has large targets at %i pixels in both themes',
  async (width) => {
    const page = await productWithScrollbars.visit('/sitemap');
    const faults: string[] = [];
    for (const path of await onePathEach(productWithScrollbars)) {
      await goTo(page, path);
      await widen(page, width);
      const found = [...(await findFaults(page)), ...(await findBroken(page, 'layout'))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    await productWithScrollbars.ignoreErrors();
    expect(faults).toEqual([]);
  },
);

/** The announcer of pages, which is hidden, adds a pixel. */
function heightBelowFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end = document.querySelector('footer:not(main footer)')!.getBoundingClientRect().bottom + scrollY;
    return document.documentElement.scrollHeight - end;
  });
}

/** Controls on touch screens with their smallest size in pixels (DESIGN.md, components). */
const underFingers = [
  { path: '/', names: ['Menu', 'Switch theme', 'Scroll to bottom', 'Send'], least: 44 },
  { path: '/', names: ['Get Started', 'Listen to Demo', "Let's Get Started"], least: 50 },
  { path: '/blog', names: ['All', 'Voice AI', 'Twilio'], least: 44 },
  { path: '/about', names: ['Leadership 2', 'Harsh Mehta Founder, engineering'], least: 44 },
  { path: '/contact', names: ['Name', 'Email', 'Interest', 'Message', 'Send Message'], least: 48 },
] as const;

async function findSmallControls(page: Page, path: string): Promise<string[]> {
  const small: string[] = [];
  for (const { names, least } of underFingers.filter((row) => row.path === path)) {
    for (const name of names) {
      const control = page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .or(page.getByRole('form', { name: 'Send a Message' }).getByLabel(name, { exact: true }));
      const boxes = await Promise.all((await control.all()).map((one) => one.boundingBox()));
      const shown = boxes.filter((box) => box !== null);
      if (shown.length === 0) small.push(`${name} is missing`);
      for (const { width, height } of shown) {
        if (Math.min(width, height) < least) small.push(`${name} has ${width} × ${height} pixels`);
      }
    }
  }
  return small;
}

/** Screen readers read the name of a figure before its content. In an article it is the caption, as its author writes it. */
async function findWordyFigures(page: Page): Promise<string[]> {
  if ((await page.locator('[data-article]').count()) > 0) return [];
  const tree = await page.locator('main').ariaSnapshot();
  const names = [...tree.matchAll(/- '?figure(?: "(.+?)")?/g)].map(([, name = '']) => name);
  return names.filter((name) => name === '' || name.length > 90).map((name) => `a figure is named "${name}"`);
}
