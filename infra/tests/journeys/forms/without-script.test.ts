import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openJobs } from '#content/lists/jobs.static.ts';
import { fillContact } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

test('without scripts the confirmation is shown at its own URL only, and no recorder that needs them', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/contact?sent=ok&id=7F3A-19C2#sent', { javaScriptEnabled: false });
  const note = page.getByText('Message sent successfully!');
  expect(await note.isVisible()).toBe(true);
  await page.goto('/contact#contact-form');
  expect(await note.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Send Message' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Record a voice message' }).count()).toBe(0);
});

test('a message that the browser sends before the scripts arrive shows its reference number and clears the draft', async () => {
  await using product = await sharedProduct();
  const name = uniqueName('Early Sender');
  const page = await product.visit('/contact');
  await fillContact(page, name);
  const scripts = await pauseRequests(page, '**/*.js');
  await page.reload();
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL(/sent=ok/);
  await page.getByText('Message sent successfully!').waitFor();
  scripts.resume();
  const { text } = await product.inbox.waitFor(name);
  const reference = /Reference (\S+?)\.?$/m.exec(text)?.[1] ?? 'none';
  await page.getByRole('status').filter({ hasText: reference }).waitFor();
  await page.goto('/contact');
  await ready(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft-contact'))).toBeNull();
  await expect.poll(() => page.locator('#contact-name').inputValue()).toBe('');
  // Chromium warns of preloads that the paused scripts use late.
  await product.ignoreErrors(/was preloaded/);
});

test('a crafted link shows no confirmation and does not clear a draft', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/contact');
  await fillContact(page, 'Still Writing');
  const scripts = await pauseRequests(page, '**/*.js');
  await page.goto('/contact?sent=ok&id=7F3A-19C2#sent');
  expect(await page.getByText('Message sent successfully!').isVisible()).toBe(false);
  scripts.resume();
  await expect.poll(() => page.locator('#contact-name').inputValue()).toBe('Still Writing');
  expect(await page.getByText('Message sent successfully!').isVisible()).toBe(false);
  await product.ignoreErrors(/was preloaded/);
});

test('text typed before hydration is kept', async () => {
  await using product = await sharedProduct();
  const page = await product.open();
  const scripts = await pauseRequests(page, '**/*.js');
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Early Bird');
  await page.locator('#contact-interest').selectOption('Process Automation');
  scripts.resume();
  await ready(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft-contact'))).toContain('Early Bird');
  expect(await page.locator('#contact-name').inputValue()).toBe('Early Bird');
  expect(await page.locator('#contact-interest').inputValue()).toBe('Process Automation');
});

const [job] = openJobs;

test.runIf(job)(
  'without JavaScript the form of a job has its role, cannot be submitted, and an email to the office names the role',
  async () => {
    await using product = await sharedProduct();
    const page = await product.visit(job!.path, { javaScriptEnabled: false });
    const form = page.getByRole('form', { name: 'Apply Now' });
    expect(await form.getByLabel('Role').inputValue()).toBe(job!.title);
    expect(await form.getByRole('button', { name: 'Submit Application' }).isDisabled()).toBe(true);
    const link = new URL((await form.getByRole('link', { name: company.email }).getAttribute('href')) ?? '');
    expect(link.searchParams.get('subject')).toContain(job!.title);
    expect(await page.getByRole('button', { name: 'Share this role' }).isVisible()).toBe(false);
  },
);
