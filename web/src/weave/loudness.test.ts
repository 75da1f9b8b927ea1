import { expect, test } from 'vitest';
import { recordingLevels, recordingLoudness } from './loudness.ts';
import { readStitches, readStrokes } from './read-strokes.testkit.ts';
import { voiceLine } from './voice-line.ts';
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

test('a louder part of a recording is taller, a pause is not woven', () => {
  const amplitudes = Array.from({ length: threads }, (_, thread) => [0, 0.05, 0.2, 0.8][Math.floor(thread / 20)] ?? 0);
  const [pause, quiet, middle, loud] = [5, 25, 45, 65].map(
    (thread) => heights(recordingLoudness(toneOf(amplitudes), threads))[thread],
  );
  expect(pause).toBe(0);
  expect(quiet).toBeGreaterThan(0);
  expect(middle).toBeGreaterThan(quiet!);
  expect(loud).toBeGreaterThan(middle!);
  expect(loud).toBeGreaterThanOrEqual(picks - 2);
});

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

test('a voice is a thread for each of its parts, in nine heights by loudness, and a pause is a stitch', () => {
  const amplitudes = [0, 1, 0.71, 0.5, 0.36, 0.25, 0.18, 0.125, 0.09, 0.063, 0.03, 0];
  const svg = voiceLine(recordingLevels(toneOf(amplitudes), amplitudes.length), false);
  const outer = readStrokes(/class="c1" d="([^"]*)"/.exec(svg)?.[1] ?? '');
  expect(outer.map(([x, , length]) => [x, length / 20])).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2, 1].map((height, at) => [15 + 10 * at, height]),
  );
  expect(readStitches(svg).map(([x]) => x)).toEqual(
    Array.from({ length: 144 }, (_, thread) => 5 + 10 * thread).filter((x) => x < 10 || x > 100),
  );
});
