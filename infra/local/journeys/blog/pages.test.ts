import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { publishedPath, publishedSecretHeader } from '#contract/cms.ts';
import { absolute } from '#head/tags.ts';
import { longSlug, startCountedCms } from './counted-cms.ts';
import { openProduct, sharedProduct } from '../product.ts';

const slug = 'what-a-voice-agent-should-say-in-the-first-two-seconds';
const article = `/blog/${slug}`;
const gujarati =
  '/blog/%E0%AA%AB%E0%AB%8B%E0%AA%A8-%E0%AA%AA%E0%AA%B0-%E0%AA%97%E0%AB%81%E0%AA%9C%E0%AA%B0%E0%AA%BE%E0%AA%A4%E0%AB%80';

/** A document as a robot gets it. */
async function read(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Values of the things a document says about itself in JSON-LD. */
function things(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

test('robots get whole documents, WordPress at most two questions for each and none for a repeat', async () => {
  await using cms = await startCountedCms();
  await using product = await openProduct({ env: { CMS_URL: cms.url } });

  const post = await read(product.url + article);
  expect(post.status).toBe(200);
  expect(cms.asked).toHaveLength(2);
  expect(post.text).toMatch(/<title>What a voice agent should say in the first two seconds [^<]*Nadavox<\/title>/);
  expect(post.text).toContain(`<link rel="canonical" href="${absolute(article)}"`);
  expect(post.text).toContain('<meta property="og:type" content="article"');
  expect(post.text).toMatch(/<meta property="og:image" content="http[^"]*\/wp-content\/uploads\/[^"]+"/);
  expect(post.text).toMatch(/<meta name="description" content="[^"]{40,160}"/);
  expect(post.text).toContain('<link rel="alternate" type="application/rss+xml"');
  expect(things(post.text)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: absolute('/blog') }, { item: absolute(article) }] },
    {
      '@type': 'BlogPosting',
      url: absolute(article),
      datePublished: '2026-11-12T04:30:00Z',
      author: { name: 'Isha Trivedi' },
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

test('a missing article is 404, a renamed or differently spelled one leads on, for good', async () => {
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

test('documents become pages without a complaint and without asking again', async () => {
  await using product = await sharedProduct();
  const about = await product.visit('/about');
  const asked: string[] = [];
  about.context().on('request', (request) => request.url().includes('/default/cms/') && asked.push(request.url()));
  for (const path of ['/blog', '/blog?category=voice-ai&q=gujarati', article, gujarati]) {
    const page = await product.visit(path, { beside: about });
    // The page has been taken over; what it wanted to ask it would ask now.
    await page.waitForTimeout(700);
    const written = /<title>([^<]*)<\/title>/.exec((await read(product.url + path)).text)?.[1];
    expect({ path, asked, title: await page.title() }).toEqual({
      path,
      asked: [],
      title: written,
    });
    await page.close();
  }
  // What does not fit the document React draws anew, and says so; the product counts it as a complaint.
  expect(product.complaints).toEqual([]);
});

test('an article is read without a script', async () => {
  await using product = await sharedProduct();
  const page = await product.visit(article, { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^What a voice agent/);
  expect((await page.locator('[data-article]').innerText()).split(/\s+/).length).toBeGreaterThan(300);
  expect(await page.getByRole('heading', { level: 3 }).getByRole('link').count()).toBe(3);
});

test('an article of 1,500 words is at most 30 kB', async () => {
  await using cms = await startCountedCms();
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const { status, text } = await read(`${product.url}/blog/${longSlug}`);
  expect(status).toBe(200);
  // The quality at which CloudFront compresses is not told; these are the usual ones of what is compressed on the way.
  for (const quality of [4, 5]) {
    const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    expect(compressed.length, `quality ${quality}`).toBeLessThanOrEqual(30_000);
  }
});

test('sitemap and feed are well-formed and name what there is', async () => {
  await using product = await sharedProduct();
  // Only its parser is wanted, which Trusted Types would keep from text.
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

test('who knows the secret has the edge forget the blog at once', async () => {
  await using product = await openProduct({ env: { PUBLISHED_SECRET: 'open sesame' } });
  const publish = async (secret: string) =>
    (await read(product.url + publishedPath, { method: 'POST', headers: { [publishedSecretHeader]: secret } })).status;
  const cacheOf = async (path: string) => (await read(product.url + path)).headers.get('x-cache');
  const paths = ['/blog', '/blog?q=voice', article, '/feed.xml', '/sitemap.xml', '/default/cms/categories'];
  for (const path of paths) await cacheOf(path);

  expect(await publish('guess')).toBe(401);
  for (const path of paths) expect(await cacheOf(path)).toMatch(/^Hit/);
  expect(await publish('open sesame')).toBe(202);
  for (const path of paths) expect(await cacheOf(path)).toMatch(/^Miss/);
});
