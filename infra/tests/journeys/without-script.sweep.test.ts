import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { locatePanel } from './chat/chat-panel.testkit.ts';
import { sweptPaths } from './paths.testkit.ts';
import { product } from './product.testkit.ts';
import { ready } from './visits.testkit.ts';

/**
 * Returns the visible lines of text in the page's main content, without controls (buttons and labels of fields) and
 * without clock times, because the browser adds both.
 */
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('button, label')) control.hidden = true;
    return [document.querySelector('main'), document.querySelector('footer')]
      .flatMap((part) => (part?.innerText ?? '').split('\n'))
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '' && !/\b\d\d:\d\d\b/.test(line));
  });
}

test('without JavaScript a page shows the same text', async () => {
  const missing: Record<string, string[]> = {};
  const plain = await product.open({ javaScriptEnabled: false });
  const full = await product.open();
  // The office is open. On a closed day the browser adds sentences.
  await full.clock.setFixedTime('2026-12-01T12:00:00+05:30');
  for (const path of await sweptPaths(product)) {
    await Promise.all([plain.goto(path), full.goto(path)]);
    await ready(full);
    const shown = new Set(await linesOf(plain));
    const wanted = await linesOf(full);
    expect(wanted.length).toBeGreaterThan(10);
    const lost = wanted.filter((line) => !shown.has(line));
    if (lost.length > 0) missing[path] = lost;
  }
  await product.ignoreErrors();
  expect(missing).toEqual({});
});

test('without JavaScript the demo is a recording, the chat a link to the form, and the blog can be searched', async () => {
  const page = await product.visit('/', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Listen to Demo' }).count()).toBe(0);
  const clip = await page.getByRole('link', { name: 'Listen to Demo' }).getAttribute('href');
  expect((await fetch(new URL(clip ?? '/', product.url))).headers.get('content-type')).toBe('audio/mpeg');
  const { panel } = locatePanel(page, 'AI Assistant');
  expect(await panel.getByRole('link', { name: 'contact form' }).isVisible()).toBe(true);
  expect(await panel.locator('textarea').isVisible()).toBe(false);

  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('gujarati');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=gujarati');
  expect(await page.getByRole('article').first().textContent()).toContain('Gujarati');
});
