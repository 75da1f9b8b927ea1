import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { onePathEach, sweptPaths } from '../paths.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready, untilIdle, withMotion } from '../visits.testkit.ts';
import { maxShift, recordShifts, totalShift } from './layout-shifts.testkit.ts';

/** Shows the pages of a context in the fallback fonts until `showFonts`, as on a connection on which fonts arrive late. */
async function delayFonts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const fallbacks = new CSSStyleSheet();
    const rule = "--font-text: 'Anek Text Fallback' !important; --font-display: 'Anek Display Fallback' !important";
    fallbacks.insertRule(`:root { ${rule} }`);
    document.adoptedStyleSheets = [fallbacks];
  });
}

function showFonts(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Returns the files that the first view requests before any interaction, and those that arrive after the report. */
async function requestedFiles(page: Page): Promise<{ requested: string[]; late: string[] }> {
  await untilIdle(page);
  const files = await page.waitForFunction(() => {
    const { report = '', load = '' } = document.querySelector<HTMLElement>('[data-report]')?.dataset ?? {};
    const requested = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
    const end = requested.indexOf(report);
    return end < 0 ? undefined : { requested, late: load.split(' ').filter((file) => requested.indexOf(file) > end) };
  });
  return (await files.jsonValue()) ?? { requested: [], late: [] };
}

// A phone visits every route, other widths the pages with a layout of their own.
test.each(inject('isSweep') ? [412, 320, 360, 390, 430, 768, 1024, 1280, 1440] : [412, 1280])(
  'at %i pixels no route shifts until it is hydrated, requests more than 19 files besides images, or breaks the CSP',
  async (width) => {
    const page = await product.visit('/', { ...withMotion, viewport: { width, height: 823 } });
    await recordShifts(page.context());
    // At night other widths are visited, at which some pages have a line more in the fallback fonts.
    if (!inject('isSweep')) await delayFonts(page.context());
    const shifts: Record<string, number> = {};
    const tooMany: Record<string, string[]> = {};
    for (const path of width === 412 ? await onePathEach(product) : await sweptPaths(product)) {
      await page.goto(path);
      await ready(page);
      await showFonts(page);
      const shift = await totalShift(page);
      if (shift >= maxShift) shifts[path] = shift;
      const { requested, late } = await requestedFiles(page);
      // The script that reports the visit would delay those of the page.
      expect(late).toEqual([]);
      expect(requested.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
      const files = requested.filter((file) => !/\.(png|jpg|webp)$|^\/art\/[^/]+\/[^/]+\//.test(file));
      // The twentieth request is the document.
      if (files.length > 19) tooMany[path] = files;
    }
    // Chromium warns about fonts that are preloaded and not used soon.
    await product.ignoreErrors(/status of 404|preloaded using link preload/);
    expect(shifts).toEqual({});
    expect(tooMany).toEqual({});
  },
);
