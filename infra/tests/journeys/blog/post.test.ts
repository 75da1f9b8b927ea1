import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { product } from '../product.testkit.ts';

const article = '/blog/what-a-voice-agent-should-say-in-the-first-two-seconds';
const postUrl = /\/default\/cms\/posts\?slug=/;

const gone = '/blog/there-is-no-such-article';

/** Clicks a link that the test adds to the page. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, to);
}

test('the contents list scrolls to a section and marks it', async () => {
  const page = await product.visit(article, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'Four greetings compared' });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  expect(new URL(page.url()).hash).not.toBe('');
});

test('an article that does not exist is 404 without Try Again', async () => {
  const page = await product.visit('/blog');
  const documentResponse = page.waitForResponse(`**${gone}`);
  await follow(page, gone);
  expect((await documentResponse).status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Article Not Found' }).waitFor();
  await page.getByText('Post not found', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  const robots = page.locator('meta[name=robots]');
  expect(await robots.getAttribute('content')).toBe('noindex');

  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notes from the line' }).waitFor();
  await expect.poll(() => robots.count()).toBe(0);
  await product.ignoreErrors();
});

test('a link to a renamed article leads to its new URL', async () => {
  const page = await product.visit(article);
  const postRequest = page.waitForRequest(postUrl);
  await follow(page, '/blog/small-models-are-often-enough');
  await postRequest;
  await page.getByRole('heading', { level: 1, name: 'A small model is often enough' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${product.url}/blog/a-small-model-is-often-enough`);
});

test('a recording of an article plays, and can be heard from its middle', async () => {
  const page = await product.visit('/blog/twilio-studio-or-your-own-code');
  const played = await page.locator('article audio').evaluate(async (element) => {
    const audio = element as HTMLAudioElement;
    audio.muted = true;
    await audio.play();
    const middle = audio.duration / 2;
    audio.currentTime = middle;
    await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }));
    return { middle, time: audio.currentTime, hasControls: audio.controls };
  });
  expect(played.middle).toBeGreaterThan(5);
  // A browser rounds a media time, by less than a microsecond.
  expect(played.time).toBeGreaterThan(played.middle - 0.001);
  expect(played.hasControls).toBe(true);
});

test('code that scrolls fades out where it continues, other code does not, and on paper it is whole', async () => {
  const page = await product.visit(article, { viewport: { width: 672, height: 900 } });
  const cut = () =>
    page
      .locator('[data-article] pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(await cut()).toBeGreaterThan(0);
  const fading = () =>
    page
      .locator('[data-article] pre')
      .evaluateAll((all) => all.filter((pre) => getComputedStyle(pre).maskImage !== 'none').length);
  expect(await fading()).toBe(await cut());
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await cut()).toBe(0);
  expect(await fading()).toBe(0);
  await page.setViewportSize({ width: 672, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await fading()).toBe(0);
  expect(await cut()).toBe(0);
});
