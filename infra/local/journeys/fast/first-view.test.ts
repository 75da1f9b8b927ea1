import { get } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { sharedProduct, type VisitedProduct } from '../product.ts';
import { ready, wholePage } from '../visits.ts';
import { wakeLateParts } from './late-parts.ts';

/** How late fonts and scripts come, in milliseconds. */
const lateMs = 150;

/** Bytes of the ten packets that a server sends before it waits for an answer (RFC 6928), of 1,460 bytes each. */
const firstPackets = 10 * 1_460;

/** Bytes of an answer as HTTP/1.1 writes it, to who reads Brotli. */
async function transferSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { httpVersion, statusCode, statusMessage, rawHeaders } = response;
      const fields = rawHeaders.flatMap((name, index) => (index % 2 ? [] : `${name}: ${rawHeaders[index + 1]}\r\n`));
      const head = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n${fields.join('')}\r\n`;
      let size = Buffer.byteLength(head);
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => resolve(size));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** What counts as nothing: a sum of shifts that is 0.000 when rounded, as Lighthouse and browsers report it. */
const nothing = 0.0005;

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

/** Ends a page's first frames, the ones without our fonts; answers whether it has begun to draw them. */
function endFirstFrames(): boolean {
  const first = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'fonts-there');
  for (const animation of first) animation.finish();
  return first.length > 0;
}

/**
 * A page whose fonts and scripts come late, and what moves on it at an address. Its animations all but stand still until
 * our fonts are there, so that these come under the splash on a busy machine, too.
 */
async function openLatePage(product: VisitedProduct, viewport: { width: number; height: number }) {
  const page = await product.visit('/', { viewport });
  const context = page.context();
  await watchShifts(context);
  const animations = await context.newCDPSession(page);
  const setRate = (playbackRate: number) => animations.send('Animation.setPlaybackRate', { playbackRate });
  await context.route('**/*.{woff2,js}', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
  return async (path: string): Promise<number> => {
    await setRate(0.0001);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(endFirstFrames);
    await page.waitForFunction(() => {
      const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
      return ours.length === 2 && ours.every(({ status }) => status === 'loaded');
    });
    expect(await page.locator('#root').isVisible()).toBe(false);
    await setRate(1);
    await ready(page);
    await wholePage(page);
    await page.waitForLoadState('load');
    await page.waitForTimeout(600);
    return page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);
  };
}

test('before a visitor does anything a route asks for at most eight files beside its pictures, none from another host', async () => {
  await using product = await sharedProduct();
  const tooMany: Record<string, string[]> = {};
  for (const path of await onePathEach(product)) {
    const page = await product.visit(path);
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    expect(asked.filter((address) => address.endsWith('.woff2'))).toHaveLength(2);
    const files = asked.filter((address) => !/\.(png|jpg|webp)$|^\/favicon|^\/art\/[^/]+\/[^/]+\//.test(address));
    if (files.length + 1 > 8) tooMany[path] = files;
    await page.close();
  }
  await product.forgive();
  expect(product.complaints).toEqual([]);
  expect(tooMany).toEqual({});
});

test('every page but the two longest comes with the first ten packets, headers and style included', async () => {
  await using product = await sharedProduct();
  // An article is as long as it is.
  const paths = (await onePathEach(product)).filter((path) => !path.startsWith('/blog/'));
  const late: string[] = [];
  for (const path of paths) {
    if ((await transferSize(product.url + path)) > firstPackets) late.push(path);
  }
  expect(late).toEqual(['/about', '/careers']);
});

test.each([
  ['phone', { width: 412, height: 823 }],
  ['desk', { width: 1350, height: 940 }],
])('nothing moves on any route on a %s, while fonts and scripts come late', async (_name, viewport) => {
  await using product = await sharedProduct();
  const shiftAt = await openLatePage(product, viewport);
  const moved: Record<string, number> = {};
  for (const path of await onePathEach(product)) {
    const sum = await shiftAt(path);
    if (sum >= nothing) moved[path] = sum;
  }
  await product.forgive();
  expect(moved).toEqual({});
});

test('no route breaks the content security policy', async () => {
  await using product = await sharedProduct();
  for (const path of await onePathEach(product)) {
    const page = await product.visit(path);
    await wakeLateParts(page);
    await page.close();
  }
  await product.forgive();
  expect(product.complaints).toEqual([]);
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
  expect(product.complaints.splice(0).join('\n')).toMatch(/Content Security Policy|Trusted/);
});
