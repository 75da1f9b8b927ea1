import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openProduct, type OwnProduct } from '../product.testkit.ts';
import { reportLoaded } from '../visits.testkit.ts';

/**
 * Serves documents without `report-to`, which Chromium ignores for a site without TLS, together with `report-uri`.
 * `edit` breaks the document.
 */
async function serveDocuments(context: BrowserContext, edit = (html: string) => html): Promise<void> {
  await context.route(/\/(sitemap|about)$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/; report-to \w+/, '') ?? '';
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy },
      body: edit(await response.text()),
    });
  });
}

/** Names of the events that the product has counted, with their route, from reports that name the build of `page`. */
async function countedEvents(product: OwnProduct, build: string): Promise<string[]> {
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.includes(`"build":"${build}"`));
  return lines
    .map((line) => JSON.parse(line) as { event: string; route: string; directive?: string })
    .map(({ event, route, directive = '' }) => `${event} ${route} ${directive}`.trim());
}

function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-to]')?.dataset.to?.split('/').at(-1) ?? '');
}

test('a missing chunk, a blocked script, a blocked sink and a failed hydration are one counted event each, with route and build', async () => {
  await using product = await openProduct();
  const page = await product.visit('/sitemap');
  const build = await buildOf(page);
  expect(build).toMatch(/^[\da-f]{8}$/);
  const context = page.context();

  // The document that is loaded instead has its chunk.
  const isInSitemap = () => page.url().endsWith('/sitemap');
  await context.route('**/assets/page-about-*.js', (route) =>
    isInSitemap() ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('main').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => countedEvents(product, build)).toContain('chunk-failed sitemap');
  await context.unrouteAll();

  await serveDocuments(context);
  await page.goto('/sitemap');
  const sink = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>unchecked</b>';
      return 'accepted';
    } catch {
      return 'blocked';
    }
  });
  expect(sink).toBe('blocked');
  await expect.poll(() => countedEvents(product, build)).toContain('csp-violated sitemap require-trusted-types-for');
  await context.unrouteAll();

  await serveDocuments(context, (html) => html.replace(/data-to=[^>]*>/, '$&;'));
  await page.goto('/about');
  await expect.poll(() => countedEvents(product, build)).toContain('csp-violated about script-src-elem');

  await context.unrouteAll();

  // React renders the page anew if the server's HTML is another than its own.
  await serveDocuments(context, (html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Another page'));
  await page.goto('/sitemap');
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor();
  await reportLoaded(page);
  await page.goto('/accessibility');
  await expect.poll(() => countedEvents(product, build)).toContain('script-failed sitemap');

  await context.close();
  const failures = (await countedEvents(product, build)).filter((event) => !event.startsWith('visit-reported'));
  expect(failures.toSorted()).toEqual([
    'chunk-failed sitemap',
    'csp-violated about script-src-elem',
    'csp-violated sitemap require-trusted-types-for',
    'script-failed sitemap',
  ]);
  await product.ignoreErrors(
    /React error #418|status of 404|Content Security Policy|TrustedHTML|Failed to fetch|dynamically imported/,
  );
});
