import { expect, test } from 'vitest';
import { isPost, type Post } from './post.ts';
import { isCategory, readWirePost, toWirePost } from './cms-wire.ts';

const post: Post = {
  id: 7,
  slug: 'a-post',
  title: 'A <b> in a title',
  html: '<p>Text</p>',
  excerpt: 'Text',
  date: '2026-11-12T04:30:00Z',
  modified: '2026-11-13T04:30:00Z',
  image: { url: 'https://cms.example.com/a.png', alt: 'A', width: 8, height: 5, srcset: 'a.png 8w' },
  categories: [{ id: 2, name: 'Voice AI', slug: 'voice-ai' }],
  author: 'Isha',
  language: 'gu',
  readingMinutes: 4,
  seo: { title: 'For search engines' },
};

const empty = { rendered: '' };
const wirePost = { id: 7, slug: 'a-post', date: '2026-11-12T04:30:00Z', title: empty, content: empty, excerpt: empty };

test.each([
  ['every field', post],
  ['required fields', { ...post, modified: undefined, image: undefined, author: undefined, language: undefined }],
  ['no known shape', { id: 7 }],
])('a post with %s is the same after serialisation', (_, sent) => {
  expect(readWirePost(JSON.parse(JSON.stringify(toWirePost(sent))))).toEqual(sent);
});

test('a post with its id, slug, date and three texts can be shown, even if the texts are empty', () => {
  expect(readWirePost(wirePost)).toMatchObject({ id: 7, title: '', html: '', categories: [] });
});

test.each([
  ['id', 0],
  ['id', 1.5],
  ['id', '7'],
  ['slug', ' '],
  ['date', ''],
  ['title', 'A title'],
  ['title', { rendered: 5 }],
  ['content', null],
  ['excerpt', undefined],
])('a post whose %s is %j is damaged', (field, value) => {
  expect(isPost(readWirePost({ ...wirePost, [field]: value }))).toBe(false);
});

test.each([[null], [undefined], ['post'], [[]]])('%j is a damaged post without an id', (value) => {
  expect(readWirePost(value)).toEqual({ id: 0 });
});

test.each([
  ['id', 0],
  ['name', ''],
  ['slug', ' '],
  ['count', -1],
  ['count', '3'],
])('a category whose %s is %j is rejected', (field, value) => {
  const category = { id: 2, name: 'Voice AI', slug: 'voice-ai', count: 0 };
  expect(isCategory(category)).toBe(true);
  expect(isCategory({ ...category, [field]: value })).toBe(false);
});
