import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBroken } from '../everyone/look/axe.ts';
import { sharedProduct } from '../product.ts';

const article = '/blog/what-a-voice-agent-should-say-in-the-first-two-seconds';
const postAsked = /\/default\/cms\/posts\?slug=/;

const gone = '/blog/there-is-no-such-article';

/** Follows a link that somebody has put into the page. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, to);
}

/** Goes from the list to its first article, as one does who is here already. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/blog/*');
}

test('an article has its author, day, reading time, text and the ways on', async () => {
  await using product = await sharedProduct();
  const page = await product.visit(article);
  await page
    .getByRole('heading', { level: 1, name: 'What a voice agent should say in the first two seconds' })
    .waitFor();
  const top = page.getByRole('article').first();
  for (const text of ['Isha Trivedi', '12 Nov 2026', /\d min read/]) await top.getByText(text).first().waitFor();
  await top.getByRole('img', { name: 'Two voices as woven lines' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to Blog' }).first().getAttribute('href')).toBe('/blog');
  expect(await page.getByRole('link', { name: 'More Articles' }).getAttribute('href')).toBe('/blog');
  await expect.poll(() => page.getByRole('heading', { level: 3 }).getByRole('link').count()).toBe(3);
});

test('the contents list leads to a section and marks it', async () => {
  await using product = await sharedProduct();
  const page = await product.visit(article, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'Four greetings compared' });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  expect(new URL(page.url()).hash).not.toBe('');
});

test('the bar at the top grows with the article and is full at its end', async () => {
  await using product = await sharedProduct();
  const page = await product.visit(article);
  await page.getByRole('heading', { level: 2, name: 'Read next' }).waitFor();
  const filled = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-scroll-progress]');
      return bar ? bar.getBoundingClientRect().width / innerWidth : Number.NaN;
    });
  expect(await filled()).toBeLessThan(0.02);
  await page.evaluate(() => {
    const end = document.querySelector('[data-article]')?.getBoundingClientRect().bottom ?? 0;
    scrollTo({ top: end - innerHeight, behavior: 'instant' });
  });
  await expect.poll(filled).toBeGreaterThan(0.98);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)).toBeGreaterThan(300);
});

test("an article's address can be copied", async () => {
  await using product = await sharedProduct();
  const page = await product.visit(article);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await page.getByRole('status').getByText('Link copied').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.url + article);
});

test('an article that does not exist is not found, and nothing is offered to try again', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/blog');
  const isSaid = page.waitForResponse(`**${gone}`);
  await follow(page, gone);
  expect((await isSaid).status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Article Not Found' }).waitFor();
  await page.getByText('Post not found', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  const robots = page.locator('meta[name=robots]');
  expect(await robots.getAttribute('content')).toBe('noindex');

  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notes from the line' }).waitFor();
  await expect.poll(() => robots.count()).toBe(0);
  await product.forgive();
});

test('a link to an article that has been renamed leads to its new name', async () => {
  await using product = await sharedProduct();
  const page = await product.visit(article);
  const isAskedInside = page.waitForRequest(postAsked);
  await follow(page, '/blog/small-models-are-often-enough');
  await isAskedInside;
  await page.getByRole('heading', { level: 1, name: 'A small model is often enough' }).waitFor();
  expect(page.url()).toBe(`${product.url}/blog/a-small-model-is-often-enough`);
});

test('an article that cannot be had may be tried again, without losing the reader’s place', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/blog');
  await page.route(postAsked, (route) => route.abort());
  await openFirst(page);
  await page.getByRole('heading', { level: 1, name: 'Article Not Found' }).waitFor();
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await product.forgive(/Failed to (load resource|fetch)/);

  await page.unroute(postAsked);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'What a voice agent should say' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a body that slipped past the proxy is made harmless in the browser and keeps its text', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/blog');
  const hostile =
    '<h2 id="h-a" class="wp-block-heading">Kept</h2><figure class="wp-block-image"><img src="/favicon.svg" srcset="/favicon.svg 11w" width="300" height="200" alt="Kept too"></figure>' +
    '<div class="wp-block-math"><math display="block"><mi onclick="x()">n</mi><annotation-xml encoding="text/html"><b>no</b></annotation-xml></math></div>' +
    '<p onclick="x()">Text <a href="javascript:alert(1)">link</a> <a href="https://example.org" target="_blank">out</a></p>' +
    '<img src="x:y" onerror="document.title=1"><iframe src="https://example.org"></iframe><form><input></form>' +
    '<svg><a href="javascript:x"><text>t</text></a></svg><style>h1{display:none}</style><script>document.title="owned"</script>';
  await page.route(postAsked, async (route) => {
    const answer = await route.fetch();
    const [post] = (await answer.json()) as object[];
    await route.fulfill({ json: [{ ...post, content: { rendered: hostile } }] });
  });
  await openFirst(page);
  await page.getByRole('heading', { level: 2, name: 'Kept' }).waitFor();
  const left = await page.locator('[data-article]').evaluate((body) => ({
    elements: body.querySelectorAll('iframe, form input, style, script, svg text').length,
    handlers: body.querySelectorAll('[onclick], [onerror]').length,
    addresses: [...body.querySelectorAll('a')].filter((link) => link.protocol === 'javascript:').length,
    rel: body.querySelector('a[target]')?.getAttribute('rel'),
    kept: body.querySelector('.wp-block-image')?.innerHTML,
    formula: body.querySelector('.wp-block-math')?.innerHTML,
    anchor: body.querySelector('#h-a')?.className,
  }));
  expect(left).toEqual({
    elements: 0,
    handlers: 0,
    addresses: 0,
    rel: 'noopener',
    kept: '<img src="/favicon.svg" srcset="/favicon.svg 11w" width="300" height="200" alt="Kept too">',
    formula: '<math display="block"><mi>n</mi></math>',
    anchor: 'wp-block-heading',
  });
  // The parser of the sanitizer, which runs nothing, already reports what it meets.
  await product.forgive(/Content Security Policy/);
  expect(await page.title()).toMatch(/Blog Post/);
});

test.each([
  ['/blog', 390],
  [article, 390],
  [article, 1440],
])('%s at %d pixels is accessible and fits, in both themes', async (path, width) => {
  await using product = await sharedProduct();
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await product.visit(path, { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('article').first().getByRole('heading').first().waitFor();
    await page.getByText('INITIALIZING VOICE SYSTEMS').waitFor({ state: 'hidden' });
    expect(await findBroken(page, 'everything')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
