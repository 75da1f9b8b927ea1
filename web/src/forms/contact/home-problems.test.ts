import { expect, test } from 'vitest';
import { homeProblems } from './home-problems.ts';

test('every empty field has a sentence of its own, all at once', () => {
  expect(homeProblems({ name: '', email: '  ', message: '\n' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    message: 'Message is required',
  });
});

test('an address of any form will do', () => {
  expect(homeProblems({ name: 'Asha', email: 'abc', message: 'Hello' })).toEqual({});
});
