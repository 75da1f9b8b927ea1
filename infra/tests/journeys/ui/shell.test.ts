import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready, withMotion } from '../visits.testkit.ts';

const desktop = { ...withMotion, viewport: { width: 1280, height: 800 } } as const;

/** Whether the splash is visible at a time of its animation, in milliseconds. */
function splashSeenAt(page: Page, ms: number): Promise<boolean> {
  return page.getByText('INITIALIZING VOICE SYSTEMS').evaluate((text, at) => {
    for (const animation of text.parentElement?.getAnimations({ subtree: true }) ?? []) {
      animation.pause();
      animation.currentTime = at;
    }
    return text.checkVisibility({ visibilityProperty: true });
  }, ms);
}

const scroll = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the splash shows mark and text from its first frame until 1.5 s, and is not printed', async () => {
  const page = await product.visit('/about', withMotion);
  expect(await splashSeenAt(page, 0)).toBe(true);
  expect(await splashSeenAt(page, 1_499)).toBe(true);
  expect(await splashSeenAt(page, 1_500)).toBe(false);
  // The state of a page that waits for its fonts (web/src/app/boot.ts).
  const isPageShown = () => page.locator('h1').evaluate((heading) => heading.checkVisibility());
  await page.evaluate(() => document.documentElement.toggleAttribute('data-covered', true));
  expect([await splashSeenAt(page, 0), await isPageShown()]).toEqual([true, false]);
  await page.emulateMedia({ media: 'print' });
  expect([await splashSeenAt(page, 0), await isPageShown()]).toEqual([false, true]);
});

test('the splash is shown for 0.6 s from its own paint on a slow line, however late the page below it is ready', async () => {
  const page = await product.open(withMotion);
  // A slow line, and fonts that never arrive and timers that never end, which leave the page below out of the layout.
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), 1_500);
  });
  await pauseRequests(page, '**/*.woff2');
  await page.addInitScript(() => Object.assign(globalThis, { setTimeout: () => 0 }));
  await page.goto('/about', { waitUntil: 'commit' });
  const isCounted = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [animation] = document.querySelector('.splash')?.getAnimations() ?? [];
      return Math.abs(Number(animation?.startTime) - (paint?.startTime ?? Number.NaN) + 900) < 1;
    });
  await expect.poll(isCounted).toBe(true);
});

test('a page whose fonts never arrive is shown', async () => {
  const page = await product.open(withMotion);
  await pauseRequests(page, '**/*.woff2');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
});

test('there is no splash without scripts, and it does not move with reduced motion', async () => {
  const plain = await product.visit('/about', { ...withMotion, javaScriptEnabled: false });
  expect(await plain.locator('.splash').isVisible()).toBe(false);
  const still = await product.visit('/about', { reducedMotion: 'reduce' });
  expect(await splashSeenAt(still, 0)).toBe(true);
  const moving = await still
    .getByText('INITIALIZING VOICE SYSTEMS')
    .evaluate(
      (text) =>
        (text.parentElement?.getAnimations({ subtree: true }) ?? []).filter(
          (animation) => animation instanceof CSSAnimation && animation.animationName !== 'splash-gone',
        ).length,
    );
  expect(moving).toBe(0);
});

test('"to top" shows after 400 pixels, "to bottom" while more than 200 are left', async () => {
  const page = await product.visit('/privacy-policy', desktop);
  const top = page.getByRole('button', { name: 'Scroll to top' });
  const bottom = page.getByRole('button', { name: 'Scroll to bottom' });
  // The fonts change the height of the page.
  await page.evaluate(() => document.fonts.ready);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const [place, button, isVisible] of [
    [401, top, true],
    [400, top, false],
    [end - 201, bottom, true],
    [end - 200, bottom, false],
  ] as const) {
    await scroll(page, place);
    await expect.poll(() => button.isVisible()).toBe(isVisible);
  }
});

test('a page opened by a link has its title, is announced, starts at the top and focuses its heading', async () => {
  const page = await product.visit('/sitemap', desktop);
  const seen = new Set([await page.title()]);
  const arrive = async (screen: string) => {
    await page.waitForFunction((name) => document.title.includes(name), screen);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const title = await page.title();
    await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' });
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(seen).not.toContain(title);
    seen.add(title);
  };
  for (const { path, screen } of [routes.about, routes.contact, routes.termsOfService]) {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await arrive(screen);
    await page.goBack();
    await page.waitForURL('**/sitemap');
    await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor();
  }
  await page.getByRole('main').locator('a[href="/services"]').first().click();
  await page.getByRole('link', { name: 'Learn more about Computer Vision' }).click();
  await arrive('Service Details');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await arrive('Blog Post');
});

test('the chosen theme applies before the first paint of the next document, images included', async () => {
  const page = await product.visit('/about', { ...desktop, colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
    }),
  );
  await page.reload();
  expect(await page.locator('html').getAttribute('data-first')).toBe(dark);
  // An external SVG follows the colour scheme of its img element.
  const scheme = await page
    .locator('#team img')
    .first()
    .evaluate((image) => getComputedStyle(image).colorScheme);
  expect(scheme).toBe('dark');
  await ready(page);
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect.poll(ground).toBe(light);
});
