import type { Measurement as LighthouseMeasurement } from './lighthouse.ts';
import type { MainThread } from './main-thread.ts';

/** One measurement of a page: Lighthouse's, and its work on the main thread. */
export type Measurement = LighthouseMeasurement & MainThread;

/** A page and all its measurements. */
export type Measured = { page: string; runs: readonly Measurement[] };

const whole = (value: number) => String(Math.round(value));

const columns: readonly [title: string, key: keyof Measurement, format: (value: number) => string][] = [
  ['perf', 'performance', whole],
  ['a11y', 'accessibility', whole],
  ['best', 'bestPractices', whole],
  ['seo', 'seo', whole],
  ['FCP ms', 'fcp', whole],
  ['LCP ms', 'lcp', whole],
  ['TBT ms', 'tbt', whole],
  ['CLS', 'cls', (value) => value.toFixed(3)],
  ['SI ms', 'speedIndex', whole],
  ['script ms', 'script', whole],
  ['long task ms', 'longestTask', whole],
  ['kB', 'bytes', (value) => (value / 1000).toFixed(1)],
  ['requests', 'requests', whole],
];

/** The medians as a Markdown table, FCP and LCP also as multiples of the first page's, which is the control. */
export function benchTable(pages: readonly Measured[]): string {
  const [control] = pages;
  const rows = pages.map(({ page, runs }) => {
    const middle = (key: keyof Measurement) => median(runs.map((run) => run[key]));
    const times = (key: 'fcp' | 'lcp') =>
      control ? `${(middle(key) / median(control.runs.map((run) => run[key]))).toFixed(2)} ×` : '';
    return [page, ...columns.map(([, key, format]) => format(middle(key))), times('fcp'), times('lcp')];
  });
  const titles = ['page', ...columns.map(([title]) => title), 'FCP : control', 'LCP : control'];
  const rule = titles.map((_, index) => (index === 0 ? '---' : '---:'));
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
