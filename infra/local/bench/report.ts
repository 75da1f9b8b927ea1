/** Numbers of one measurement by column; undefined where an event did not happen. */
export type Measurement = Readonly<Record<string, number | undefined>>;

/** A page and its measurements. */
export type Measured = { page: string; runs: readonly Measurement[] };

/** Returns the medians as a Markdown table, and how many measurements lack a value. */
export function medianTable(pages: readonly Measured[]): string {
  const columns = Object.keys(pages[0]?.runs[0] ?? {});
  const rows = pages.map(({ page, runs }) => [page, ...columns.map((column) => cell(runs.map((run) => run[column])))]);
  const rule = ['---', ...columns.map(() => '---:')];
  return [['page', ...columns], rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  const middle = median(known);
  const text = middle > 0 && middle < 1 ? middle.toFixed(4) : String(Math.round(middle));
  return known.length < values.length ? `${text} (${values.length - known.length} lost)` : text;
}

/** Returns the middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
