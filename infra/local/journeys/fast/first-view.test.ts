import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { openProduct, type Product } from '../product.ts';

const routesMs = 120_000;

/** Chromium itself notes the status of the page for an unknown address. */
function dropNotFoundNote(product: Product): void {
  const others = product.complaints.filter((complaint) => !/status of 404/.test(complaint));
  product.complaints.splice(0, product.complaints.length, ...others);
}

/** Sum of what may move while the fonts change: centred words are a few pixels narrower for a moment. */
const unseenShift = 0.005;

/** Adds up what moves on a page, from its first frame on. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) moved.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test(
  'before a visitor does anything a route asks for at most ten files, the home page for eight, none from another host',
  async () => {
    await using product = await openProduct();
    const counts: Record<string, number> = {};
    const home: string[] = [];
    for (const path of await onePathEach(product)) {
      const page = await product.visit(path);
      await page.waitForLoadState('networkidle');
      const asked = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      );
      counts[path] = 1 + asked.filter((address) => /\.(js|woff2|css)$/.test(address)).length;
      if (path === '/') home.push(path, ...asked);
      await page.close();
    }
    dropNotFoundNote(product);
    expect(product.complaints).toEqual([]);
    expect(home.slice(8)).toEqual([]);
    expect(home.length).toBeGreaterThan(3);
    expect(Object.entries(counts).filter(([, count]) => count > 10)).toEqual([]);
  },
  routesMs,
);

test(
  'nothing moves that an eye would see on any route, while fonts and scripts come late',
  async () => {
    await using product = await openProduct();
    const first = await product.visit('/', { viewport: { width: 390, height: 844 } });
    await watchShifts(first.context());
    await first.context().route('**/*.{woff2,js}', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const moved: Record<string, number> = {};
    for (const path of await onePathEach(product)) {
      const page = await product.visit(path, { beside: first });
      await page.waitForTimeout(500);
      const { sum } = await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved);
      if (sum > unseenShift) moved[path] = sum;
      await page.close();
    }
    dropNotFoundNote(product);
    expect(moved).toEqual({});
  },
  routesMs,
);

test(
  'no route breaks the content security policy',
  async () => {
    await using product = await openProduct();
    for (const path of await onePathEach(product)) {
      const page = await product.visit(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(200);
      await page.close();
    }
    dropNotFoundNote(product);
    expect(product.complaints).toEqual([]);
  },
  routesMs,
);

test('an injected script and an injected style are blocked', async () => {
  await using product = await openProduct();
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
  expect(product.complaints.splice(0).join('\n')).toMatch(/Content Security Policy|Trusted/);
});
