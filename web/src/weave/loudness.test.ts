import { expect, test } from 'vitest';
import { recordingLoudness } from './loudness.ts';
import { wovenLine, wovenLineSize } from './woven-line.ts';

const { threads, picks } = wovenLineSize;

/** Returns a tone of this amplitude for each thread, 16 bits per sample. */
function toneOf(amplitudes: readonly number[], samplesPerThread = 800): Int16Array {
  return Int16Array.from(
    { length: amplitudes.length * samplesPerThread },
    (_, at) => (amplitudes[Math.floor(at / samplesPerThread)] ?? 0) * 32_767 * Math.sin(at / 3),
  );
}

/** Returns the number of woven picks of each thread. */
function heights(loudness: readonly number[]): number[] {
  const rows = wovenLine(loudness);
  return Array.from({ length: threads }, (_, thread) => rows.filter((row) => typeof row[thread] === 'number').length);
}

test('a recording that is half as loud has the same line, noise alone stays low', () => {
  const amplitudes = Array.from({ length: threads }, (_, thread) => 0.1 + (thread % 5) / 10);
  const half = amplitudes.map((amplitude) => amplitude / 2);
  expect(heights(recordingLoudness(toneOf(half), threads))).toEqual(
    heights(recordingLoudness(toneOf(amplitudes), threads)),
  );
  expect(Math.max(...heights(recordingLoudness(toneOf(amplitudes.map(() => 0.001)), threads)))).toBeLessThan(picks / 2);
});

test('a recording of any length has a line, also of one sample or none', () => {
  for (const samples of [0, 1, 74, 960_000]) {
    const loudness = recordingLoudness(new Int16Array(samples), threads);
    expect(loudness).toHaveLength(threads);
    expect(loudness.every((value) => value === 0)).toBe(true);
  }
});
