import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openProduct, type Product } from '../product.ts';
import { arrivals, fillHome, forgiveNetwork } from './tasks.ts';

/** A visitor whose browser has been here, but not on the page that is opened next. */
async function visitor(product: Product): Promise<Page> {
  return product.visit('/sitemap', { viewport: { width: 1280, height: 900 } });
}

/** The home page, once it has taken the place of the one that broke: what is typed or pressed before is lost with that. */
async function openBroken(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => {
    const { broken } = globalThis as unknown as { broken?: Element };
    return broken?.isConnected === false && document.getElementById('root') !== null;
  });
}

test('a page whose code breaks stands as the server drew it: its links lead on, and its form is sent', async () => {
  await using product = await openProduct();
  const page = await visitor(product);
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('an extension broke this');
    };
    addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { broken: document.getElementById('root') }));
  });
  await openBroken(page);
  expect(product.complaints.join()).toContain('uncaught: an extension broke this');
  await page.getByRole('heading', { level: 1, name: 'We build software you can talk to' }).waitFor();
  await fillHome(page, 'Broken Asha');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect.poll(() => arrivals(product, 'Broken Asha')).toHaveLength(1);
  await openBroken(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Careers/ }).waitFor();
  // What a page says after its heading is there is said by then.
  await page.context().close();
  await product.forgive(/an extension broke this/);
});

test('an application form whose code never comes says where to write instead', async () => {
  await using product = await openProduct();
  const page = await visitor(product);
  await page.context().route('**/assets/*.js', (route) => route.abort());
  await page.goto('/careers');
  const isSaidAt = (ms: number) =>
    page.getByText('This form needs JavaScript.').evaluate((sentence, at) => {
      for (const animation of sentence.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      return sentence.checkVisibility({ visibilityProperty: true });
    }, ms);
  expect(await isSaidAt(11_999)).toBe(false);
  expect(await isSaidAt(12_000)).toBe(true);
  expect(await page.getByRole('button', { name: 'Submit Application' }).isDisabled()).toBe(true);
  // What the page has to say of scripts that do not come is said at any time after it has loaded.
  await page.context().close();
  // They are what would have used the rest of the style sheet.
  await product.forgive(/was preloaded/);
  await forgiveNetwork(product);
});
