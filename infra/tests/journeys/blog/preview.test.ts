import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drafts } from '../../../local/sample/posts.ts';
import { findBroken } from '../look/axe.testkit.ts';
import { findFaults } from '../look/faults.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { previewWords } from '#content/preview.ts';

const title = drafts[0]?.title ?? '';

/** Opens the URL at which the sample CMS redirects to a new preview of its first draft, or to a link that shares it. */
async function openPreview(page: Page, share = ''): Promise<void> {
  const url = new URL(`/?p=901&preview=true${share}`, product.url);
  url.port = String(Number(url.port) + 2);
  await page.goto(url.href);
  await product.ignoreErrors(/a request to http:\/\/127\.0\.0\.1:\d+\/\?p=901/);
}

function notice(page: Page) {
  return page.getByRole('region', { name: previewWords.label });
}

test.each([390, 1440])('at %i px a draft is shown with a notice, and nothing is loaded over it', async (width) => {
  const page = await product.open({ viewport: { width, height: 900 } });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPreview(page);
  await ready(page);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await notice(page).textContent()).toMatch(/^Draft.* until \d\d:\d\d IST/);
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  expect(await findBroken(page, 'everything')).toEqual([]);
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => notice(page).isVisible()).toBe(true);
  expect(requests.filter((url) => url.includes('posts?slug='))).toEqual([]);
});

test('a reload shows why the link no longer works, and one click opens the preview again', async () => {
  const page = await product.open();
  await openPreview(page);
  await notice(page).waitFor();
  expect((await page.reload())?.status()).toBe(403);
  await ready(page);
  await page.getByRole('heading', { level: 1, name: previewWords.refused }).waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  expect(await findBroken(page, 'everything')).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: previewWords.renew }).click();
  await notice(page).waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await openPreview(page, '&share=true');
  await ready(page);
  await page.getByRole('heading', { level: 1, name: previewWords.shared.title }).waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  expect(await findBroken(page, 'everything')).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
  await product.ignoreErrors(/status of 403/);
});

test('without JavaScript a draft and a refused link look the same', async () => {
  const page = await product.open({ javaScriptEnabled: false });
  await openPreview(page);
  expect(await notice(page).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
  await page.reload();
  expect(await page.getByText(previewWords.reason.stale).isVisible()).toBe(true);
  await openPreview(page, '&share=true');
  await page.getByRole('button', { name: previewWords.shared.show }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await notice(page).textContent()).toMatch(/^Draft.* until \d+ \w+ \d{4}, \d\d:\d\d IST/);
  await product.ignoreErrors(/status of 403/);
});
