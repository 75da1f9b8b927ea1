import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cmsWebhookPath, cmsWebhookSecretHeader } from '#contract/cms.ts';
import { absolute } from '#head/tags.ts';
import { longSlug, startCountedCms } from './counted-cms.testkit.ts';
import { openProduct, sharedProduct } from '../product.testkit.ts';
import { untilIdle } from '../visits.testkit.ts';

const slug = 'what-a-voice-agent-should-say-in-the-first-two-seconds';
const article = `/blog/${slug}`;
const gujarati =
  '/blog/%E0%AA%AB%E0%AB%8B%E0%AA%A8-%E0%AA%AA%E0%AA%B0-%E0%AA%97%E0%AB%81%E0%AA%9C%E0%AA%B0%E0%AA%BE%E0%AA%A4%E0%AB%80';

/** Requests a document as a crawler does. */
async function read(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Values in a document's JSON-LD. */
function things(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

test('crawlers get whole documents, for at most two requests to WordPress and none from the cache', async () => {
  await using cms = await startCountedCms();
  await using product = await openProduct({ env: { CMS_URL: cms.url } });

  const post = await read(product.url + article);
  expect(post.status).toBe(200);
  expect(cms.asked).toHaveLength(2);
  expect(post.text).toMatch(/<title>What a voice agent should say in the first two seconds [^<]*Nadavox<\/title>/);
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

  cms.asked.splice(0);
  const list = await read(`${product.url}/blog?utm_source=letter`);
  expect(list.text.match(/<article/g)).toHaveLength(9);
  expect(list.text).toContain(`<link rel="canonical" href="${absolute('/blog')}"`);
  expect(cms.asked).toHaveLength(2);

  cms.asked.splice(0);
  for (const path of [article, '/blog', '/blog?utm_source=other']) await read(product.url + path);
  expect(cms.asked).toEqual([]);
  expect(await read(product.url + article, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('every article is reachable by links without scripts, on pages that are documents of their own', async () => {
  await using product = await sharedProduct();
  const articles = new Set<string>();
  let next: string | undefined = '/blog';
  const pages: string[] = [];
  while (next !== undefined) {
    const { status, text }: { status: number; text: string } = await read(product.url + next);
    expect({ next, status, isCanonical: text.includes(`rel="canonical" href="${absolute(next)}"`) }).toEqual({
      next,
      status: 200,
      isCanonical: true,
    });
    pages.push(next);
    for (const [, href = ''] of text.matchAll(/<h2[^>]*><a href="(\/blog\/[^"]+)"/g)) articles.add(href);
    next = /<a [^>]*href="([^"]+)"[^>]*>Load More</.exec(text)?.[1];
  }
  expect(pages).toEqual(['/blog', '/blog?page=2', '/blog?page=3']);
  expect(articles.size).toBe(25);
  const end = await read(`${product.url}/blog?page=4`);
  expect({ status: end.status, isSaid: end.text.includes('The list has fewer pages.') }).toEqual({
    status: 404,
    isSaid: true,
  });
});

test('a missing article is 404, a renamed or differently spelled one is a permanent redirect', async () => {
  await using product = await sharedProduct();
  const missing = await read(`${product.url}/blog/there-is-no-such-article`);
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('Article Not Found');
  expect(missing.text).toContain('<meta name="robots" content="noindex"');
  expect(missing.text).not.toContain('rel="canonical"');
  expect(missing.headers.has('x-document-status')).toBe(false);
  expect((await read(`${product.url}/blog/a/b`)).status).toBe(404);

  const moves = {
    '/blog/small-models-are-often-enough': '/blog/a-small-model-is-often-enough',
    [`/blog/${slug.toUpperCase()}`]: article,
    [gujarati.toLowerCase()]: gujarati,
    [`${article}/`]: article,
  };
  for (const [from, to] of Object.entries(moves)) {
    const { status, headers } = await read(product.url + from);
    expect({ from, status, to: headers.get('location') }).toEqual({ from, status: 301, to });
  }
  expect((await read(product.url + gujarati)).text).toContain('<h1 tabindex="-1">ફોન પર ગુજરાતી');
});

test('documents hydrate without console errors and without requests for posts', async () => {
  await using product = await sharedProduct();
  const about = await product.visit('/about');
  const asked: string[] = [];
  about.context().on('request', (request) => request.url().includes('/default/cms/') && asked.push(request.url()));
  for (const path of ['/blog', '/blog?category=voice-ai&q=gujarati', article, gujarati]) {
    const page = await product.visit(path, { beside: about });
    // The page is hydrated, so it would send its requests now.
    await untilIdle(page);
    const written = /<title>([^<]*)<\/title>/.exec((await read(product.url + path)).text)?.[1];
    expect({ path, asked, title: await page.title() }).toEqual({
      path,
      asked: [],
      title: written,
    });
    await page.close();
  }
  // React renders mismatches again and logs an error, which fails the journey.
  expect(product.consoleErrors).toEqual([]);
});

test('an article of 1,500 words with its stylesheet is at most 27 kB, like every document', async () => {
  await using cms = await startCountedCms();
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const { status, text } = await read(`${product.url}/blog/${longSlug}`);
  expect(status).toBe(200);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(27_000);
});

test('sitemap and feed are well-formed and list all articles', async () => {
  await using product = await sharedProduct();
  // Only the parser is used; Trusted Types would block it for text.
  const page = await product.visit('/about', { bypassCSP: true });
  const parse = async (path: string) => {
    const { text } = await read(product.url + path);
    return page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (name: string) => [...parsed.getElementsByTagName(name)].map((element) => element.textContent);
      return { isBroken: parsed.querySelector('parsererror') !== null, places: textOf('loc'), links: textOf('link') };
    }, text);
  };
  const sitemap = await parse('/sitemap.xml');
  expect(sitemap.isBroken).toBe(false);
  expect(sitemap.places).toEqual(expect.arrayContaining(['/', '/blog', article, gujarati].map(absolute)));
  expect(sitemap.places.filter((place) => place?.includes('/blog/')).length).toBeGreaterThanOrEqual(23);
  const feed = await parse('/feed.xml');
  expect(feed.isBroken).toBe(false);
  expect(feed.links).toEqual(expect.arrayContaining([article, gujarati].map(absolute)));
});

test('a webhook call with the right secret invalidates the cached blog pages', async () => {
  await using product = await openProduct({ env: { CMS_WEBHOOK_SECRET: 'open sesame' } });
  const publish = async (secret: string) =>
    (await read(product.url + cmsWebhookPath, { method: 'POST', headers: { [cmsWebhookSecretHeader]: secret } }))
      .status;
  const cacheOf = async (path: string) => (await read(product.url + path)).headers.get('x-cache');
  const paths = ['/blog', '/blog?q=voice', article, '/feed.xml', '/sitemap.xml', '/default/cms/categories'];
  for (const path of paths) await cacheOf(path);

  expect(await publish('guess')).toBe(401);
  for (const path of paths) expect(await cacheOf(path)).toMatch(/^Hit/);
  expect(await publish('open sesame')).toBe(202);
  for (const path of paths) expect(await cacheOf(path)).toMatch(/^Miss/);
});
