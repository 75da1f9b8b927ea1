import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEmailPath } from '#contract/email.ts';
import type { Page } from 'playwright-core';
import { partsOf } from '../chat/chat-panel.ts';
import { hold } from '../hold.ts';
import { openProduct, type Product } from '../product.ts';
import { arrivals, fillApplication, fillContact, fillHome, forgiveNetwork } from './tasks.ts';
import { ready } from '../visits.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

/** Messages that a page sends from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(sendEmailPath)) sent.push(request.url());
  });
  return sent;
}

/** By their names the mails of one test are told from another's. */
const countOf = async (name: string) => (await arrivals(product, name)).length;

test('two tabs that send the same message at the same time are both told that it was sent, and it arrives once', async () => {
  const one = await product.visit('/contact');
  const other = await product.visit('/contact', { beside: one });
  for (const page of [one, other]) await fillContact(page, 'Two Tabs');
  const press = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
  await Promise.all([press(one), press(other)]);
  for (const page of [one, other]) await page.getByText('Message sent successfully!').waitFor();
  await expect.poll(() => countOf('Two Tabs')).toBe(1);
  // A later mail is there, so a second one of these would be too.
  await fillContact(one, 'After Them');
  await press(one);
  await expect.poll(() => countOf('After Them')).toBe(1);
  await expect.poll(() => countOf('Two Tabs')).toBe(1);
});

test('two tabs keep two drafts apart', async () => {
  const one = await product.visit('/contact');
  const other = await product.visit('/contact', { beside: one });
  await fillContact(one, 'First Tab');
  await fillContact(other, 'Second Tab');
  await Promise.all([one.reload(), other.reload()]);
  await expect.poll(() => one.locator('#contact-name').inputValue()).toBe('First Tab');
  await expect.poll(() => other.locator('#contact-name').inputValue()).toBe('Second Tab');
});

test.each([
  ['/', fillHome, "Let's Get Started", 'Email sent successfully!'],
  ['/contact', fillContact, 'Send Message', 'Message sent successfully!'],
  ['/careers', fillApplication, 'Submit Application', 'Application submitted successfully!'],
] as const)('a double click at %s sends one request', async (path, fill, button, told) => {
  const name = `Double Click ${path}`;
  const page = await product.visit(path);
  await fill(page, name);
  const sent = sentBy(page);
  await page.getByRole('button', { name: button }).dblclick();
  await page.getByText(told).first().waitFor();
  expect(sent).toHaveLength(1);
  await expect.poll(() => countOf(name)).toBe(1);
});

test('a double click on the demo and on a question to the assistant is one press', async () => {
  const page = await product.visit('/', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('button', { name: 'Listen to Demo' }).dblclick();
  const player = page.getByRole('dialog', { name: 'Playing Audio Demo' });
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  const { panel, said, untilIdle, untilLive } = partsOf(page, 'Services AI Assistant');
  await panel.getByRole('button', { name: 'Which service do I need?' }).dblclick();
  await untilLive();
  await untilIdle();
  expect(await said('user')).toEqual(['Which service do I need?']);
});

test.each([
  ['/contact', fillContact, 'Send Message'],
  ['/careers', fillApplication, 'Submit Application'],
] as const)('Back while %s is being sent does not call it off, and it arrives once', async (path, fill, button) => {
  const name = `Gone Back ${path}`;
  const page = await product.visit('/about', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await fill(page, name);
  const sent = sentBy(page);
  const messages = await hold(page, `**${sendEmailPath}`);
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.goBack();
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  messages.letGo();
  await expect.poll(() => countOf(name)).toBe(1);
});

test('Back while a message is being sent that then fails leaves the text in the form', async () => {
  const page = await product.visit('/about', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await fillContact(page, 'Failed Back');
  const messages = await hold(page, `**${sendEmailPath}`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  await page.context().setOffline(true);
  // Both are asked of the browser at once; connected too early, the message would arrive.
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(sendEmailPath));
  messages.letGo();
  await isLost;
  await page.context().setOffline(false);
  await page.goForward();
  await expect.poll(() => page.locator('#contact-name').inputValue()).toBe('Failed Back');
  await page.context().close();
  await forgiveNetwork(product);
});

test('a message on its way arrives although the visitor leaves the site at once', async () => {
  const page = await product.visit('/contact');
  await fillContact(page, 'Left At Once');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const conditions = { offline: false, latency: 1_500, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', conditions);
  const sent = sentBy(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.goto('about:blank');
  await expect.poll(() => countOf('Left At Once')).toBe(1);
});

test('who leaves the site while a résumé is on its way is asked first', async () => {
  const page = await product.visit('/careers');
  await fillApplication(page, 'Asked First');
  await hold(page, `**${sendEmailPath}`);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).waitFor();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('Back before the form of the home page was reached draws it all the same', async () => {
  const page = await product.visit('/', { viewport: { width: 1280, height: 500 } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  await page.goBack();
  await fillHome(page, 'Back Home');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByRole('alertdialog').getByText('Email sent successfully!').waitFor();
  await expect.poll(() => countOf('Back Home')).toBe(1);
});

test('a clock that is set a day back or ahead in between changes nothing that a visitor can do', async () => {
  const page = await product.visit('/sitemap');
  await page.clock.install({ time: '2026-03-02T06:00:00Z' });
  await page.goto('/');
  await ready(page);
  const { input, say, said, untilIdle, untilLive } = partsOf(page, 'AI Assistant');
  await input.focus();
  await untilLive();
  for (const [question, time] of [
    ['What do you build?', '2026-03-01T06:00:00Z'],
    ['How soon do you reply?', '2026-03-03T06:00:00Z'],
    ['Where is the office?', '2026-03-02T06:00:00Z'],
  ] as const) {
    await page.clock.setSystemTime(time);
    await say(question);
    await expect.poll(async () => (await said('user')).at(-1)).toBe(question);
    await untilIdle();
  }
  // The first is the example's.
  expect((await said('user')).slice(1)).toHaveLength(3);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByText('9 of 25 articles shown').waitFor();
  await page.clock.setSystemTime('2026-02-01T06:00:00Z');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(18);
  await page.context().close();
});
