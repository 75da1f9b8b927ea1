import { expect, test } from 'vitest';
import { loadedList, loadingList, nextList } from './list-state.ts';
import { samplePosts } from './blog.testkit.ts';

function setUp() {
  return nextList(loadingList, { type: 'loaded', number: 1, page: { items: samplePosts(9) } });
}

test.each([
  [8, undefined, false],
  [9, undefined, true],
  [9, 1, false],
  [9, 2, true],
  // The CMS leaves out protected posts, so a page may be short.
  [8, 2, true],
  [0, 2, false],
])('after a first page of %d items, of %s pages, hasMore is %s', (count, totalPages, hasMore) => {
  const page = { items: samplePosts(count), ...(totalPages === undefined ? {} : { totalPages }) };
  expect(loadedList(page, 1).hasMore).toBe(hasMore);
});

test('a list that starts at page 2 continues with page 3', () => {
  const list = loadedList({ items: samplePosts(9, 10), totalPages: 3 }, 2);
  expect(list.hasMore).toBe(true);
  const all = nextList(list, { type: 'more-loaded', number: 3, page: { items: samplePosts(7, 19), totalPages: 3 } });
  expect(all).toMatchObject({ pages: 3, hasMore: false, items: { length: 16 } });
});

test('a page that loads twice counts once, so the next one is not skipped', () => {
  const page = { items: [{ id: 0 }, ...samplePosts(8, 10)] };
  const once = nextList(setUp(), { type: 'more-loaded', number: 2, page });
  expect(nextList(once, { type: 'more-loaded', number: 2, page })).toEqual(once);
  expect(once).toMatchObject({ pages: 2, items: { length: 18 } });
});

test('an empty next page ends the list without an error', () => {
  const ended = nextList(setUp(), { type: 'more-loaded', number: 2, page: { items: [] } });
  expect(ended).toMatchObject({ status: 'loaded', hasMore: false, more: 'idle' });
  expect(ended.items).toHaveLength(9);
});

test('the cards stay and loading more can be retried when the next page fails', () => {
  const failed = nextList(setUp(), { type: 'more-failed' });
  expect(failed).toMatchObject({ status: 'loaded', more: 'failed', pages: 1, hasMore: true });
  expect(failed.items).toHaveLength(9);
  expect(nextList(failed, { type: 'more-requested' }).more).toBe('loading');
});

test('reloading or failing the first page removes the old cards', () => {
  expect(nextList(setUp(), { type: 'requested' }).items).toEqual([]);
  expect(nextList(setUp(), { type: 'failed' })).toMatchObject({ status: 'failed', items: [] });
});

test('items without an id are all kept', () => {
  expect(loadedList({ items: [{ id: 0 }, { id: 0 }, { id: 0 }] }, 1).items).toHaveLength(3);
});
