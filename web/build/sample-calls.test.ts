import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import calls from '#content/calls/calls.json' with { type: 'json' };
import { clinicDisclosure, dispatchDisclosure, greeting } from '#content/claims.static.ts';
import { homeCall } from '#content/home.ts';
import { sampleCall } from '#content/sample-calls.ts';
import { levelOf } from '#weave/loudness.ts';
import { readMp3 } from './sound.ts';

const names = Object.keys(calls) as (keyof typeof calls)[];

test.each(names)('the line of the call “%s” is that of its sound, and each turn begins with a voice', async (name) => {
  const { file, turns, ...line } = sampleCall(name);
  const folder = new URL(name === 'demo' ? '../public' : '../src/content', import.meta.url);
  const { samples, ...sound } = (await readMp3(readFileSync(folder.pathname + file.replace('/art', ''))))!;
  expect(sound).toEqual(line);
  const isHeard = (at: number) => levelOf(samples.subarray((at - 0.05) * 22_050, (at + 0.05) * 22_050)) > 0.01;
  for (const { from } of turns) expect([isHeard(from - 0.1), isHeard(from + 0.1)]).toEqual([false, true]);
});

test('the demo call says its captions, and the agents of all say first what the claims say', () => {
  expect(sampleCall('demo').turns.map(({ words }) => words)).toEqual(homeCall.captions.map(([, , , words]) => words));
  const said = names.map((name) => sampleCall(name).turns.find(({ isAgent }) => isAgent)?.words);
  expect(said).toEqual([
    expect.stringMatching(clinicDisclosure),
    greeting.text,
    expect.stringMatching(dispatchDisclosure),
    greeting.text,
  ]);
});
