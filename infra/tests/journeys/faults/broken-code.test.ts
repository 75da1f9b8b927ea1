import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { fillApplication, fillContact, fillHome, ignoreNetworkErrors } from './tasks.testkit.ts';

const desktop = { viewport: { width: 1280, height: 900 } };

/** Returns the home page once it has replaced the broken one; text and clicks before that are lost. */
async function openBroken(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => {
    const { broken } = globalThis as unknown as { broken?: Element };
    return broken?.isConnected === false && document.getElementById('root') !== null;
  });
}

test('a page whose code throws shows the server’s HTML with working links and form', async () => {
  const name = uniqueName('Asha of Broken Code');
  const page = await product.open(desktop);
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('an extension broke this');
    };
    addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { broken: document.getElementById('root') }));
  });
  await openBroken(page);
  await expect.poll(() => product.consoleErrors.join()).toContain('uncaught: an extension broke this');
  await page.getByRole('heading', { level: 1, name: company.headline }).waitFor();
  await fillHome(page, name);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect.poll(() => product.inbox.from(name)).toHaveLength(1);
  await openBroken(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Careers/ }).waitFor();
  // Errors are logged by the time the heading is shown.
  await product.ignoreErrors(/an extension broke this/);
});

test('an application form whose code fails to load shows the office’s address', async () => {
  const page = await product.open(desktop);
  await page.context().route('**/assets/*.js', (route) => route.abort());
  await page.goto('/careers');
  const isShownAt = (ms: number) =>
    page.getByText('This form needs JavaScript.').evaluate((sentence, at) => {
      for (const animation of sentence.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      return sentence.checkVisibility({ visibilityProperty: true });
    }, ms);
  expect(await isShownAt(11_999)).toBe(false);
  expect(await isShownAt(12_000)).toBe(true);
  expect(await page.getByRole('button', { name: 'Submit Application' }).isDisabled()).toBe(true);
  // The page logs failed scripts at any time after its load event.
  await ignoreNetworkErrors();
});

test('a browser below the baseline has a plainer page, on which reading, the chat, the search and the forms work', async () => {
  const name = uniqueName('Asha of an Old Browser');
  const page = await product.open({ ...desktop, colorScheme: 'dark', bypassCSP: true });
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    for (const method of ['toSorted', 'toReversed', 'toSpliced']) Reflect.deleteProperty(Array.prototype, method);
    for (const method of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, method);
    Reflect.deleteProperty(globalThis, 'structuredClone');
  });
  await page.route(`${product.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() === 'POST') return route.fallback();
    const response = await route.fetch();
    // A function that this browser does not have, and no nested rules.
    const html = (await response.text())
      .replaceAll('light-dark(', 'unknown-function(')
      .replaceAll(/@media[^{}]+\{--[^{}]*\}/g, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/contact');
  await ready(page);
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, colorScheme } = getComputedStyle(element);
        return { backgroundColor, borderTopColor, colorScheme };
      });
  expect(await styleOf('header')).toMatchObject({ backgroundColor: 'rgb(246, 248, 246)', colorScheme: 'light' });
  expect((await styleOf('#contact-name')).borderTopColor).not.toBe((await styleOf('header')).borderTopColor);

  const { input, texts, untilIdle } = locatePanel(page, 'Support AI Assistant');
  await input.fill('Write to asha@example.org or https://example.org');
  await input.press('Enter');
  await expect.poll(async () => (await texts('user')).at(-1)).toContain('https://example.org');
  await untilIdle();
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message sent successfully!').waitFor();
  expect((await product.inbox.waitFor(name)).text).toContain('Does it speak Gujarati?');

  await page.goto('/search?q=weekend');
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('payment');
  const passages = page.getByRole('region', { name: 'On this site' }).getByRole('listitem');
  await passages
    .filter({ hasText: /payment/i })
    .first()
    .waitFor();

  await page.goto('/careers');
  await ready(page);
  await fillApplication(page, name);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Application submitted successfully!').first().waitFor();
  await expect.poll(() => product.inbox.from(name)).toHaveLength(2);
  await ignoreNetworkErrors();
});
