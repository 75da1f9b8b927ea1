import { expect, test } from 'vitest';
import { HttpError } from './client.ts';
import { categoriesOf, chipsOf, findCategory } from './posts.ts';
import { sampleCategory, samplePost, samplePosts, setUpPosts } from '../set-up.ts';

const everything = { category: '', search: '' };
const categories = [sampleCategory(4, 'aws', 5), sampleCategory(9, 'twilio', 2)];

/** A service with two categories whose every other question finds `found`. */
function setUp(found: unknown, known?: Parameters<typeof setUpPosts>[1]) {
  return setUpPosts((address) => ({ body: address.includes('/categories') ? categories : found }), known);
}

test('a filtered list first asks for the categories, then for the one with that slug', async () => {
  const { posts, asked } = setUp(samplePosts(2));
  await posts.page({ category: 'twilio', search: '' }, 1);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('/categories?');
  expect(asked[1]).toContain('categories=9');
});

test('the list comes nine at a time', async () => {
  const { posts, asked } = setUp([]);
  await posts.page({ category: '', search: 'ai' }, 2);
  const query = Object.fromEntries(new URLSearchParams(asked[0]?.split('?')[1]));
  expect(query).toMatchObject({ per_page: '9', page: '2', search: 'ai' });
});

test('the same page is asked for once in five minutes', async () => {
  const { posts, asked, clock } = setUp(samplePosts(1));
  await posts.page(everything, 1);
  clock.ms = 299_999;
  await posts.page(everything, 1);
  expect(asked).toHaveLength(1);
  clock.ms = 300_000;
  await posts.page(everything, 1);
  expect(asked).toHaveLength(2);
});

test('a page past the end is an empty one', async () => {
  const { posts } = setUpPosts(() => new HttpError(400, 'Bad Request', 'rest_post_invalid_page_number'));
  expect(await posts.page(everything, 2)).toEqual({ items: [] });
});

test('any other refusal is a failure', async () => {
  const { posts } = setUpPosts(() => new HttpError(400, 'Bad Request', 'rest_invalid_param'));
  await expect(posts.page(everything, 2)).rejects.toThrow('HTTP 400: Bad Request');
});

test.each([[{ code: 'x' }], [undefined], ['[]']])('a list that is %j is no list', async (body) => {
  const { posts } = setUp(body);
  await expect(posts.page(everything, 1)).rejects.toThrow('Invalid post data');
});

test('the first of the posts with a slug is the one, its body made safe', async () => {
  const { posts, asked } = setUp([samplePost(1, { content: { rendered: '<p>' } }), samplePost(2)]);
  expect(await posts.post('post-1')).toMatchObject({ id: 1, content: { rendered: 'clean:<p>' } });
  expect(asked).toHaveLength(1);
});

test.each(['', '  '])('a slug of %j is refused before anything is asked', async (slug) => {
  const { posts, asked } = setUp([samplePost(1)]);
  await expect(posts.post(slug)).rejects.toThrow('Invalid post slug');
  expect(asked).toEqual([]);
});

test('a slug that names nothing is not found', async () => {
  await expect(setUp([]).posts.post('gone')).rejects.toThrow('Post not found');
});

test.each([[[{ id: 5 }]], [{ status: 502 }], [undefined]])('a post that comes as %j is not shown', async (body) => {
  await expect(setUp(body).posts.post('damaged')).rejects.toThrow('Invalid post data');
});

test('a category is found by its slug, and by nothing else', () => {
  expect(findCategory(categories, 'aws').id).toBe(4);
  expect(() => findCategory(categories, '')).toThrow('Invalid category slug');
  expect(() => findCategory(categories, 'AWS')).toThrow('Category not found');
});

test('categories of no known shape are left out', async () => {
  const { posts } = setUpPosts(() => ({ body: [...categories, { id: 0, name: 'x', slug: 'x', count: 1 }, null] }));
  expect(await posts.categories()).toEqual(categories);
});

test('the chips are the first six categories that have a post', () => {
  const all = [5, 0, 4, 3, 2, 1, 1, 1].map((count, index) => sampleCategory(index + 1, `c${index}`, count));
  expect(chipsOf(all).map(({ slug }) => slug)).toEqual(['c0', 'c2', 'c3', 'c4', 'c5', 'c6']);
});

test('three others of the same category stand below an article, never itself', async () => {
  const { posts, asked } = setUp(samplePosts(4));
  expect((await posts.moreLike(samplePost(2))).map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(asked[0]).toContain('categories=2');
});

test('tags are no categories', () => {
  const tag = { id: 8, name: 'Tag', slug: 'tag', taxonomy: 'post_tag' };
  expect(categoriesOf(samplePost(1, { _embedded: { 'wp:term': [[], [tag]] } }))).toEqual([]);
  expect(categoriesOf(samplePost(1, { _embedded: {} }))).toEqual([]);
});

test('what the document knew is not asked for again', async () => {
  const post = samplePost(1);
  const page = { items: samplePosts(9), totalPages: 3 };
  const { posts, asked } = setUp([], {
    categories,
    post,
    moreArticles: samplePosts(3, 5),
    list: { query: { category: 'aws', search: 'x' }, page },
  });
  expect(posts.peekPage({ category: 'aws', search: 'x' })).toEqual(page);
  expect(posts.peekPage({ category: 'twilio', search: 'x' })).toBeUndefined();
  expect(posts.peekPost('post-1')).toEqual(post);
  await Promise.all([posts.post('post-1'), posts.moreLike(post), posts.categories()]);
  expect(asked).toEqual([]);
});
