import type { APIGatewayProxyEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Category, cmsLimits, isCategory, isPost, type Post } from '#contract/cms.ts';
import { PortTaken } from './listen.ts';
import { startSampleWordPress } from './wordpress.ts';

const host = '127.0.0.1';

/** The sample CMS on a free port, asked directly. */
async function setUp() {
  const wordpress = await startSampleWordPress({ port: 0, host });
  onTestFinished(() => wordpress.close());
  const ask = async (path: string) => {
    const response = await fetch(`${wordpress.url}${path}`);
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  return { wordpress, ask };
}

/** The sample CMS behind the real cms-proxy, as the stack runs it. */
async function setUpProxy() {
  const { wordpress } = await setUp();
  vi.resetModules();
  vi.stubEnv('CMS_URL', wordpress.url);
  vi.stubEnv('CMS_SECRET_ID', '');
  vi.stubEnv('SITE_ORIGIN', 'https://www.example.com');
  vi.stubEnv('METRICS_NAMESPACE', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { handler } = await import('../../functions/cms-proxy/entry.ts');
  const get = async <Body>(collection: string, query: Record<string, string> = {}) => {
    const values = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]));
    const event = { httpMethod: 'GET', path: `/cms/${collection}`, multiValueQueryStringParameters: values };
    const { statusCode, headers, body } = await handler(event as unknown as APIGatewayProxyEvent);
    return { status: statusCode, headers, items: JSON.parse(body) as Body[] };
  };
  return { get, wordpress };
}

/** Every post, page after page, as a visitor pressing Load More. */
async function readAll(get: Awaited<ReturnType<typeof setUpProxy>>['get'], query: Record<string, string> = {}) {
  const posts: Post[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await get<Post>('posts', { ...query, per_page: '9', page: String(page) });
    if (items.length === 0) return posts;
    posts.push(...items);
  }
}

test('every sample article passes the proxy and is a post the site can show', async () => {
  const { get } = await setUpProxy();
  const posts = await readAll(get);
  expect(posts.length).toBeGreaterThanOrEqual(23);
  expect(posts.every(isPost)).toBe(true);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the sample has what a blog meets: nine in a category, three in a post, no image, another script', async () => {
  const { get } = await setUpProxy();
  const { items: categories } = await get<Category>('categories', { per_page: '100', orderby: 'count', order: 'desc' });
  const posts = await readAll(get);
  expect(categories.every(isCategory)).toBe(true);
  expect(categories).toHaveLength(8);
  expect(categories.filter(({ count }) => count > 0)).toHaveLength(7);
  expect(categories.some(({ count }) => count === cmsLimits.pageSize)).toBe(true);
  expect(posts.some((post) => (post._embedded?.['wp:term']?.[0]?.length ?? 0) >= 3)).toBe(true);
  expect(posts.filter((post) => !post._embedded?.['wp:featuredmedia'])).toHaveLength(1);
  expect(posts.some(({ slug }) => /\p{Script=Gujarati}/u.test(slug))).toBe(true);
});

test('after the nine posts of a category comes an empty page with their totals', async () => {
  const { get } = await setUpProxy();
  const { items } = await get<Category>('categories');
  const nine = items.find(({ count }) => count === 9);
  const page = { categories: String(nine?.id), per_page: '9' };
  expect((await get('posts', page)).items).toHaveLength(9);
  const second = await get('posts', { ...page, page: '2' });
  expect(second).toMatchObject({ status: 200, items: [], headers: { 'x-wp-total': '9', 'x-wp-totalpages': '1' } });
});

test('every article can be read, and each of its links and images leads somewhere', async () => {
  const { get, wordpress } = await setUpProxy();
  const posts = await readAll(get);
  const slugs = posts.map(({ slug }) => slug);
  const images = new Set<string>();
  for (const { slug } of posts) {
    const { items } = await get<Post>('posts', { slug });
    const body = items[0]?.content.rendered ?? '';
    expect(body.split(/\s+/).length).toBeGreaterThan(150);
    const linked = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(href ?? ''));
    expect(slugs.map((known) => `/blog/${known}`)).toEqual(expect.arrayContaining(linked));
    for (const [, address] of body.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) images.add(address ?? '');
    for (const media of items[0]?._embedded?.['wp:featuredmedia'] ?? []) images.add(media.srcset?.split(' ')[0] ?? '');
  }
  expect(images.size).toBeGreaterThan(20);
  for (const address of images) {
    expect(address).toContain(new URL(wordpress.url).origin);
    expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
  }
});

test('search finds words in titles and texts, and nothing for what is nowhere', async () => {
  const { get } = await setUpProxy();
  const found = await get<Post>('posts', { search: 'Gujarati pharmacy' });
  expect(found.items.map(({ slug }) => slug)).toEqual(['gujarati-on-the-phone-what-speech-models-miss']);
  expect((await get('posts', { search: 'zebra crossing' })).items).toEqual([]);
});

test('WordPress that was stopped is 502 for the visitor', async () => {
  const { get, wordpress } = await setUpProxy();
  await wordpress.close();
  expect(await get('posts')).toMatchObject({ status: 502, items: { status: 502 } });
});

test.each([
  ['/posts?page=4&per_page=9', 400, 'rest_post_invalid_page_number'],
  ['/posts?per_page=101', 400, 'rest_invalid_param'],
  ['/posts?page=0', 400, 'rest_invalid_param'],
  ['/posts?status=draft', 400, 'rest_invalid_param'],
  ['/posts?orderby=evil', 400, 'rest_invalid_param'],
  ['/posts?categories=voice-ai', 400, 'rest_invalid_param'],
  ['/users', 404, 'rest_no_route'],
])('%s fails as in a real WordPress', async (path, status, code) => {
  const { ask } = await setUp();
  expect(await ask(path)).toMatchObject({ status, body: { code, data: { status } } });
});

test('an answer looks like a real one: local date, percent-encoded slug, entities, authors with logins', async () => {
  const { ask } = await setUp();
  const { body, headers } = await ask(`/posts?slug=${encodeURIComponent('ફોન-પર-ગુજરાતી')}&_embed=true`);
  expect(headers.get('x-wp-total')).toBe('1');
  expect(body).toMatchObject([
    {
      slug: encodeURIComponent('ફોન-પર-ગુજરાતી').toLowerCase(),
      date: '2026-07-08T10:30:00',
      date_gmt: '2026-07-08T05:00:00',
      content: { protected: false },
      _embedded: { author: [{ name: 'Ruhi Solanki', slug: 'ruhi-solanki' }] },
    },
  ]);
});

test('without _embed nothing is embedded, and an unknown slug is an empty list', async () => {
  const { ask } = await setUp();
  expect(JSON.stringify((await ask('/posts?per_page=1')).body)).not.toContain('_embedded');
  expect((await ask('/posts?slug=nothing-here')).body).toEqual([]);
});

test('a taken port is refused by name', async () => {
  const { wordpress } = await setUp();
  await expect(startSampleWordPress({ port: Number(new URL(wordpress.url).port), host })).rejects.toBeInstanceOf(
    PortTaken,
  );
});
