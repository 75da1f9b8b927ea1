import type { BrowserContext, Page } from 'playwright-core';

/** Largest cumulative layout shift of a route; up to 0.1 is rated good. */
export const maxShift = 0.005;

type ShiftWindow = typeof globalThis & { shifts: { sum: number; observer: PerformanceObserver } };

/** Adds up the layout shifts of every page of a context from its first frame on. */
export async function recordShifts(context: BrowserContext): Promise<void> {
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
export function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Layout shifts are reported after the frame that shows them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as ShiftWindow).shifts.sum;
  });
}
