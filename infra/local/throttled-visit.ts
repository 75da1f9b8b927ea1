import { EventEmitter, once } from 'node:events';
import type { Browser, Page } from 'playwright-core';

/** Times of one visit in milliseconds, since the navigation began unless stated otherwise. */
export type ThrottledVisit = {
  fcp: number;
  lcp: number;
  /** The splash has ended and the largest text is painted. */
  headline: number;
  hydrated: number;
  /**
   * From the time of the click on the menu button, as the splash ends, to the first frame with the menu; undefined if the
   * click was lost.
   */
  menuOpened: number | undefined;
  shift: number;
};

/** The network, slow 4G, and the processor that Chromium imitates for each request and each task. */
const [kbps, latencyMs, cpu] = [1_600, 150, 4];

type Recorded = Partial<Record<'splashEnd' | 'hydrated' | 'menuOpened' | 'lcp' | 'shift', number>>;
type Recording = typeof globalThis & { recorded: Recorded; emit(event: string, ...numbers: number[]): void };

const menuButton = 'button:is([aria-controls=menu], [popovertarget=menu])';

/** A click that has opened nothing after this time counts as lost. */
const lostAfterMs = 5_000;

/** Visits a URL on a phone with an empty cache, and clicks the menu button as soon as the splash has ended. */
export async function visitThrottled(browser: Browser, url: string): Promise<ThrottledVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const throughput = (kbps * 1_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    // The page reports these, because Playwright's queries would keep its throttled processor busy around the click.
    const events = new EventEmitter();
    await page.exposeFunction('emit', (...event: [string, ...number[]]) => events.emit(...event));
    await page.addInitScript(record, menuButton);
    await page.goto(url, { waitUntil: 'commit' });
    const [x, y] = (await once(events, 'splash-ended')) as [number, number];
    const menuOpened = once(events, 'menu-opened', { signal: AbortSignal.timeout(lostAfterMs) }).catch(() => undefined);
    await page.mouse.click(x, y);
    await menuOpened;
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    return await readTimes(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function record(button: string): void {
  const recorded: Recorded = {};
  Object.assign(globalThis, { recorded });
  const attributes = new MutationObserver(() => {
    recorded.hydrated ??= performance.now();
  });
  attributes.observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  // No function has a name of its own: tsx would mark it by a helper that the page lacks.
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element && target.closest(button))) return;
      void (async () => {
        do await new Promise(requestAnimationFrame);
        while (!document.getElementById('menu')?.checkVisibility());
        // A timer ends after the frame.
        await new Promise((resolve) => setTimeout(resolve));
        recorded.menuOpened ??= performance.now() - timeStamp;
        (globalThis as Recording).emit('menu-opened');
      })();
    },
    { capture: true },
  );
  addEventListener('animationend', ({ animationName }) => {
    if (animationName !== 'splash-gone') return;
    recorded.splashEnd ??= performance.now();
    const { x, y, width, height } = document.querySelector(button)!.getBoundingClientRect();
    (globalThis as Recording).emit('splash-ended', x + width / 2, y + height / 2);
  });
  new PerformanceObserver((list) => {
    recorded.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    for (const entry of entries) if (!entry.hadRecentInput) recorded.shift = (recorded.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readTimes(page: Page): Promise<ThrottledVisit> {
  return page.evaluate(() => {
    const { recorded } = globalThis as Recording;
    const { splashEnd = Number.NaN, lcp = Number.NaN, hydrated = Number.NaN, menuOpened, shift = 0 } = recorded;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { fcp, lcp, headline: Math.max(splashEnd, lcp), hydrated, menuOpened, shift };
  });
}
