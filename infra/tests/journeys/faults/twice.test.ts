import { expect, test } from 'vitest';
import { sendEmailPath } from '#contract/email.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { fillContact, ignoreNetworkErrors } from './tasks.testkit.ts';
import { sentMessages } from '../visits.testkit.ts';

test('a double click on Send sends one request', async () => {
  const doubleClick = uniqueName('Double Click');
  const page = await product.visit('/contact');
  await fillContact(page, doubleClick);
  const sent = sentMessages(page);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await page.getByText('Message sent successfully!').waitFor();
  expect(sent).toHaveLength(1);
  await expect.poll(() => product.inbox.from(doubleClick)).toHaveLength(1);
});

test('after a double click on a link Back leads to the page before', async () => {
  const page = await product.visit('/about', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).dblclick();
  await page.getByRole('region', { name: 'Career AI Assistant' }).waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
});

test('Back while a message is being sent does not cancel it, and it arrives once', async () => {
  const goneBack = uniqueName('Gone Back');
  const page = await product.visit('/about', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  await fillContact(page, goneBack);
  const messages = await pauseRequests(page, `**${sendEmailPath}`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => messages.urls.length).toBe(1);
  await page.goBack();
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  messages.resume();
  await expect.poll(() => product.inbox.from(goneBack)).toHaveLength(1);
});

test('Back while a message is being sent that then fails leaves the text in the form', async () => {
  const page = await product.visit('/about', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await fillContact(page, 'Failed Back');
  const messages = await pauseRequests(page, `**${sendEmailPath}`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  await page.context().setOffline(true);
  // Wait for the failed request before going online again, otherwise the message would arrive.
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(sendEmailPath));
  messages.resume();
  await isLost;
  await page.context().setOffline(false);
  await page.goForward();
  await expect.poll(() => page.locator('#contact-name').inputValue()).toBe('Failed Back');
  await ignoreNetworkErrors();
});

test('a message arrives although the visitor leaves the site while it is being sent', async () => {
  const leftAtOnce = uniqueName('Left At Once');
  const page = await product.visit('/contact');
  await fillContact(page, leftAtOnce);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const conditions = { offline: false, latency: 1_500, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', conditions);
  const sent = sentMessages(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.goto('about:blank');
  await expect.poll(() => product.inbox.from(leftAtOnce)).toHaveLength(1);
});
