import type { APIGatewayProxyEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mediaPath, uploadsPath } from '#contract/media.ts';
import { startSampleWordPress } from './wordpress.ts';
import type { WirePost } from '#contract/cms-wire.ts';

/** The sample CMS behind the real cms-proxy, as the stack runs it. */
async function setUp() {
  const wordpress = await startSampleWordPress({ port: 0 });
  onTestFinished(() => wordpress.close());
  vi.resetModules();
  vi.stubEnv('CMS_URL', wordpress.url);
  vi.stubEnv('CMS_SECRET_ID', '');
  vi.stubEnv('SITE_ORIGIN', 'https://www.example.com');
  vi.stubEnv('METRICS_NAMESPACE', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { handler } = await import('../../functions/blog/proxy/entry.ts');
  const get = async <Body>(collection: string, query: Record<string, string> = {}) => {
    const values = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]));
    const event = { httpMethod: 'GET', path: `/cms/${collection}`, multiValueQueryStringParameters: values };
    const { body } = await handler(event as unknown as APIGatewayProxyEvent);
    return { items: JSON.parse(body) as Body[] };
  };
  return { get, wordpress };
}

/** Returns every post, page by page, as Load More requests them. */
async function readAll(get: Awaited<ReturnType<typeof setUp>>['get'], query: Record<string, string> = {}) {
  const posts: WirePost[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await get<WirePost>('posts', { ...query, per_page: '9', page: String(page) });
    if (items.length === 0) return posts;
    posts.push(...items);
  }
}

test('every article can be fetched, and each of its links and images exists', async () => {
  const { get, wordpress } = await setUp();
  const posts = await readAll(get);
  const slugs = posts.map(({ slug }) => slug);
  const images = new Set<string>();
  for (const { slug } of posts) {
    const { items } = await get<WirePost>('posts', { slug });
    const body = items[0]?.content.rendered ?? '';
    const linked = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(href ?? ''));
    expect(slugs.map((known) => `/blog/${known}`)).toEqual(expect.arrayContaining(linked));
    for (const [, address] of body.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) images.add(address ?? '');
    for (const media of items[0]?._embedded?.['wp:featuredmedia'] ?? []) images.add(media.srcset?.split(' ')[0] ?? '');
  }
  expect(slugs).toHaveLength(25);
  for (const address of images) {
    expect(address).toContain(`${mediaPath}/`);
    const url = new URL(address.replace(mediaPath, uploadsPath), wordpress.url);
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  }
});
