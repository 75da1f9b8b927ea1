import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry } from '../../chat/conversation.ts';
import { captionWidths } from '../../ui/SpokenLine.tsx';
import { readStitches } from '../../weave/read-strokes.testkit.ts';
import { ownLine, turnsOf } from './OwnLine.tsx';
import { turnAt } from '../../ui/CallPlayer.tsx';
import { RingIt } from './HomeHero.tsx';

const ask = (text: string): Entry => ({ type: 'user', text, at: 0 });
const answer = (text: string): Entry => ({ type: 'ai', text, at: 0 });
const talk = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => (at % 2 === 0 ? ask('What do you build?') : answer('word '.repeat(40))));

/** The groups of a line in the order of the SVG, the newest turn last. */
function groups(entries: readonly Entry[]): string[] {
  return ownLine(entries).svg.match(/<g .*?<\/g>/g) ?? [];
}

test('a question is a turn of the caller, a reply one of the agent, as long as its words, a failure none', () => {
  const failure = { ...answer('There was an error.'), retry: 'Hello' };
  expect(turnsOf([ask('Hello'), failure, answer('We build voice agents.')])).toEqual([
    [0, 10, 'You', 'Hello'],
    [1, 15, 'AI Assistant', 'We build voice agents.'],
  ]);
});

test('words are cut only if the line has no room for them', () => {
  const [question, cut] = turnsOf([ask('Where is the data of our customers stored?'), answer('x'.repeat(1_000))]);
  expect(question?.[3]).toBe('Where is the data of our customers stored?');
  expect(cut?.[3]).toMatch(/^x{30,}…$/);
});

test('six turns fill the line, and until then the rest of it is silent', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) expect(groups(talk(count))).toHaveLength(count);
  const [first = 0] = captionWidths(turnsOf(talk(1)));
  const stitches = readStitches(ownLine(talk(1)).svg).map(([x]) => x);
  for (let x = 10 * first + 5; x < 1440; x += 10) expect(stitches).toContain(x);
  const widths = captionWidths(turnsOf(Array.from({ length: 9 }, () => answer('word '.repeat(40)))));
  expect(widths).toHaveLength(6);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(144);
});

test('a new turn is last and leaves the earlier ones as they were', () => {
  const [two, three] = [groups(talk(2)), groups(talk(3))];
  expect(three.slice(-3, -1)).toEqual(two.slice(-2));
});

test('a turn lasts until the next one begins, including the silence between them', () => {
  const turns = [{ from: 1 }, { from: 3 }];
  expect([0, 1, 2.9, 3, 99].map((seconds) => turnAt(turns, seconds))).toEqual([0, 0, 0, 1, 1]);
});

test('a number that an agent answers is a link to call it, and without one there is not even a label', () => {
  expect(renderToStaticMarkup(<RingIt phone="" />)).toBe('');
  expect(renderToStaticMarkup(<RingIt phone="+91 20000 00000" />)).toContain('href="tel:+912000000000"');
});
