import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsWebhookPath } from '#contract/cms.ts';
import type { WirePost } from '#contract/cms-wire.ts';
import { callWebhook } from '../../local/call-webhook.testkit.ts';
import { openProduct, type OwnProduct } from '../journeys/product.testkit.ts';
import { readDocument } from '../journeys/read-document.testkit.ts';
import { isLeftOut } from './packages.testkit.ts';
import { type RealWordPress, startRealWordPress } from './real-wordpress.testkit.ts';

const secret = 'open sesame';
const gujarati = encodeURIComponent('ગુજરાતી-વાત');
let wordpress: RealWordPress;
let product: OwnProduct;

beforeAll(async () => {
  if (isLeftOut) return;
  wordpress = await startRealWordPress();
  product = await openProduct({ env: { CMS_URL: wordpress.url, CMS_WEBHOOK_SECRET: secret } });
});

afterAll(async () => {
  // Blocked images and pages are the subject of these tests; each checks its own console errors.
  product?.consoleErrors.splice(0);
  await wordpress?.[Symbol.asyncDispose]();
  await product?.[Symbol.asyncDispose]();
});

/** Requests to the site; the edge's cache is invalidated before each. */
const site = {
  async invalidate(): Promise<void> {
    // The webhook responds with 503 until it has read its secret.
    await expect.poll(() => callWebhook(product.url, secret)).toBe(202);
  },
  /** Requests a list or an error of the proxy; `query` starts with the collection. */
  async cms(query: string) {
    await site.invalidate();
    const response = await fetch(`${product.url}/default/cms/${query}`);
    return { status: response.status, headers: response.headers, body: (await response.json()) as WirePost[] };
  },
  async read(path: string) {
    await site.invalidate();
    const { status, headers, text } = await readDocument(product.url + path);
    return { status, location: headers.get('location'), text };
  },
};

const listQuery = '_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish';

describe.skipIf(isLeftOut)('a real WordPress', () => {
  test('the requests of the browser return the posts that the site shows', async () => {
    const list = await site.cms(`posts?${listQuery}`);
    // Nine posts were returned, one of which is password-protected.
    expect(list.body).toHaveLength(8);
    expect(Number(list.headers.get('x-wp-total'))).toBe(20);
    expect(list.body[0]).toMatchObject({ slug: 'with-image', content: { rendered: '' }, reading_minutes: 1 });
    expect(JSON.stringify(list.body)).not.toMatch(/isha-login|gravatar|SECRET-BODY|a-draft|a-private|a-protected/);
    const [entities] = (await site.cms('posts?slug=entities&_embed=true&status=publish')).body;
    expect(entities).toMatchObject({
      title: { rendered: 'Isn’t this R&D?' },
      date: expect.stringMatching(/T[\d:]+Z$/),
      _embedded: { author: [{ name: "Isha O'Neill & Co" }] },
    });
    const categories = await site.cms('categories?per_page=100&orderby=count&order=desc');
    expect(categories.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'AI & Voice', count: 9 })]),
    );
  });

  test('no query parameter of a visitor reaches WordPress', async () => {
    await site.cms('posts?_method=POST&title=Written+by+a+GET&content=x&status=publish');
    for (const query of ['posts?slug=a-draft', 'posts?slug=a-protected&password=open', 'posts?search=SECRET-BODY']) {
      expect((await site.cms(`${query}&context=edit`)).body).toEqual([]);
    }
    expect((await site.cms('posts?status=draft')).status).toBe(400);
    expect((await site.cms('posts?search=Written+by+a+GET')).body).toEqual([]);
  });

  test('the responses are the same with a right and a wrong application password', async () => {
    const anonymous = (await site.cms(`posts?${listQuery}`)).body;
    for (const CMS_PASSWORD of [wordpress.account.password, 'wrong']) {
      const env = { CMS_URL: wordpress.url, CMS_USER: wordpress.account.user, CMS_PASSWORD };
      await using other = await openProduct({ env });
      const response = await fetch(`${other.url}/default/cms/posts?${listQuery}`);
      expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: anonymous });
    }
  });

  test('a WordPress that requires a login responds to the account only', async () => {
    await wordpress.withFault('login-required', async () => {
      expect((await site.cms('posts')).status).toBe(502);
      expect((await site.read('/blog')).status).toBe(503);
      const { user, password } = wordpress.account;
      await using other = await openProduct({
        env: { CMS_URL: wordpress.url, CMS_USER: user, CMS_PASSWORD: password },
      });
      expect((await fetch(`${other.url}/default/cms/posts`)).status).toBe(200);
    });
    expect(product.output()).toContain('cms-access-denied');
  });

  test('a Gujarati article has one URL, in whatever encoding it is requested', async () => {
    expect((await site.read(`/blog/${gujarati}`)).text).toContain('ફોન પર ગુજરાતી બોલો.');
    expect(await site.read(`/blog/${gujarati.toLowerCase()}`)).toMatchObject({
      status: 301,
      location: `/blog/${gujarati}`,
    });
    const page = await product.visit('/blog');
    await page.getByRole('link', { name: 'ગુજરાતી વાત' }).click();
    await page.waitForURL(`**/blog/${gujarati}`);
    await page.getByRole('heading', { level: 1, name: 'ગુજરાતી વાત' }).waitFor();
    expect(product.consoleErrors).toEqual([]);
  });

  test('a renamed article and one in capitals are redirected, an unknown one and a draft are 404', async () => {
    expect(await site.read('/blog/old-name')).toMatchObject({ status: 301, location: '/blog/new-name' });
    expect(await site.read('/blog/New-Name')).toMatchObject({ status: 301, location: '/blog/new-name' });
    for (const slug of ['never-was', 'a-draft', 'a-protected']) {
      const { status, text } = await site.read(`/blog/${slug}`);
      expect({ slug, status, isMissing: text.includes('Article Not Found') }).toEqual({
        slug,
        status: 404,
        isMissing: true,
      });
    }
  });

  test('a deleted image, hidden users and an image with its sizes', async () => {
    const [deleted] = (await site.cms('posts?slug=deleted-image')).body;
    expect(deleted?._embedded?.['wp:featuredmedia']).toBeUndefined();
    expect(JSON.stringify(deleted).length).toBeLessThan(2_000);
    const hidden = await wordpress.withFault('hidden-users', () => site.cms('posts?slug=with-image'));
    expect(hidden.body[0]?._embedded?.author).toBeUndefined();
    const media = hidden.body[0]?._embedded?.['wp:featuredmedia']?.[0];
    expect(media).toMatchObject({ width: 1600, height: 1000, alt_text: 'A picture' });
    expect(media?.srcset).toMatch(/300w.*1600w$/);
    const { text } = await site.read('/blog/with-image');
    expect(text).toContain('href="/blog/new-name"');
  });

  test('an editor’s change is visible as soon as WordPress has sent its call', async () => {
    await wordpress.connect({ url: product.url + cmsWebhookPath, secret });
    const [post] = (await site.cms('posts?slug=new-name')).body;
    expect((await site.read('/blog/new-name')).text).not.toContain('retitled');
    await wordpress.editLists([{ entry: { ID: post?.id, post_title: 'Renamed and retitled' } }]);
    // `site.read` would invalidate the copies itself.
    const readText = async (path: string) => (await fetch(product.url + path)).text();
    await expect.poll(() => readText('/blog/new-name'), { timeout: 20_000 }).toContain('Renamed and retitled');
    expect(product.output()).toContain('"event":"blog-invalidated"');
    for (const path of ['/blog/with-image', '/blog']) expect(await readText(path)).toContain('>Engineering <');
    // One request for an article, and for a category, whose name is in other articles too.
    const again = { entry: { ID: post?.id, post_title: 'Retitled again' } };
    await wordpress.editLists([{ category: ['engineering', 'Craft'] }, again]);
    for (const path of ['/blog/with-image', '/blog']) {
      await expect.poll(() => readText(path), { timeout: 20_000 }).toContain('>Craft <');
      expect(await readText(path)).not.toContain('>Engineering <');
    }
    const [other] = (await site.cms('posts?slug=deleted-image')).body;
    expect(await readText('/blog')).toContain('Deleted image');
    await wordpress.editLists([{ deleted: Number(other?.id) }]);
    await expect.poll(() => readText('/blog'), { timeout: 20_000 }).not.toContain('Deleted image');
  });

  test('sitemap and feed list only published articles, and the former address of one in the bin is 404 at once', async () => {
    for (const path of ['/sitemap.xml', '/feed.xml']) {
      const { status, text } = await site.read(path);
      expect(status).toBe(200);
      expect(text).toContain(`/blog/${gujarati}`);
      expect(text).toContain('/blog/new-name');
      expect(text).not.toMatch(/a-draft|a-private|a-protected|old-name/);
    }
    const [post] = (await site.cms('posts?slug=new-name')).body;
    expect((await site.read('/blog/old-name')).status).toBe(301);
    await wordpress.editLists([{ entry: { ID: post?.id, post_status: 'trash' } }]);
    const readStatus = async () => (await readDocument(`${product.url}/blog/old-name`)).status;
    await expect.poll(readStatus, { timeout: 20_000 }).toBe(404);
  });
});
