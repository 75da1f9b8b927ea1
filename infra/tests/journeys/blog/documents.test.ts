import { company } from '#content/company.ts';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { absolute } from '#head/tags.ts';
import { callWebhook } from '../../../local/call-webhook.testkit.ts';
import { openProduct, product } from '../product.testkit.ts';
import { readDocument } from '../read-document.testkit.ts';
import { longArticle, startCountedCms } from './counted-cms.testkit.ts';
import { untilIdle } from '../visits.testkit.ts';

const slug = 'what-a-voice-agent-should-say-in-the-first-two-seconds';
const article = `/blog/${slug}`;
const secret = 'open sesame';

/** Shared by all journeys of this file. */
let opened: ReturnType<typeof open> | undefined;
afterAll(async () => {
  const { cms, product } = (await opened) ?? {};
  await product?.[Symbol.asyncDispose]();
  await cms?.[Symbol.asyncDispose]();
});

function setUp() {
  opened ??= open();
  return opened;
}

async function open() {
  const cms = await startCountedCms();
  const product = await openProduct({ env: { CMS_URL: cms.url, CMS_WEBHOOK_SECRET: secret } });
  const publish = (typed: string) => callWebhook(product.url, typed, [slug]);
  return { cms, product, publish };
}

function things(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

test('crawlers get whole documents, for at most two requests to WordPress and none from the cache', async () => {
  const { cms, product } = await setUp();
  cms.requests.splice(0);
  const post = await readDocument(product.url + article);
  expect(post.status).toBe(200);
  expect(cms.requests).toHaveLength(2);
  expect(post.text).toMatch(
    new RegExp(`<title>What a voice agent should say in the first two seconds [^<]*${company.brand}</title>`),
  );
  expect(post.text).toContain(`<link rel="canonical" href="${absolute(article)}"`);
  expect(post.text).toContain('<meta property="og:type" content="article"');
  expect(post.text).toContain(`<meta property="og:image" content="${absolute('/media/')}`);
  expect(post.text).toMatch(/<meta name="description" content="[^"]{40,160}"/);
  expect(post.text).toContain('<link rel="alternate" type="application/rss+xml"');
  expect(things(post.text)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: absolute('/blog') }, { item: absolute(article) }] },
    {
      '@type': 'BlogPosting',
      url: absolute(article),
      datePublished: '2026-11-12T04:30:00Z',
      author: { name: 'Isha Trivedi' },
      image: expect.stringContaining(absolute('/media/')),
    },
  ]);
  expect(post.headers.get('content-security-policy')).not.toContain('unsafe');

  cms.requests.splice(0);
  const list = await readDocument(`${product.url}/blog?utm_source=letter`);
  expect(list.text.match(/<article/g)).toHaveLength(9);
  expect(list.text).toContain(`<link rel="canonical" href="${absolute('/blog')}"`);
  expect(cms.requests).toHaveLength(2);

  cms.requests.splice(0);
  for (const path of [article, '/blog', '/blog?utm_source=other']) await readDocument(product.url + path);
  expect(cms.requests).toEqual([]);
  expect(await readDocument(product.url + article, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('an article of 1,500 words with its stylesheet is at most 27.9 kB', async () => {
  const { product } = await setUp();
  const { status, text } = await readDocument(`${product.url}/blog/${longArticle.slug}`);
  expect(status).toBe(200);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(27_900);
});

test('a webhook call with the right secret invalidates the post that it names and the lists, and no other post', async () => {
  const { product, publish } = await setUp();
  const cacheOf = async (path: string) => (await readDocument(product.url + path)).headers.get('x-cache');
  const lists = ['/blog', '/blog?page=2', '/blog?q=voice', '/feed.xml', '/sitemap.xml', '/default/cms/categories'];
  const other = 'a-small-model-is-often-enough';
  const pathsOf = (name: string) => [`/blog/${name}`, `/default/cms/posts?slug=${name}&_embed=true`];
  const paths = [...lists, ...pathsOf(slug)];
  for (const path of [...paths, ...pathsOf(other)]) await cacheOf(path);

  expect(await publish('guess')).toBe(401);
  for (const path of paths) expect(await cacheOf(path)).toMatch(/^Hit/);
  expect(await publish(secret)).toBe(202);
  for (const path of paths) expect(await cacheOf(path)).toMatch(/^Miss/);
  for (const path of pathsOf(other)) expect(await cacheOf(path)).toMatch(/^Hit/);
});

const gujarati =
  '/blog/%E0%AA%AB%E0%AB%8B%E0%AA%A8-%E0%AA%AA%E0%AA%B0-%E0%AA%97%E0%AB%81%E0%AA%9C%E0%AA%B0%E0%AA%BE%E0%AA%A4%E0%AB%80';

test('every article is reachable by links without scripts, on pages that are documents of their own', async () => {
  const { product } = await setUp();
  const articles = new Set<string>();
  let next: string | undefined = '/blog';
  const pages: string[] = [];
  while (next !== undefined) {
    const { status, text }: { status: number; text: string } = await readDocument(product.url + next);
    expect({ next, status, isCanonical: text.includes(`rel="canonical" href="${absolute(next)}"`) }).toEqual({
      next,
      status: 200,
      isCanonical: true,
    });
    pages.push(next);
    for (const [, href = ''] of text.matchAll(/<h2[^>]*><a href="(\/blog\/[^"]+)"/g)) articles.add(href);
    next = /<a [^>]*href="([^"]+)"[^>]*>Load More ?</.exec(text)?.[1];
  }
  expect(pages).toEqual(['/blog', '/blog?page=2', '/blog?page=3']);
  expect(articles.size).toBe(25);
  const end = await readDocument(`${product.url}/blog?page=4`);
  expect({ status: end.status, isSaid: end.text.includes('The list has fewer pages.') }).toEqual({
    status: 404,
    isSaid: true,
  });
});

test('documents hydrate without console errors and without requests for posts', async () => {
  const about = await product.visit('/about');
  const requests: string[] = [];
  about.context().on('request', (request) => request.url().includes('/default/cms/') && requests.push(request.url()));
  for (const path of ['/blog', '/blog?category=voice-ai&q=gujarati', article, gujarati]) {
    const page = await product.visit(path, { beside: about });
    // The page is hydrated, so it would send its requests now.
    await untilIdle(page);
    const written = /<title[^>]*>([^<]*)<\/title>/.exec((await readDocument(product.url + path)).text)?.[1];
    expect({ path, requests, title: await page.title() }).toEqual({
      path,
      requests: [],
      title: written,
    });
    await page.close();
  }
});
