import type { Measured } from './client.ts';
import type { VisitorsOutcome } from './run-visitors.ts';

/** How much more the product may take at the end than in the middle: what is collected late, and no leak. */
const growthBound = 1.15;

/** The outcome as lines to print: a row for each kind of request, then memory and processor. */
export function reportLines({ measured, megabytes, processorShare }: VisitorsOutcome): string[] {
  const kinds = [...new Set(measured.map(({ kind }) => kind))].toSorted();
  return [
    '| | requests | errors | p50 ms | p95 ms | p99 ms |',
    '|---|---:|---:|---:|---:|---:|',
    ...kinds.map((kind) =>
      row(
        kind,
        measured.filter((one) => one.kind === kind),
      ),
    ),
    row('all', measured),
    '',
    `Memory of the product: ${memoryAt(megabytes, 0.25)} MB after a quarter, ${memoryAt(megabytes, 0.5)} MB in the middle, ${memoryAt(megabytes, 1)} MB at the end; at most ${Math.max(...megabytes)} MB.`,
    `Processor: ${Math.round(processorShare * 100)} % of one.`,
  ];
}

/** What was not as it should be, as sentences; none when all was well. */
export function faultsOf({ measured, megabytes }: VisitorsOutcome): string[] {
  const wrong = measured.filter(({ isAsExpected }) => !isAsExpected);
  const faults = wrong
    .slice(0, 20)
    .map(({ address, status, ms }) => `${address} answered ${status || 'nothing'} after ${Math.round(ms)} ms.`);
  if (wrong.length > faults.length) faults.push(`${wrong.length - faults.length} more were wrong.`);
  const [middle, end] = [memoryAt(megabytes, 0.5), memoryAt(megabytes, 1)];
  if (end > middle * growthBound) faults.push(`Memory grew from ${middle} MB in the middle to ${end} MB at the end.`);
  return faults;
}

/** At most twenty lines of what the product itself said of what it refused or failed at: the reason behind a fault. */
export function reasonsIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => /"event":"[\w-]*(?:refused|failed|unreachable|unreadable|unrecorded|slow)/.test(line));
  return lines.slice(0, 20).join('\n');
}

/** The median of three samples around a share of the time: one alone may fall just before a collection. */
function memoryAt(megabytes: readonly number[], share: number): number {
  const at = Math.max(0, Math.round(megabytes.length * share) - 2);
  return percentile(megabytes.slice(at, at + 3), 50);
}

function row(name: string, measured: readonly Measured[]): string {
  const times = measured.map(({ ms }) => ms);
  const errors = measured.filter(({ isAsExpected }) => !isAsExpected).length;
  const cells = [measured.length, errors, ...[50, 95, 99].map((percent) => Math.round(percentile(times, percent)))];
  return `| ${name} | ${cells.join(' | ')} |`;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
