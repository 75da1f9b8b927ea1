import { expect, test } from 'vitest';
import { technology } from '#content/lists/technology.ts';
import { colors } from '#content/colors.ts';
import { displayGlyphs } from '../../build/pictures/display-glyphs.ts';
import { markSheet, ownMark, toolLists } from './technology-marks.ts';
import { initials } from './monogram.ts';

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

test('logos have a contrast of 3:1 to the page in both themes', () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? [])
      .map((byte) => Number.parseInt(byte, 16) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const drawn = markSheet(['PostgreSQL', 'AWS'], displayGlyphs).match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(drawn.length).toBeGreaterThan(0);
  for (const ground of [colors.ground.light, colors.ground.dark]) {
    for (const color of drawn) {
      const [dark = 0, light = 0] = [luminance(color), luminance(ground)].sort((one, other) => one - other);
      expect((light + 0.05) / (dark + 0.05), `${color} on ${ground}`).toBeGreaterThan(3);
    }
  }
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
