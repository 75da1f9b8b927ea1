import { expect, test } from 'vitest';
import { startCountedCms } from './counted-cms.testkit.ts';
import { openProduct } from '../product.testkit.ts';

const article = '/blog/what-a-voice-agent-should-say-in-the-first-two-seconds';

/** Requests a document as a crawler does. */
async function read(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('while WordPress is down a cached article is served with its pictures, and others get 503', async () => {
  await using cms = await startCountedCms();
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const before = await read(product.url + article);
  await read(`${product.url}/blog`);
  const [picture = ''] = /\/media\/[^" ]+/.exec(before.text) ?? [];
  const shown = await read(product.url + picture);
  expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({ status: 200, type: 'image/png' });
  cms.fail();
  expect((await read(product.url + picture)).text).toBe(shown.text);
  expect((await read(product.url + article)).text).toBe(before.text);
  expect((await read(`${product.url}/blog`)).status).toBe(200);
  const unread = await read(`${product.url}/blog/gujarati-on-the-phone-what-speech-models-miss`);
  expect({ status: unread.status, retry: unread.headers.get('retry-after') }).toEqual({ status: 503, retry: '30' });
  await expect.poll(() => product.output()).toContain('cms-failed');
});

test('without WordPress the blog is 503 and offers Try Again', async () => {
  await using product = await openProduct({ env: { CMS_URL: 'http://127.0.0.1:9/wp-json/wp/v2' } });
  for (const [path, heading] of [
    ['/blog', 'Error Loading Blog'],
    [article, 'Article Not Found'],
  ] as const) {
    const { status, headers, text } = await read(product.url + path);
    expect({ path, status, retry: headers.get('retry-after'), cache: headers.get('cache-control') }).toEqual({
      path,
      status: 503,
      retry: '30',
      cache: 'no-store',
    });
    expect(text).not.toContain('noindex');
    const page = await product.visit(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    // Otherwise it would keep retrying the content beside the list.
    await page.close();
  }
  for (const path of ['/sitemap.xml', '/feed.xml']) expect((await read(product.url + path)).status).toBe(503);
  await product.ignoreErrors(/status of 50[23]|HTTP 502|Failed after/);
});
