import { expect, test } from 'vitest';
import { chipsOf } from './posts.ts';
import { samplePost } from '#contract/post.testkit.ts';
import { sampleCategory, samplePosts, sampleWirePosts, setUpPosts } from '../blog.testkit.ts';
import { toWirePost } from '#contract/cms-wire.ts';
import { postUrl, postsUrl } from './cms-source.ts';

const everything = { category: '', search: '', page: 1 };
const categories = [sampleCategory(4, 'aws', 5), sampleCategory(9, 'twilio', 2)];

/** Returns posts of a CMS with two categories that responds to all other requests with `found`. */
function setUp(found: unknown, known?: Parameters<typeof setUpPosts>[1]) {
  return setUpPosts((url) => ({ body: url.includes('/categories') ? categories : found }), known);
}

test('a filtered list requests the categories first, then the posts of the one with that slug', async () => {
  const { posts, requests } = setUp(sampleWirePosts(2));
  await posts.page({ category: 'twilio', search: '', page: 1 });
  expect(requests).toHaveLength(2);
  expect(requests[0]).toContain('/categories?');
  expect(requests[1]).toContain('categories=9');
});

test('the same page is requested once in five minutes, and again if the clock was set back', async () => {
  const { posts, requests, clock } = setUp(sampleWirePosts(1));
  await posts.page(everything);
  clock.ms = 299_999;
  await posts.page(everything);
  expect(requests).toHaveLength(1);
  for (const [ms, count] of [
    [300_000, 2],
    [0, 3],
  ] as const) {
    clock.ms = ms;
    await posts.page(everything);
    expect(requests).toHaveLength(count);
  }
});

test.each<[string, string, unknown, string]>([
  ['a list', '', { code: 'x' }, 'Invalid post data'],
  ['a list', '', undefined, 'Invalid post data'],
  ['a post', 'damaged', [{ id: 5 }], 'Invalid post data'],
  ['a post', 'damaged', { status: 502 }, 'Invalid post data'],
  ['a post', 'gone', [], 'Post not found'],
  ['a post', '  ', [], 'Invalid post slug'],
])('in place of %s with the slug %j, %j is an error', async (what, slug, body, message) => {
  const { posts } = setUp(body);
  await expect(what === 'a list' ? posts.page(everything) : posts.post(slug)).rejects.toThrow(message);
});

test('the first post with the slug is returned with a sanitized body', async () => {
  const { posts, requests } = setUp([samplePost(1, { html: '<p>' }), samplePost(2)].map(toWirePost));
  expect(await posts.post('post-1')).toMatchObject({ id: 1, html: 'clean:<p>' });
  expect(requests).toHaveLength(1);
});

test('categories of an unknown shape are left out', async () => {
  const { posts } = setUpPosts(() => ({ body: [...categories, { id: 0, name: 'x', slug: 'x', count: 1 }, null] }));
  expect(await posts.categories()).toEqual(categories);
});

test('the chips are the first six categories that have a post', () => {
  const all = [5, 0, 4, 3, 2, 1, 1, 1].map((count, index) => sampleCategory(index + 1, `c${index}`, count));
  expect(chipsOf(all).map(({ slug }) => slug)).toEqual(['c0', 'c2', 'c3', 'c4', 'c5', 'c6']);
});

test('related posts are requested once in five minutes', async () => {
  const { posts, requests } = setUp(sampleWirePosts(4));
  expect((await posts.related(samplePost(2))).map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(posts.peekRelated(samplePost(2))).toHaveLength(3);
  await posts.related(samplePost(2));
  expect(requests).toHaveLength(1);
});

test('a draft of the initial data is not the article at its address', () => {
  const preview = { state: 'changed', until: 0, editUrl: '', renewUrl: '' } as const;
  const { posts } = setUp([], { post: samplePost(1), preview });
  expect(posts.peekPost('post-1')).toBeUndefined();
});

test('the initial data of the page is not requested again', async () => {
  const post = samplePost(1);
  const page = { items: samplePosts(9), totalPages: 3 };
  const { posts, requests } = setUp([], {
    categories,
    post,
    relatedPosts: samplePosts(3, 5),
    list: { query: { category: 'aws', search: 'x', page: 1 }, page },
  });
  expect(posts.peekPage({ category: 'aws', search: 'x', page: 1 })).toEqual(page);
  expect(posts.peekPage({ category: 'twilio', search: 'x', page: 1 })).toBeUndefined();
  expect(posts.peekPost('post-1')).toEqual(post);
  await Promise.all([posts.post('post-1'), posts.related(post), posts.categories()]);
  expect(requests).toEqual([]);
});

test.each([
  [undefined, '10'],
  [100, '100'],
  [500, '100'],
  [0, '1'],
])('a page size of %s is requested as %s', (perPage, expected) => {
  expect(new URL(postsUrl({ perPage }), 'https://a.example').searchParams.get('per_page')).toBe(expected);
});

test('a slug in another script is encoded', () => {
  expect(new URL(postUrl('ગુજરાતી'), 'https://a.example').searchParams.get('slug')).toBe('ગુજરાતી');
});
