import { type LineSize, lineSvg, palettes, silentThread } from './conversation.ts';
import { loudnessOf } from './loudness.ts';
import { dyedThreads, layerGroup } from './thread.ts';

/** A thread is this much of a voice, in milliseconds: a line has room for 8.6 seconds. */
export const threadMs = 60;

const size: LineSize = { width: 1440, height: 200, unit: 10 };
const threads = size.width / size.unit;
const middle = size.height / 2;

/** Returns the height of each thread from 1 to 9, a step for each 3 decibels below the loudest; 0 is a pause. */
export function stepsOf(levels: readonly number[]): number[] {
  return loudnessOf(levels).map((loudness) => Math.max(0, Math.round(loudness * 12) - 3));
}

/**
 * Returns a voice as the SVG of one line in the caller's colours, a thread for each level, and running stitches for pauses
 * and for the rest of the line. The needle is after the last thread.
 */
export function voiceLine(levels: readonly number[], hasNeedle: boolean): string {
  const steps = stepsOf(levels);
  const place = { threads, unit: size.unit, left: 0, middle, halfHeight: middle };
  const group = layerGroup(
    dyedThreads(place, (thread) => [((steps[thread] ?? 0) * size.unit) / middle, 0]),
    size.unit,
    palettes[0],
  );
  const silence = Array.from({ length: threads }, (_, thread) => thread)
    .filter((thread) => !steps[thread])
    .map((thread) => silentThread(thread, size));
  const needle = `<path class="m" stroke-width="3" d="m${levels.length * size.unit} 0v${size.height}"/>`;
  return lineSvg({ turns: [{ group }, ...(hasNeedle ? [{ group: needle }] : [])], silence }, size);
}
