import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openJobs } from '#content/lists/jobs.static.ts';
import { fillContact } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

test('without scripts a message is confirmed with its reference number, and there is no recorder, which needs them', async () => {
  const name = uniqueName('Plain Sender');
  const page = await product.visit('/contact?sent=ok&id=7F3A-19C2#sent', { javaScriptEnabled: false });
  expect(await page.content()).not.toContain('Message sent');
  expect(await page.getByRole('button', { name: 'Record a voice message' }).count()).toBe(0);
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Message sent successfully!' }).waitFor();
  await page.getByText(referenceIn((await product.inbox.waitFor(name)).text)).waitFor();
});

test('a message that the browser sends before the scripts arrive clears its draft, and its confirmation no later one', async () => {
  const name = uniqueName('Early Sender');
  const page = await product.visit('/contact');
  await fillContact(page, name);
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft-contact'));
  await expect.poll(draft).toContain(name);
  const scripts = await pauseRequests(page, '**/*.js');
  await page.reload();
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Message sent successfully!' }).waitFor();
  scripts.resume();
  await ready(page);
  await expect.poll(draft).toBeNull();
  const sent = page.url();
  await page.getByText(referenceIn((await product.inbox.waitFor(name)).text)).waitFor();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await page.locator('#contact-name').fill('Still Writing');
  await expect.poll(draft).toContain('Still Writing');
  await page.goBack();
  // Then a link of a stranger, whose own message the server has signed.
  await page.goto(sent);
  await ready(page);
  expect(await draft()).toContain('Still Writing');
  await page.goto(sent.replace('contact', 'home'));
  await page.getByText("Looks like you've ventured into unknown space.").waitFor();
  // Chromium warns of preloads that the paused scripts use late.
  await product.ignoreErrors(/was preloaded|404/);
});

test('text typed before hydration is kept', async () => {
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

function referenceIn(text: string): string {
  return /Reference (\S+?)\.?$/m.exec(text)?.[1] ?? 'none';
}

const [job] = openJobs;

test.runIf(job)(
  'without JavaScript the form of a job has its role, cannot be submitted, and an email to the office names the role',
  async () => {
    const page = await product.visit(job!.path, { javaScriptEnabled: false });
    const form = page.getByRole('form', { name: 'Apply Now' });
    expect(await form.getByLabel('Role').inputValue()).toBe(job!.title);
    expect(await form.getByRole('button', { name: 'Submit Application' }).isDisabled()).toBe(true);
    expect(await form.getByLabel('Role').isDisabled()).toBe(true);
    expect([await form.getAttribute('method'), await form.getAttribute('action')]).toEqual([
      'post',
      '/default/sendEmail',
    ]);
    const link = new URL((await form.getByRole('link', { name: company.email }).getAttribute('href')) ?? '');
    expect(link.searchParams.get('subject')).toContain(job!.title);
    expect(await page.getByRole('button', { name: 'Share this role' }).isVisible()).toBe(false);
  },
);
