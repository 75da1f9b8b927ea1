import { expect, test } from 'vitest';
import { addressHint } from './address-hint.ts';

test.each([
  'abc',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@example.',
  'asha@example.c',
  'asha @example.com',
  'asha@.com',
  'asha@127.0.0.1',
  'asha@0x7f.1',
  'asha@1.0x7f',
])('the address %s looks incomplete', (typed) => {
  expect(addressHint(typed)).toBe('This address looks incomplete');
});

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['Asha.P@GMAI.com', 'Asha.P@gmail.com'],
  ['asha@hotmial.co', 'asha@hotmail.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@yahooo.com', 'asha@yahoo.com'],
])('the address %s gets the suggestion %s', (typed, meant) => {
  expect(addressHint(typed)).toContain(meant);
});

test.each([
  '',
  '  ',
  'asha@gmail.com',
  'asha@ymail.com',
  'asha@mail.com',
  'asha@example.com',
  'asha+bot@sub.example.co.in',
  'અશા@ઉદાહરણ.ભારત',
  'asha@me.com',
  'asha@hey.com',
])('the address %j gets no hint', (typed) => {
  expect(addressHint(typed)).toBeUndefined();
});
