import { expect, test } from 'vitest';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

test('a browser in another language and time zone shows the office’s hours and dates', async () => {
  const timezoneId = 'Pacific/Kiritimati';
  const page = await product.open({ locale: 'ar-EG', timezoneId, viewport: { width: 1280, height: 900 } });
  await page.clock.setFixedTime('2026-03-06T14:00:00Z');
  await page.goto('/contact');
  await ready(page);
  await page
    .getByRole('complementary', { name: 'Other ways to reach us' })
    .getByText('Closed now. Opens Monday 10:00 IST, 18:30 your time')
    .waitFor();
  // Times of the chat are in the visitor's time zone.
  const { log } = locatePanel(page, 'Support AI Assistant');
  await expect.poll(() => log.innerText()).toContain('04:00');

  const blog = await (await fetch(`${product.url}/blog`)).text();
  const written = [...blog.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, date]) => date);
  expect(written.length).toBeGreaterThan(5);
  const dates = page.getByRole('article').locator('time');
  // The list is first rendered after a client-side navigation, then hydrated from a document.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => dates.allInnerTexts()).toEqual(written);
  await page.reload();
  await ready(page);
  await expect.poll(() => dates.allInnerTexts()).toEqual(written);

  // Playwright's clock adds a script to the map's empty frame, which blocks scripts; the browser may log that late.
  await product.ignoreErrors(/frame is sandboxed/);
});
