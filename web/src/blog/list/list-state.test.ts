import { expect, test } from 'vitest';
import { loadedList, loadingList, nextList } from './list-state.ts';
import { samplePosts } from '../set-up.ts';

function setUp() {
  return nextList(loadingList, { type: 'came', page: { items: samplePosts(9) } });
}

function idsOf({ items }: { items: readonly unknown[] }) {
  return (items as { id: number }[]).map(({ id }) => id);
}

test.each([
  [8, undefined, false],
  [9, undefined, true],
  [9, 1, false],
  [9, 2, true],
  // A protected post is left out of a page.
  [8, 2, true],
  [0, 2, false],
])('after a first page of %d, of %s pages, more is offered: %s', (count, totalPages, hasMore) => {
  const page = { items: samplePosts(count), ...(totalPages === undefined ? {} : { totalPages }) };
  expect(loadedList(page).hasMore).toBe(hasMore);
});

test('a further page is added, and what stood there already is not added twice', () => {
  const more = nextList(setUp(), { type: 'more-came', number: 2, page: { items: samplePosts(9, 9) } });
  expect(idsOf(more)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(more).toMatchObject({ pages: 2, hasMore: true, more: 'idle' });
});

test('a page that comes twice counts once, so that the next one is not left out', () => {
  const page = { items: [{}, ...samplePosts(8, 10)] };
  const once = nextList(setUp(), { type: 'more-came', number: 2, page });
  expect(nextList(once, { type: 'more-came', number: 2, page })).toEqual(once);
  expect(once).toMatchObject({ pages: 2, items: { length: 18 } });
});

test('an empty further page ends the list quietly', () => {
  const ended = nextList(setUp(), { type: 'more-came', number: 2, page: { items: [] } });
  expect(ended).toMatchObject({ status: 'loaded', hasMore: false, more: 'idle' });
  expect(ended.items).toHaveLength(9);
});

test('a further page that fails leaves the cards, and may be asked for again', () => {
  const failed = nextList(setUp(), { type: 'more-failed' });
  expect(failed).toMatchObject({ status: 'loaded', more: 'failed', pages: 1, hasMore: true });
  expect(failed.items).toHaveLength(9);
  expect(nextList(failed, { type: 'asked-for-more' }).more).toBe('loading');
});

test('a new first page replaces the list', () => {
  const replaced = nextList(setUp(), { type: 'came', page: { items: samplePosts(2, 50), total: 2 } });
  expect(idsOf(replaced)).toEqual([50, 51]);
  expect(replaced).toMatchObject({ hasMore: false, total: 2 });
});

test('asking again and failing take the old cards away', () => {
  expect(nextList(setUp(), { type: 'asked' }).items).toEqual([]);
  expect(nextList(setUp(), { type: 'failed' })).toMatchObject({ status: 'failed', items: [] });
});

test('items without an id are all kept', () => {
  expect(loadedList({ items: [{}, {}, null] }).items).toHaveLength(3);
});
