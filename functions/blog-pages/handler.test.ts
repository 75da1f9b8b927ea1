import { expect, test } from 'vitest';
import { documentStatusHeader } from '#contract/document-status.ts';
import { samplePost, setUp } from './set-up.ts';

const kept = { 'cache-control': expect.stringMatching(/s-maxage=240.*stale-if-error=86400/) };

test('the list is drawn with its first page and its chips, from two questions', async () => {
  const { get, asked, drawn } = setUp();
  const answer = await get('/blog');
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8', ...kept } });
  expect(asked).toHaveLength(2);
  expect(drawn).toMatchObject([
    { address: '/blog', data: { list: { query: { category: '', search: '' }, total: 5 }, categories: [{ id: 2 }] } },
  ]);
  expect(drawn[0]?.data.list?.posts).toHaveLength(5);
});

test('the filters of the address are asked for and drawn, other parameters make no difference', async () => {
  const { get, asked, drawn } = setUp();
  await get('/blog', { category: 'voice-ai', q: ' phone ', utm_source: 'letter' });
  expect(drawn[0]).toMatchObject({
    address: '/blog?category=voice-ai&q=phone',
    data: { list: { query: { category: 'voice-ai', search: 'phone' } } },
  });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(/"search":"phone".*"categories":\[2\]/);
});

test('a category that is gone is an empty list', async () => {
  const { get, asked, drawn } = setUp();
  expect((await get('/blog', { category: 'gone' })).statusCode).toBe(200);
  expect(drawn[0]?.data.list).toMatchObject({ posts: [], total: 0 });
  expect(asked).toHaveLength(1);
});

test('without its chips the list is shown all the same, and soon asked for again', async () => {
  const { get, drawn, logged } = setUp({ broken: ['categories'] });
  expect(await get('/blog')).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'public, max-age=0, s-maxage=30' },
  });
  expect(drawn[0]?.data.categories).toBeUndefined();
  expect(logged).toEqual(['cms-too-slow']);
});

test('a post is drawn with three others of its category, from two questions', async () => {
  const { get, asked, drawn } = setUp();
  const answer = await get('/blog/post-1');
  expect(answer).toMatchObject({ statusCode: 200, headers: kept });
  expect(drawn[0]?.address).toBe('/blog/post-1');
  expect(drawn[0]?.data.post?.content.rendered).toBe('<p>Body 1</p>');
  expect(drawn[0]?.data.moreArticles?.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(/"categories":\[2\]/);
});

test('a post that is not among the latest of its category is drawn with three others, too', async () => {
  const { get, drawn } = setUp();
  await get('/blog/post-5');
  expect(drawn[0]?.data.moreArticles?.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test.each(['/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4', '/blog/વાત', '/default/blog/%e0%aa%b5%e0%aa%be%e0%aa%a4'])(
  'a slug of another script is found as %s',
  async (path) => {
    const { get, drawn } = setUp({ posts: [samplePost(1, { slug: 'વાત' })] });
    expect((await get(path)).statusCode).toBe(200);
    expect(drawn[0]?.address).toBe('/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4');
  },
);

test('a slug in other letters leads to the listed one', async () => {
  const { get, drawn } = setUp();
  expect(await get('/blog/Post-1')).toMatchObject({ statusCode: 301, headers: { location: '/blog/post-1' } });
  expect(drawn).toEqual([]);
});

test('a renamed post leads to its new address', async () => {
  const { get } = setUp({ renamed: { 'old-name': 'વાત' } });
  const location = '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4';
  expect(await get('/blog/old-name')).toMatchObject({ statusCode: 301, headers: { location } });
});

test('an article that does not exist is a document which the edge answers with 404', async () => {
  const { get, drawn } = setUp();
  const answer = await get('/blog/nope');
  expect(answer).toMatchObject({ statusCode: 200, headers: { [documentStatusHeader]: '404' } });
  expect(String(answer.headers?.['cache-control'])).toMatch(/s-maxage=30$/);
  expect(drawn[0]?.data).toEqual({ error: 'not-found' });
});

test.each(['/blog/a/b', '/blog/a,b', '/blog/', '/blog/%00', '/blog/a%3Fb', '/nope', '/'])(
  '%s is an address no article can have',
  async (path) => {
    const { get, asked } = setUp();
    expect((await get(path)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);

test.each(['/blog', '/blog/post-1', '/sitemap.xml', '/feed.xml'])(
  'without WordPress %s is 503, to be tried later and kept by nobody',
  async (path) => {
    const { get, logged } = setUp({ broken: ['posts', 'post', 'categories', 'addresses'] });
    const answer = await get(path);
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } });
    expect(logged).toContain('cms-too-slow');
  },
);

test('a damaged post is a fault of the service, not a missing article', async () => {
  const { get, logged } = setUp({ posts: [{ id: 7 }] });
  expect((await get('/blog/post-7')).statusCode).toBe(503);
  expect(logged).toEqual(['cms-post-damaged']);
});

test('HEAD is answered like GET, without the document', async () => {
  const { get } = setUp();
  expect(await get('/blog/post-1', {}, 'HEAD')).toMatchObject({ statusCode: 200, headers: kept, body: '' });
  expect((await get('/blog', {}, 'POST')).statusCode).toBe(405);
});
