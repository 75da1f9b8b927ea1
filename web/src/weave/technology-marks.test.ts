import { expect, test } from 'vitest';
import { technology } from '#content/collections/technology.ts';
import { displayGlyphs } from '../../build/pictures/display-glyphs.ts';
import { initials } from './monogram.ts';
import { markSheet, ownMark, toolLists } from './technology-marks.ts';

test('most tools of the stack have a logo', () => {
  const names = technology.flatMap(({ tools }) => tools.map(({ name }) => name));
  const marked = names.filter(ownMark);
  expect(marked).toContain('PostgreSQL');
  expect(marked.length).toBeGreaterThan(names.length * 0.7);
});

test('a tool that only a service names has a logo, a word that is not a product has none', () => {
  expect(ownMark('Figma')).toBeDefined();
  expect(ownMark('Web')).toBeUndefined();
});

test.each(toolLists)('each tool of "$title" has one view of its sheet that is not empty', ({ tools }) => {
  const views = [
    ...markSheet(tools, displayGlyphs).matchAll(
      /<view id="([a-z0-9-]+)" viewBox="0 (\d+) 24 24"\/><g transform="translate\(0 (\d+)\)">(.*?)<\/g>(?=<view|<\/svg>)/g,
    ),
  ];
  expect(new Set(views.map(([, id]) => id)).size).toBe(tools.length);
  expect(views.map(([, , seen, drawn]) => [seen, drawn])).toEqual(
    tools.map((_, index) => [String(24 * index), String(24 * index)]),
  );
  expect(views.filter(([, , , , mark = '']) => !/ d="[Mm]\S/.test(mark))).toEqual([]);
});

test.each([
  ['AWS', 'AWS'],
  ['dbt', 'dbt'],
  ['Amazon Polly', 'AP'],
  ['Route 53', 'R5'],
  ['CloudFront', 'CF'],
  ['DynamoDB', 'DD'],
  ['Detectron2', 'D2'],
  ['Twilio', 'Tw'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
