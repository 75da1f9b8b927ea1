import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCall, scripts } from '#content/sample-calls.ts';
import { levelOf } from '#weave/loudness.ts';
import { decodeMp3, soundOf } from './sound.ts';

const names = Object.keys(scripts) as (keyof typeof scripts)[];

test.each(names)('the sample call “%s” says its script, and each turn begins when its sound does', async (name) => {
  const { file, turns, ...line } = sampleCall(name);
  const [first, ...words] = scripts[name];
  expect(turns.map((turn) => turn.words)).toEqual(words);
  expect(turns.map(({ isAgent }) => isAgent)).toEqual(words.map((_, turn) => (first + turn) % 2 === 1));
  const folder = file.startsWith('/art/') ? '../src/content' : '../public';
  const mp3 = readFileSync(new URL(folder + file.replace('/art/', '/'), import.meta.url));
  const sound = await decodeMp3(mp3);
  if (!sound) throw new Error('Expected an mp3.');
  expect(soundOf(sound)).toEqual(line);
  expect(line.seconds).toBeGreaterThan(12);
  expect(line.seconds).toBeLessThan(20);
  expect(mp3.length).toBeGreaterThan(60_000);
  expect(mp3.length).toBeLessThan(120_000);
  const levelAt = (seconds: number) =>
    levelOf(sound.samples.subarray((seconds - 0.05) * sound.rate, (seconds + 0.05) * sound.rate));
  for (const { from } of turns) {
    expect([levelAt(from - 0.1), levelAt(from + 0.1)].map((level) => level > 0.01)).toEqual([false, true]);
  }
});
