import { expect, test } from 'vitest';
import { type Category, type DamagedPost, type Post } from '#contract/post.ts';
import { samplePost } from '#contract/post.testkit.ts';
import { listPosts, type PostsQuery, relatedPosts } from './listed-posts.ts';

const categories: Category[] = [
  { id: 4, name: 'AWS', slug: 'aws', count: 5 },
  { id: 9, name: 'Twilio', slug: 'twilio', count: 2 },
];

/** A source with these posts and two categories, and the queries it receives. */
function setUp(items: readonly (Post | DamagedPost)[] = []) {
  const queries: (PostsQuery | 'categories')[] = [];
  const source = {
    async posts(query: PostsQuery) {
      queries.push(query);
      return { items, total: items.length };
    },
    async categories() {
      queries.push('categories');
      return categories;
    },
  };
  return { source, queries };
}

function post(id: number, changes: Partial<Post> = {}): Post {
  return samplePost(id, { categories: [{ id: 9, name: 'Twilio', slug: 'twilio' }], ...changes });
}

test('a filtered list rethrows any other error', async () => {
  const source = { ...setUp().source, posts: () => Promise.reject(new Error('HTTP 502')) };
  await expect(listPosts(source, { category: 'aws', search: '', page: 1 })).rejects.toThrow('HTTP 502');
});

test('three other posts of the first category are related, and two older ones of the author, never the post itself or a damaged one', async () => {
  const author = 'Ann';
  const older = [post(6), post(7, { author }), post(8, { author }), post(9, { author })];
  const { source, queries } = setUp([post(1), { id: 2 }, post(3), post(4), post(5), ...older]);
  expect((await relatedPosts(source, post(3, { author }))).map(({ id }) => id)).toEqual([1, 4, 5, 7, 8]);
  expect(queries).toEqual([{ page: 1, perPage: 9, order: 'desc', categories: [9] }]);
});

test('the latest posts are related to a post without a category', async () => {
  const { source, queries } = setUp([post(1)]);
  expect(await relatedPosts(source, post(3, { categories: [] }))).toEqual([post(1)]);
  expect(queries).toEqual([{ page: 1, perPage: 9, order: 'desc' }]);
});
