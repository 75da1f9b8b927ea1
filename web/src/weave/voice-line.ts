import { recordedLine } from './recorded-line.ts';

export const lineThreads = 144;

/** A thread is this much of a voice while it is recorded, in milliseconds: a line has room for 8.6 seconds. */
export const threadMs = 60;

/**
 * Returns a visitor's voice as the SVG of one line, a thread for each of its steps (`stepsOf`), with the agent's answer after
 * it and running stitches for the rest. What is after `until` threads is not woven yet.
 */
export function voiceLine(steps: readonly number[], answer: readonly number[] = [], until = lineThreads): string {
  const spoken = [...steps, ...answer];
  const levels = Array.from({ length: lineThreads }, (_, thread) => spoken[thread] ?? 0);
  // In the middle of the answer's first thread, otherwise rounding would move it.
  const turns = [0, steps.length + 0.5].map((from) => ({ from, isAgent: from > 0, words: '' }));
  return recordedLine({ file: '', seconds: lineThreads, levels, turns }, { width: 1440, height: 200, unit: 10 }, until);
}
