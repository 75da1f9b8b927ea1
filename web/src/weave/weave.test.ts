import { expect, test } from 'vitest';
import { iconNames } from '#content/types.ts';
import { sampleTeam } from '#content/lists/team.samples.ts';
import { cover } from './cloth.ts';
import { icons } from './icons.ts';
import { portrait } from './portrait.ts';
import { readStrokes } from './read-strokes.testkit.ts';
import { type Stroke, strokes } from './strokes.ts';
import { wovenLine, type Dye, wovenLineSvg } from './woven-line.ts';

test('the sheet has an icon of 11 by 11 letters for each name and no others', () => {
  expect(Object.keys(icons)).toEqual(iconNames);
  for (const rows of Object.values(icons)) expect(rows.join('\n')).toMatch(/^([.a-z0-9]{11}\n){10}[.a-z0-9]{11}$/);
});

test('every thread starts at its position, for any number of threads', () => {
  const threads = Array.from({ length: 500 }, (_, index): Stroke => [index / 3, (index * 7) % 11, 1 + (index % 5) / 4]);
  const places = threads.map((thread) => thread.map((value) => Math.round(value * 10) / 10));
  expect(readStrokes(strokes(threads))).toEqual(places);
});

function count(svg: string, className: string): number {
  const [, d = ''] = new RegExp(`class="${className}"[^>]* d="([^"]*)"`).exec(svg) ?? [];
  return d.split('v').length - 1;
}

test('the line on the page has the stitches of the line in the email', () => {
  const svg = wovenLineSvg('Asha Patel');
  const stitches = wovenLine('Asha Patel').flat();
  const classes: readonly [Dye, string][] = [
    ['silence', 'st'],
    [1, 'c1'],
    [2, 'c2'],
    [3, 'c3'],
    [4, 'c4'],
  ];
  for (const [dye, className] of classes) {
    expect(count(svg, className)).toBe(stitches.filter((stitch) => stitch === dye).length);
  }
});

function wordLengths(name: string): number[] {
  const middle = wovenLine(name)[6]!
    .map((stitch) => (typeof stitch === 'number' ? '#' : ' '))
    .join('');
  return (middle.match(/#+/g) ?? []).map((word) => word.length);
}

test('a longer name is a longer cloth: two threads for a letter, and a rest between words', () => {
  expect(['', 'Tom', 'Li Wei', 'Mohammed Al-Farsi'].map(wordLengths)).toEqual([[], [6], [4, 6], [16, 4, 10]]);
  expect(wovenLine('  Zoë  Patel ')).toEqual(wovenLine('zoe patel'));
});

test('names that differ in a letter differ, in other scripts and at the end of a long name too', () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff ';
  const names = [
    'Rachel Ogden',
    'Rachel Ogdon',
    'Racheel Ogden',
    'राजेश',
    'Łukasz',
    '李伟',
    `${long}Anna`,
    `${long}Ben`,
  ];
  expect(new Set(names.map((name) => wovenLineSvg(name))).size).toBe(names.length);
});

test('every person has two eyes and two brows in front of the hair, and no two are alike', () => {
  const faces = sampleTeam.map(({ name }, place) => portrait(name, place));
  expect(new Set(faces.map((face) => face.replace(/t\d/, ''))).size).toBe(faces.length);
  for (const face of faces) {
    const paths = [...face.matchAll(/<path [^>]*?d="([^"]*)"/g)].map(([, d = '']) => readStrokes(d));
    const [brows = [], , eyes = []] = paths.slice(-3);
    expect(brows.map(([x]) => x)).toEqual([46, 50, 62, 66]);
    expect(eyes.filter(([, , length]) => length === 4).map(([x]) => x)).toEqual([50, 62]);
  }
});

test('two hundred articles have two hundred covers of at most 16 kB', () => {
  const covers = Array.from({ length: 200 }, (_, index) => cover(`article-${index}`));
  expect(new Set(covers).size).toBe(covers.length);
  expect(Math.max(...covers.map(({ length }) => length))).toBeLessThan(16_000);
});
