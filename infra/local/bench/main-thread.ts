import { launchBrowser } from '../journeys/browser.ts';

/** What a page asks of the main thread of this machine, nothing slowed down; milliseconds. */
export type MainThread = {
  /** Running JavaScript until the page is idle, as Chromium's own counter of script time has it. */
  script: number;
  /** The longest task after the splash; 0 where none took 50 ms. */
  longestTask: number;
};

const phone = { width: 412, height: 823 } as const;

/** How long the splash stands, and when a page is taken for idle; milliseconds after the start. */
const [splashMs, idleMs] = [1_500, 5_000];

/** Opens the page at an address as a visitor does, in a browser of its own, and touches nothing. */
export async function measureMainThread(address: string): Promise<MainThread> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: phone });
    await page.addInitScript(() => {
      const tasks: { start: number; ms: number }[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, ms: duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(address);
    await page.waitForTimeout(idleMs);
    const { metrics } = await session.send('Performance.getMetrics');
    const tasks = await page.evaluate(
      () => (globalThis as unknown as { tasks: { start: number; ms: number }[] }).tasks,
    );
    const late = tasks.filter(({ start }) => start > splashMs).map(({ ms }) => ms);
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    return { script: script * 1_000, longestTask: Math.max(0, ...late) };
  } finally {
    await browser.close();
  }
}
