import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about } from '#content/about.static.ts';
import { careers } from '#content/careers.ts';
import { homeCall } from '#content/home.ts';
import type { SpokenLine } from '#content/types.ts';
import { servicesPage } from '#content/services.ts';
import { projectLine } from '../weave/project-line.ts';
import { titleLine } from '../weave/woven-line.ts';
import { captionWidths } from './SpokenLine.tsx';

const rules = readFileSync(new URL('./caption-places.module.css', import.meta.url), 'utf8');

const lines = [homeCall, about.journey, servicesPage.line, careers.line];
const titleLines = [2, 3, 4, 5, 6].map(
  (count) => titleLine(`${count} names`, 'A', Array.from({ length: count }, String), [1]).line,
);

test.each<SpokenLine>([...lines, ...titleLines])(
  'the stylesheet has the width of every caption of “$label”, and its turns fill 144 threads',
  ({ captions, wordless = [] }) => {
    const widths = captionWidths(captions);
    const isPlaced = (width: number) => rules.includes(`.w${width} {`) || [1, 2, 3, 4, 5, 6].includes(width / 12);
    expect(widths.filter((width) => !isPlaced(width))).toEqual([]);
    const turns = [...widths, ...captionWidths(wordless.map(([who, threads]) => [who, threads, '', '']))];
    const woven = turns.reduce((sum, width) => sum + width, -3);
    expect(woven).toBeGreaterThan(130);
    expect(woven).toBeLessThanOrEqual(144);
  },
);

test('weeks are as wide as they were long, and one that went wrong is nothing but stitches', () => {
  const weeks = ['Weeks 1–8', 'Weeks 9–12, went wrong'].map((name) => ({ name, value: '' }));
  const worked = projectLine({ title: 'A', weeks });
  expect(worked?.svg.map((svg) => /viewBox="([^"]*)"/.exec(svg)?.[1])).toEqual(['0 0 960 220', '960 0 480 220']);
  expect(worked?.svg.join('').match(/<path class="a1/g)).toHaveLength(1);
  expect(projectLine({ title: 'A' })).toBeUndefined();
});
