import { expect, test } from 'vitest';
import { testJob } from '#content/lists/job.testkit.ts';
import { documentStatusHeader } from '#contract/http.ts';
import { samplePost } from '#contract/post.testkit.ts';
import { setUp, type SetUp } from './blog-pages.testkit.ts';
import { logCode } from '../../runtime/log.ts';
import { sentPath } from '../../runtime/sent-path.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';

// Visible within five minutes, stale ones included; the last good copy holds for a day of an outage.
const cacheHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400',
};

test('the list is rendered with its first page and categories, from two requests', async () => {
  const { get, requests, rendered } = setUp();
  const response = await get('/blog');
  expect(response).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...cacheHeaders },
  });
  expect(requests).toHaveLength(2);
  expect(rendered).toMatchObject([
    {
      url: '/blog',
      data: { list: { query: { category: '', search: '' }, page: { total: 5 } }, categories: [{ id: 2 }] },
    },
  ]);
  expect(rendered[0]?.data.list?.page.items).toHaveLength(5);
});

test('filters and page of the URL are requested and rendered, other parameters are ignored', async () => {
  const { get, requests, rendered } = setUp();
  const response = await get('/blog', { category: 'voice-ai', q: ' phone ', page: '2', utm_source: 'letter' });
  expect(response).toMatchObject({ statusCode: 200, headers: cacheHeaders });
  expect(rendered[0]).toMatchObject({
    url: '/blog?category=voice-ai&q=phone&page=2',
    data: { list: { query: { category: 'voice-ai', search: 'phone', page: 2 } } },
  });
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatch(/"page":2.*"search":"phone".*"categories":\[2\]/);
});

test('the page after a native submit is rendered for an hour and never cached; no other path claims anything', async () => {
  const { get, rendered } = setUp();
  const pathAt = (time: string, key = 'key') => sentPath(key, '7F3A-19C2', 'contact', new Date(`2026-11-25T${time}Z`));
  const path = pathAt('05:00:01');
  expect(await get(path)).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
  const wrong = [pathAt('05:00:00'), pathAt('05:30:00', 'other'), path.replace('7F3A', '7F3B'), `${path}_`, '/sent/x'];
  for (const other of wrong) expect((await get(other)).statusCode).toBe(404);
  expect(rendered).toMatchObject([{ url: path, data: { sent: { path: '/contact#contact-form' } } }]);
});

test('an unknown category is an empty list', async () => {
  const { get, requests, rendered } = setUp();
  expect((await get('/blog', { category: 'gone' })).statusCode).toBe(200);
  expect(rendered[0]?.data.list).toMatchObject({ page: { items: [], total: 0 } });
  expect(requests).toHaveLength(1);
});

test('the list is rendered without categories and cached briefly if they fail to load', async () => {
  const { get, rendered, logged } = setUp({ broken: ['categories'] });
  expect(await get('/blog')).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'public, max-age=0, s-maxage=30' },
  });
  expect(rendered[0]?.data.categories).toBeUndefined();
  expect(logged).toEqual(['cms-too-slow']);
});

test('a post is rendered with three others of its category, from two requests', async () => {
  const { get, requests, rendered } = setUp();
  const response = await get('/blog/post-1');
  expect(response).toMatchObject({ statusCode: 200, headers: cacheHeaders });
  expect(rendered[0]?.url).toBe('/blog/post-1');
  expect(rendered[0]?.data.post?.html).toBe('<p>Body 1</p>');
  expect(rendered[0]?.data.relatedPosts?.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatch(/"categories":\[2\]/);
  await get('/blog/post-5');
  expect(rendered[1]?.data.relatedPosts?.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test.each(['/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4', '/blog/વાત', '/default/blog/%e0%aa%b5%e0%aa%be%e0%aa%a4'])(
  'a slug of another script is found as %s',
  async (path) => {
    const { get, rendered } = setUp({ posts: [samplePost(1, { slug: 'વાત' })] });
    expect((await get(path)).statusCode).toBe(200);
    expect(rendered[0]?.url).toBe('/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4');
  },
);

test('the picture of a post is woven from its slug, without a request to WordPress', async () => {
  const { get, requests } = setUp();
  const [one, same, other] = [await get('/blog/post-1.svg'), await get('/blog/post-1.svg'), await get('/blog/વાત.svg')];
  expect(one).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/svg+xml' } });
  expect(one.body).toMatch(/^<svg xmlns="[^"]+" width="640" height="400".*<\/svg>$/);
  expect(same.body).toBe(one.body);
  expect(other.body).not.toBe(one.body);
  expect(requests).toEqual([]);
});

test.each([
  ['in another case', '/blog/Post-1', '/blog/post-1'],
  ['of before', '/blog/old-name', '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4'],
  ['with a query without its mark', '/blog/post-1%3Ffbclid%3Da%20b', '/blog/post-1?fbclid=a+b'],
  ['with punctuation', '/blog/Post-1.%E2%80%8B', '/blog/post-1'],
  ['of before with both', '/blog/old-name)&a=b', '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4?a=b'],
])('a slug %s redirects to the post’s URL', async (_, path, location) => {
  const posts = [samplePost(1), samplePost(2, { slug: 'વાત' })];
  const { get, rendered } = setUp({ posts, renamed: { 'old-name': 'વાત' } });
  expect(await get(path)).toMatchObject({ statusCode: 301, headers: { location } });
  expect(rendered).toEqual([]);
});

test('a missing post is a document that the CDN serves with status 404', async () => {
  const { get, rendered } = setUp({ renamed: { binned: 'new-name__trashed' } });
  const response = await get('/blog/nope%3Ffbclid=abc');
  expect(response).toMatchObject({ statusCode: 200, headers: { [documentStatusHeader]: '404' } });
  expect((await get('/blog/binned')).headers).toEqual(response.headers);
  expect(String(response.headers?.['cache-control'])).toMatch(/s-maxage=30$/);
  expect(rendered[0]?.data).toEqual({ error: 'not-found' });
});

test.each(['/blog/a/b', '/blog/a,b', '/blog/', '/blog/.svg', '/blog/a/b.svg', '/blog/%00', '/blog/%23b', '/nope'])(
  '%s is a URL no article can have',
  async (path) => {
    const { get, requests } = setUp();
    expect((await get(path)).statusCode).toBe(404);
    expect(requests).toEqual([]);
  },
);

test.each(['/blog', '/blog/post-1', '/sitemap.xml', '/feed.xml'])(
  'without WordPress %s is 503, to be retried later and not cached',
  async (path) => {
    const { get, logged } = setUp({ broken: ['posts', 'post', 'categories', 'sitemapPosts'] });
    const response = await get(path);
    expect(response).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } });
    expect(logged).toContain('cms-too-slow');
  },
);

test('a damaged post is 503, not a missing post', async () => {
  const { get, logged } = setUp({ posts: [{ id: 7 }] });
  expect((await get('/blog/post-7')).statusCode).toBe(503);
  expect(logged).toEqual(['cms-post-damaged']);
});

const passage = { kind: 'page', title: 'Hours', page: 'Contact', text: 'office hours', href: '/contact' } as const;

test('the search is rendered with passages and articles, from one request', async () => {
  const { get, requests, rendered } = setUp({ passages: [passage] });
  const response = await get('/search', { q: ' office  hours\u0000', page: '3' });
  expect(response).toMatchObject({ statusCode: 200, headers: cacheHeaders });
  expect(requests).toEqual([expect.stringMatching(/^posts .*"search":"office hours"/)]);
  expect(rendered[0]?.url).toBe('/search?q=office+hours');
  expect(rendered[0]?.data).toMatchObject({
    passages: [passage],
    list: { query: { search: 'office hours', page: 1 }, page: { items: { length: 5 } } },
  });
});

test('without a text the search requests nothing', async () => {
  const { get, requests, rendered } = setUp({ passages: [passage] });
  expect(await get('/search', { q: ' ' })).toMatchObject({ statusCode: 200, headers: cacheHeaders });
  expect({ requests, rendered }).toEqual({ requests: [], rendered: [{ url: '/search', data: { passages: [] } }] });
});

test('while WordPress fails the search has its passages, and is cached for 30 seconds', async () => {
  const { get, rendered, logged } = setUp({ passages: [passage], broken: ['posts'] });
  const response = await get('/search', { q: 'office' });
  expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=30' });
  expect(rendered[0]?.data).toEqual({ passages: [passage], error: 'unreachable' });
  expect(logged).toEqual(['cms-too-slow']);
});

const sample = testJob();
const { path } = sample;

test.each([
  { what: 'an open job', job: sample, status: undefined, url: path },
  { what: 'a filled job', job: { ...sample, closed: true as const }, status: '410', url: `${path}?closed` },
  { what: 'an unknown job', job: { ...sample, path: '/careers/another' }, status: '404', url: path },
])(
  '$what is rendered as $url with the status $status, without a request to WordPress',
  async ({ job, status, url }) => {
    const { get, requests, rendered } = setUp({ jobs: [job] });
    const response = await get(path);
    expect(response).toMatchObject({ statusCode: 200, headers: cacheHeaders, body: `<html>${url}</html>` });
    expect(response.headers?.[documentStatusHeader]).toBe(status);
    expect({ requests, urls: rendered.map((each) => each.url) }).toEqual({ requests: [], urls: [url] });
  },
);

test.each([
  // The office is five and a half hours ahead of UTC.
  ['2026-11-25T18:24:59Z', undefined, expect.stringContaining('s-maxage=240')],
  ['2026-11-25T18:29:40Z', undefined, 'public, max-age=0, s-maxage=20'],
  ['2026-11-25T18:30:00Z', '410', expect.stringContaining('s-maxage=240')],
])(
  'a job whose last day is 25 November has at %s the status %s, and no copy outlives the day',
  async (now, status, cache) => {
    const { get } = setUp({ jobs: [{ ...sample, closes: '2026-11-25' }], now });
    const { headers } = await get(path);
    expect({ status: headers?.[documentStatusHeader], cache: headers?.['cache-control'] }).toEqual({ status, cache });
    expect((await get('/careers/feed.xml')).body.includes(sample.title)).toBe(status === undefined);
  },
);

const pulled = { ...sample, id: 7 };
const closedPath = '/careers/closed.json';

test.each([
  ['is closed', [{ id: 7, meta: { status: 'Closed' } }]],
  ['has had its last day', [{ id: 7, meta: { status: '', closes: '2026-11-24' } }]],
  ['is in the bin', []],
])('a job that %s in WordPress since the build has the status 410', async (_, entries) => {
  const { get, requests, rendered } = setUp({
    jobs: [pulled, { ...sample, slug: 'other' }],
    publishedJobs: { entries },
  });
  expect((await get(path)).headers).toMatchObject({ ...cacheHeaders, [documentStatusHeader]: '410' });
  expect(requests).toEqual(['site-jobs include=7&_fields=id%2Cmeta&per_page=100']);
  expect(rendered.map(({ url }) => url)).toEqual([`${path}?closed`]);
  const { body, headers } = await get(closedPath);
  expect(JSON.parse(body)).toEqual({ closed: [sample.slug] });
  expect(headers).toMatchObject({ ...cacheHeaders, 'content-type': 'application/json; charset=utf-8' });
});

test('while WordPress fails, the last state of a job holds', async () => {
  const down = new WordPressFailure(502, 'cms-unreachable');
  const publishedJobs: SetUp['publishedJobs'] = { entries: down };
  const { get, logged } = setUp({ jobs: [pulled], publishedJobs });
  // The edge serves its copy instead of a 503; a visitor without one gets the page of the build.
  expect(await get(path)).toMatchObject({ statusCode: 503, body: `<html>${path}</html>` });
  expect((await get(closedPath)).statusCode).toBe(503);
  expect(logged).toEqual(['cms-unreachable', 'cms-unreachable']);
  publishedJobs.entries = [{ id: 7, meta: { status: '' } }];
  expect((await get(path)).headers?.[documentStatusHeader]).toBeUndefined();
  publishedJobs.entries = [{ id: 7, meta: { status: 'Closed' } }];
  for (const _ of [1, 2]) {
    expect((await get(path)).headers?.[documentStatusHeader]).toBe('410');
    publishedJobs.entries = down;
  }
});

test('a WordPress that does not know the list has closed no job', async () => {
  const absent = new WordPressFailure(502, 'cms-failed', { status: 404, code: logCode('rest_no_route') });
  const { get, logged } = setUp({ jobs: [pulled], publishedJobs: { entries: absent } });
  expect(await get(path)).toMatchObject({ statusCode: 200, body: `<html>${path}</html>` });
  expect((await get(closedPath)).body).toBe('{"closed":[]}');
  expect(logged).toEqual([]);
});

test('HEAD has the response of GET without a body', async () => {
  const { get } = setUp();
  expect(await get('/blog/post-1', {}, 'HEAD')).toMatchObject({ statusCode: 200, headers: cacheHeaders, body: '' });
  expect((await get('/blog', {}, 'POST')).statusCode).toBe(405);
});

test.each(['/blog', '/blog/post-1', '/blog/nope', '/search', '/feed.xml'])(
  '%s has the policy of the build that rendered it',
  async (path) => {
    const { get } = setUp();
    const policy = { 'content-security-policy': "default-src 'none'" };
    expect((await get(path)).headers).toMatchObject(policy);
    const { get: getBroken } = setUp({ broken: ['posts', 'post', 'categories', 'sitemapPosts'] });
    expect((await getBroken(path)).headers).toMatchObject(policy);
  },
);

test('a document that the edge wants of another release is whole, but not cached', async () => {
  const { get } = setUp();
  expect((await get('/blog', { release: 'a1b2c3d4' })).headers).toMatchObject(cacheHeaders);
  expect(await get('/blog', { release: 'e5f6a7b8' })).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
    body: '<html>/blog</html>',
  });
});

test('an article that becomes larger than Lambda can return is 503 with the page that offers to try again', async () => {
  const { get, rendered, logged } = setUp({ posts: [samplePost(1, { html: '"'.repeat(4_000_000) })] });
  const response = await get('/blog/post-1');
  expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } });
  expect(response.body.length).toBeLessThan(1_000);
  expect(rendered.at(-1)?.data).toEqual({ error: 'unreachable' });
  expect(logged).toEqual(['cms-response-too-large']);
});
