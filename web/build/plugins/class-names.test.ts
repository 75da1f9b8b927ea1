import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

const folder = join(import.meta.dirname, '../../src');
const footer = join(folder, 'shell/Footer.module.css');
const brand = join(folder, 'shell/Brand.module.css');

test('the same class has the same name in every build, and no two classes share one', () => {
  const names = () => {
    const nameOf = shortClassNames(folder);
    return [nameOf('strip', footer), nameOf('grid', `${footer}?used`), nameOf('strip', brand), nameOf('strip', footer)];
  };
  const [strip, grid, other, again] = names();
  expect(names()).toEqual([strip, grid, other, again]);
  expect(again).toBe(strip);
  expect(new Set([strip, grid, other]).size).toBe(3);
});

test('a stylesheet outside the folder is an error', () => {
  expect(() => shortClassNames(folder)('strip', '/elsewhere/Footer.module.css')).toThrow('Expected a CSS module');
});
