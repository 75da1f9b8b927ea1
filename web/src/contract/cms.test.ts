import { expect, test } from 'vitest';
import { cmsLimits, isCategory, isPost, readingMinutes } from './cms.ts';

function setUp() {
  const post = {
    id: 7,
    slug: 'a-post',
    date: '2026-11-12T04:30:00Z',
    title: { rendered: '' },
    content: { rendered: '' },
    excerpt: { rendered: '' },
  };
  return { post, category: { id: 2, name: 'Voice AI', slug: 'voice-ai', count: 0 } };
}

test('a post is shown when it has id, slug, date and three texts, be they empty', () => {
  expect(isPost(setUp().post)).toBe(true);
});

test.each([
  ['id', 0],
  ['id', -1],
  ['id', 1.5],
  ['id', '7'],
  ['slug', ''],
  ['slug', ' '],
  ['slug', undefined],
  ['date', ''],
  ['date', undefined],
  ['title', 'A title'],
  ['title', { rendered: 5 }],
  ['content', null],
  ['excerpt', undefined],
])('a post whose %s is %j is refused', (field, value) => {
  expect(isPost({ ...setUp().post, [field]: value })).toBe(false);
});

test.each([[null], [undefined], ['post'], [[]]])('%j is no post', (value) => {
  expect(isPost(value)).toBe(false);
});

test('a category without posts is a category', () => {
  expect(isCategory(setUp().category)).toBe(true);
});

test.each([
  ['id', 0],
  ['name', ''],
  ['slug', ' '],
  ['count', -1],
  ['count', '3'],
])('a category whose %s is %j is refused', (field, value) => {
  expect(isCategory({ ...setUp().category, [field]: value })).toBe(false);
});

test('reading takes a minute for every 200 words begun, and at least one', () => {
  expect([0, 200, 201, 400].map(readingMinutes)).toEqual([1, 1, 2, 2]);
  expect(cmsLimits.wordsPerMinute).toBe(200);
});
