import { expect, test } from 'vitest';
import { absolute } from '#head/tags.ts';
import { sharedProduct } from '../product.testkit.ts';
import { readDocument } from '../read-document.testkit.ts';
import { untilIdle } from '../visits.testkit.ts';

const slug = 'what-a-voice-agent-should-say-in-the-first-two-seconds';
const article = `/blog/${slug}`;
const gujarati =
  '/blog/%E0%AA%AB%E0%AB%8B%E0%AA%A8-%E0%AA%AA%E0%AA%B0-%E0%AA%97%E0%AB%81%E0%AA%9C%E0%AA%B0%E0%AA%BE%E0%AA%A4%E0%AB%80';

test('every article is reachable by links without scripts, on pages that are documents of their own', async () => {
  await using product = await sharedProduct();
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
    next = /<a [^>]*href="([^"]+)"[^>]*>Load More</.exec(text)?.[1];
  }
  expect(pages).toEqual(['/blog', '/blog?page=2', '/blog?page=3']);
  expect(articles.size).toBe(25);
  const end = await readDocument(`${product.url}/blog?page=4`);
  expect({ status: end.status, isSaid: end.text.includes('The list has fewer pages.') }).toEqual({
    status: 404,
    isSaid: true,
  });
});

test('a missing article is 404, a renamed or differently spelled one is a permanent redirect', async () => {
  await using product = await sharedProduct();
  const missing = await readDocument(`${product.url}/blog/there-is-no-such-article`);
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('Article Not Found');
  expect(missing.text).toContain('<meta name="robots" content="noindex"');
  expect(missing.text).not.toContain('rel="canonical"');
  expect(missing.headers.has('x-document-status')).toBe(false);
  expect((await readDocument(`${product.url}/blog/a/b`)).status).toBe(404);

  const moves = {
    '/blog/small-models-are-often-enough': '/blog/a-small-model-is-often-enough',
    [`/blog/${slug.toUpperCase()}`]: article,
    [gujarati.toLowerCase()]: gujarati,
    [`${article}/`]: article,
  };
  for (const [from, to] of Object.entries(moves)) {
    const { status, headers } = await readDocument(product.url + from);
    expect({ from, status, to: headers.get('location') }).toEqual({ from, status: 301, to });
  }
  expect((await readDocument(product.url + gujarati)).text).toContain('<h1 tabindex="-1" lang="gu">ફોન પર ગુજરાતી');
});

test('documents hydrate without console errors and without requests for posts', async () => {
  await using product = await sharedProduct();
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
  // React renders mismatches again and logs an error, which fails the journey.
  expect(product.consoleErrors).toEqual([]);
});

test('sitemap and feed are well-formed and list all articles', async () => {
  await using product = await sharedProduct();
  // Only the parser is used; Trusted Types would block it for text.
  const page = await product.visit('/about', { bypassCSP: true });
  const parse = async (path: string) => {
    const { text } = await readDocument(product.url + path);
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
