import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VisitReport } from '#contract/report.ts';
import { recordOrigin } from '../forms/sending/record-origin.ts';

/*
 * Reports once what the visit to this document was like, when the visitor leaves it or switches to another tab. An
 * entry of its own, which boot.ts imports after the page's scripts. Also records in this tab how the visitor came to the site.
 */

if (navigator.doNotTrack !== '1' && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) {
  observe();
  recordOrigin();
}

function observe(): void {
  const report: VisitReport = {
    route: document.getElementById('root')?.dataset.page ?? '',
    scriptFailed: false,
    chunkFailed: false,
  };
  observeChunks(() => {
    report.chunkFailed = true;
  });
  const millisecond =
    (name: 'lcpMs' | 'inpMs' | 'ttfbMs') =>
    ({ value }: Metric): void => {
      report[name] = 10 * Math.round(value / 10);
    };
  onTTFB(millisecond('ttfbMs'));
  onLCP(millisecond('lcpMs'), { reportAllChanges: true });
  onINP(millisecond('inpMs'), { reportAllChanges: true });
  onCLS(
    ({ value }) => {
      report.cls = Math.round(value * 100) / 100;
    },
    { reportAllChanges: true },
  );
  sendWhenHidden(report);
}

/**
 * Calls `onFailed` for each script that the server responds to with an error, also for those loaded before this call. A
 * visitor who is offline gets no response and is not counted.
 */
function observeChunks(onFailed: () => void): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    if (entries.some(({ name, responseStatus }) => name.includes('/assets/') && responseStatus >= 400)) onFailed();
  }).observe({ type: 'resource', buffered: true });
}

/** `visibilitychange` is the last event that browsers fire reliably, on phones too. */
function sendWhenHidden(report: VisitReport): void {
  // Not from #contract: a module that main.tsx shares would become a chunk, and one request more before the first view.
  const path = document.querySelector<HTMLElement>('[data-to]')?.dataset.to;
  const send = () => {
    if (document.visibilityState !== 'hidden' || !path) return;
    removeEventListener('visibilitychange', send);
    report.scriptFailed = globalThis.scriptFailed === true;
    navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
}
