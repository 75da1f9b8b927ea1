import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onePathEach } from '../paths.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

/** Largest cumulative layout shift of a route; up to 0.1 is rated good. */
const maxShift = 0.005;

type ShiftWindow = typeof globalThis & { shifts: { sum: number; observer: PerformanceObserver } };

/** Adds up the layout shifts of every page of a context from its first frame on. */
async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (globalThis as ShiftWindow).shifts.sum += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    Object.assign(globalThis, { shifts: { sum: 0, observer } });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the cumulative layout shift of a hydrated page whose fonts are loaded. */
function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Layout shifts are reported after the frame that shows them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as ShiftWindow).shifts.sum;
  });
}

test('a route requests at most 19 files besides images before any interaction, none from another host', async () => {
  await using product = await sharedProduct();
  const tooMany: Record<string, string[]> = {};
  for (const path of await onePathEach(product)) {
    const page = await product.visit(path);
    await page.waitForLoadState('networkidle');
    const requested = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    expect(requested.filter((address) => address.endsWith('.woff2'))).toHaveLength(2);
    const files = requested.filter((address) => !/\.(png|jpg|webp)$|^\/favicon|^\/art\/[^/]+\/[^/]+\//.test(address));
    // The twentieth request is the document.
    if (files.length > 19) tooMany[path] = files;
    await page.close();
  }
  await product.ignoreErrors();
  expect(product.consoleErrors).toEqual([]);
  expect(tooMany).toEqual({});
});

test.each([320, 360, 390, 412, 430, 768, 1024, 1280, 1440])(
  'no route shifts at %i pixels from its first paint until it is hydrated',
  async (width) => {
    await using product = await sharedProduct();
    // This visit caches the fonts, so that they are available at the first paint on a busy machine too.
    const page = await product.visit('/', { viewport: { width, height: 823 } });
    await recordShifts(page.context());
    const shifts: Record<string, number> = {};
    for (const path of await onePathEach(product)) {
      await page.goto(path);
      await ready(page);
      const shift = await totalShift(page);
      if (shift >= maxShift) shifts[path] = shift;
    }
    await product.ignoreErrors();
    expect(shifts).toEqual({});
  },
);

test('no route breaks the content security policy', async () => {
  await using product = await sharedProduct();
  for (const path of await onePathEach(product)) {
    const page = await product.visit(path);
    await page.close();
  }
  await product.ignoreErrors();
  expect(product.consoleErrors).toEqual([]);
});

test('an injected script and an injected style are blocked', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/');
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    const script = document.createElement('script');
    try {
      script.text = 'document.documentElement.dataset.injected = ""';
    } catch {
      blocked.push('trusted-types');
    }
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { opacity: 0.5 }';
    document.head.append(style);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return {
      ran: 'injected' in document.documentElement.dataset,
      opacity: getComputedStyle(document.body).opacity,
      isScriptReported: blocked.some((directive) => /script|trusted/.test(directive)),
      isStyleReported: blocked.includes('style-src-elem'),
    };
  });
  expect(outcome).toEqual({ ran: false, opacity: '1', isScriptReported: true, isStyleReported: true });
  expect(product.consoleErrors.splice(0).join('\n')).toMatch(/Content Security Policy|Trusted/);
});
