import { expect, test } from 'vitest';
import { wovenLine } from './woven-line.ts';
import { type Dye, wovenLineSvg } from './woven-line-svg.ts';

/** Number of threads drawn in a colour. */
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

test('another name gives another line', () => {
  expect(wovenLineSvg('Asha Patel')).not.toBe(wovenLineSvg('Ravi Shah'));
});
