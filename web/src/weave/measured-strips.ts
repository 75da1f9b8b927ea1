import type { Project } from '#content/lists/project.ts';

/** What was counted before and after the work, as the content writes it: “40 a week”. */
export type Measured = NonNullable<Project['measures']>[number];

/**
 * Returns the lengths of two strips on one scale, in threads: a thread for each, if they can be counted, and at least one
 * if there was anything. Undefined if the units differ.
 */
export function stripLengths(measure: Measured): { before: number; after: number; threads: number } | undefined {
  const [from, to] = [figureOf(measure.before), figureOf(measure.after)];
  if (from.unit !== to.unit) return undefined;
  const most = Math.max(from.value, to.value);
  const threads = Number.isInteger(most) && most >= 20 && most <= 60 ? most : 55;
  const [before = 0, after = 0] = [from, to].map(({ value }) =>
    value > 0 ? Math.max(0.84, Math.round((value / most) * threads * 100) / 100) : 0,
  );
  return { before, after, threads };
}

/**
 * Returns the two figures and what they count. A unit of both that is no symbol belongs to the name.
 * @example outcomeOf({ name: 'Calls lost', before: '40 a week', after: '3 a week' }) // 40, 3, “Calls lost, a week”
 */
export function outcomeOf(measure: Measured): { from: string; to: string; name: string } {
  const { name, before, after } = measure;
  const [from, { figure, unit }] = [figureOf(before), figureOf(after)];
  const isPlain = from.unit === unit && before.startsWith(from.figure) && after.startsWith(figure);
  if (!isPlain) return { from: before, to: after, name };
  if (unit.length > 3) return { from: from.figure, to: figure, name: `${name}, ${unit}` };
  return { from: from.figure, to: `${figure}\u{a0}${unit}`.trim(), name };
}

function figureOf(text: string) {
  const [figure] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? ['0'];
  return { figure, unit: text.replace(figure, '').trim(), value: Number(figure.replaceAll(',', '')) };
}
