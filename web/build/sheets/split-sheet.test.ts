import { expect, test } from 'vitest';
import { canMatch, splitSheet } from './split-sheet.ts';

const wears =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test.each([
  ['h1', true],
  ['.a', true],
  ['.a:hover::after', true],
  ['.a[data-open] > .b', false],
  ['.a .b:hover', false],
  ['.a:not(.b)', true],
  ['html:has(.b)', false],
  [':is(.a,.b) p', true],
  [':is(.b,.c) p', false],
  ['.b:is(.a)', false],
  ['.a[title=".b"]', true],
  ['.ab', false],
])('where only .a is worn, %s matching is %s', (selector, can) => {
  expect(canMatch(selector, wears('a'))).toBe(can);
});

test('each rule is in one part, in its layer and its condition', () => {
  const sheet =
    '@layer base{h1{margin:0}.b{color:red}}@layer late{.c{top:0}}' +
    '.a,.b{left:0}@media (width>=4rem){.b{top:1px}.a{top:2px}}';
  expect(splitSheet(sheet, wears('a'))).toEqual({
    first: '@layer base{h1{margin:0}}@layer late;.a{left:0}@media (width>=4rem){.a{top:2px}}',
    rest: '@layer base{.b{color:red}}@layer late{.c{top:0}}.b{left:0}@media (width>=4rem){.b{top:1px}}',
  });
});

test('what is for print waits, in its layer', () => {
  const sheet = '@layer late{@media print{@page{margin:1cm}.a{top:0}}}@media not print{.a{top:1px}}';
  expect(splitSheet(sheet, wears('a'))).toEqual({
    first: '@layer late;@media not print{.a{top:1px}}',
    rest: '@layer late{@media print{@page{margin:1cm}.a{top:0}}}',
  });
});

test('an animation comes with the first rule that runs it, and fonts come once', () => {
  const sheet =
    '@font-face{font-family:A;src:url(/a.woff2)}@keyframes grow{0%{top:0}}@keyframes fade{to{opacity:0}}' +
    '.a{animation:grow 1s}.b{animation:1s fade,1s grow}';
  expect(splitSheet(sheet, wears('a'))).toEqual({
    first: '@font-face{font-family:A;src:url(/a.woff2)}@keyframes grow{0%{top:0}}.a{animation:grow 1s}',
    rest: '@keyframes fade{to{opacity:0}}.b{animation:1s fade,1s grow}',
  });
});
