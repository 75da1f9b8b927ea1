import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { readStitches } from '../../weave/read-strokes.testkit.ts';
import { tightDay, wideDay } from '../contact.art.static.ts';

test('the stylesheet has a class for the opening and the closing time of the office', async () => {
  const css = await readFile(new URL('./DayLine.module.css', import.meta.url), 'utf8');
  const { opens, closes } = company.officeHours;
  for (const minute of [0, opens, closes]) expect(css).toContain(`.at${minute / 30} {`);
});

test.each([
  ['wide', wideDay, 70],
  ['tight', tightDay, 50],
])('every stitch of the %s day is on the middle of the line', (_, day, middle) => {
  expect(new Set(readStitches(day).map(([, y, length]) => `${y} ${length}`))).toEqual(new Set([`${middle} 10`]));
});
