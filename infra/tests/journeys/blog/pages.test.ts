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
