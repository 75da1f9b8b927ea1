import { syllableHeights } from './syllables.ts';

/** A recording whose loudest thread is below this level is shown as quiet; 1 is full scale. */
const quiet = 0.02;

/** Returns the level of samples from -1 to 1, as root mean square. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Returns levels in steps from 1 to 9, as ears compare them: 3 decibels each, below the loudest; 0 is a pause. */
export function stepsOf(levels: readonly number[]): number[] {
  const loudest = Math.max(quiet, ...levels);
  return levels.map((level) => Math.max(0, Math.round(9 + (20 / 3) * Math.log10(level / loudest))));
}

/** Returns the steps of consecutive parts of a recording with 16 bits per sample. */
export function recordingSteps(samples: Int16Array, parts: number): number[] {
  const levels = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * samples.length) / parts));
    return levelOf(samples.subarray(from, to)) / 32_768;
  });
  return stepsOf(levels);
}

/** Returns the heights of a recording's syllables from 0 to 1, for the line of the office's email. */
export function recordingLoudness(samples: Int16Array, parts: number): number[] {
  return syllableHeights(recordingSteps(samples, parts));
}
