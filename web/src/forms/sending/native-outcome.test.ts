import { expect, test } from 'vitest';
import { takeNativeOutcome } from './native-outcome.ts';

function setUp() {
  const notes = new Map([['sent-natively', '1']]);
  const storage = () => ({
    getItem: (key: string) => notes.get(key) ?? null,
    removeItem: (key: string) => void notes.delete(key),
  });
  return { take: (search: string) => takeNativeOutcome(search, storage) };
}

test('the tab that submitted a form natively reads its reference number from the URL, once', () => {
  const { take } = setUp();
  expect(take('?sent=ok&id=7F3A-19C2')).toEqual({ reference: '7F3A-19C2' });
  expect(take('?sent=ok&id=7F3A-19C2')).toBeUndefined();
});

test('a URL cannot make the page show arbitrary text', () => {
  expect(setUp().take('?sent=ok&id=Call+0900+now')).toEqual({ reference: undefined });
});

test('a URL without sent=ok has no outcome', () => {
  expect(setUp().take('')).toBeUndefined();
  expect(setUp().take('?sent=no&id=7F3A-19C2')).toBeUndefined();
});

test('the URL is trusted if storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden');
  };
  expect(takeNativeOutcome('?sent=ok&id=7F3A-19C2', forbidden)).toEqual({ reference: '7F3A-19C2' });
});
