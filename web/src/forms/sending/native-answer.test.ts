import { expect, test } from 'vitest';
import { readNativeAnswer } from './native-answer.ts';

test('the reference number of a form that the browser sent by itself is in the address', () => {
  expect(readNativeAnswer('?sent=ok&id=7F3A-19C2')).toEqual({ reference: '7F3A-19C2' });
});

test('an address cannot make the page show a sentence of its own', () => {
  expect(readNativeAnswer('?sent=ok&id=Call+0900+now')).toEqual({ reference: undefined });
});

test('any other address says nothing about a message', () => {
  expect(readNativeAnswer('')).toBeUndefined();
  expect(readNativeAnswer('?sent=no&id=7F3A-19C2')).toBeUndefined();
});
