import { onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VisitReport, VisitStep } from '#contract/report.ts';
import { sourceOf } from '#contract/visit-source.ts';
import { recordOrigin } from '../forms/sending/record-origin.ts';

declare global {
  var visitSteps: Set<VisitStep> | undefined;
}

/*
 * Reports once what the visit to this document was like, when the visitor leaves it or switches to another tab. An
 * entry of its own, which boot.ts imports after the page's scripts. Also records in this tab how the visitor came to the site.
 */

const steps = (globalThis.visitSteps ??= new Set());

if (navigator.doNotTrack !== '1' && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) {
  observe();
  recordOrigin();
  addEventListener('scroll', noteSeen);
  addEventListener('input', ({ target }) => note('begun', target));
  addEventListener('reset', ({ target }) => note('sent', target));
}

function observe(): void {
  const { referrer } = document;
  const [visit] = performance.getEntriesByType('navigation');
  const isArrival = visit?.type === 'navigate' && !referrer.startsWith(location.origin);
  const report: VisitReport = {
    route: document.getElementById('root')?.dataset.page ?? '',
    scriptFailed: false,
    chunkFailed: false,
    source: isArrival ? sourceOf(referrer, visit.name) : undefined,
    slug: location.pathname.split('/')[2],
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

function note(step: 'seen' | 'begun' | 'sent', target: EventTarget | null): void {
  const { email, form } = ((target as Element).closest('form') ?? {}) as Partial<Record<string, HTMLInputElement>>;
  if (email) steps.add(`${form?.value ?? 'application'} form ${step}` as VisitStep);
}

function noteSeen(): void {
  for (const form of document.forms) if (form.getBoundingClientRect().top < innerHeight) note('seen', form);
}

/** `visibilitychange` is the last event that browsers fire reliably, on phones too. */
function sendWhenHidden(report: VisitReport): void {
  // Not from #contract: a module that main.tsx shares would become a chunk, and one request more before the first view.
  const path = document.querySelector<HTMLElement>('[data-to]')?.dataset.to;
  const send = () => {
    if (document.visibilityState !== 'hidden' || !path) return;
    removeEventListener('visibilitychange', send);
    noteSeen();
    report.steps = [...steps];
    report.scriptFailed = globalThis.scriptFailed === true;
    navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
}
