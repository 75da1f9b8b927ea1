import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EmailRequest } from '#contract/email.ts';
import { fillContact } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready, reportLoaded, untilIdle } from '../visits.testkit.ts';

const landing = '/services?utm_source=newsletter&utm_campaign=diwali%202026&email=asha%40example.com';
const shown =
  'from news.example.org, source newsletter, campaign diwali 2026, first page /services, last page /projects';

/** Opens a new tab by a link of another website. */
async function arrive(prepare = async (_tab: Page): Promise<unknown> => undefined): Promise<Page> {
  const tab = await product.open();
  await prepare(tab);
  await tab.goto(landing, { referer: 'https://news.example.org/inbox?user=asha' });
  await ready(tab);
  return tab;
}

function recordedOrigin(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('visit-origin'));
}

async function fillContactForm(page: Page, name: string) {
  for (const path of ['/projects', '/contact']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  }
  await fillContact(page, name);
  return page.getByRole('form', { name: 'Send a Message' });
}

test('a visitor sees how they came to the site below the form, and the office reads the same line', async () => {
  const name = uniqueName('Asha Patel');
  const page = await arrive();
  await expect.poll(() => recordedOrigin(page)).toContain('first=%2Fservices');
  expect(await recordedOrigin(page)).not.toMatch(/inbox|asha/);
  const form = await fillContactForm(page, name);
  await form.getByText(`how you came to us: ${shown}.`).waitFor();
  await form.getByRole('button', { name: 'Send Message' }).click();

  const mail = await product.inbox.waitFor(name);
  expect(mail.text).toContain(`\nFound us: ${shown}\n`);
  expect(mail.html).toContain(shown);
  const [card] = mail.attachments;
  expect(card?.contentType).toBe('text/vcard');
  expect(card?.content.toString()).toContain(`FN:${name}\r\n`);
  await form.getByText('how you came to us').waitFor({ state: 'detached' });
});

test('a visitor who leaves it out sends no origin, and the tab forgets it', async () => {
  const name = uniqueName('Asha Patel');
  const page = await arrive();
  await expect.poll(() => recordedOrigin(page)).toContain('first=%2Fservices');
  const form = await fillContactForm(page, name);
  await form.getByRole('button', { name: 'Leave this out', description: 'how you came to us' }).click();
  const leftOut = form.getByText('We do not learn how you came to us.');
  expect(await leftOut.evaluate((text) => text === document.activeElement)).toBe(true);
  expect(await recordedOrigin(page)).toBe('');

  const request = page.waitForRequest((sent) => sent.url().endsWith('/sendEmail'));
  await form.getByRole('button', { name: 'Send Message' }).click();
  const { fields, message } = (await request).postDataJSON() as EmailRequest;
  expect(fields).not.toHaveProperty('origin');
  expect(message).not.toContain('newsletter');
  expect((await product.inbox.waitFor(name)).text).not.toContain('Found us');

  await page.reload();
  await ready(page);
  await reportLoaded(page);
  await form.getByLabel('Name').fill('Asha');
  expect(await recordedOrigin(page)).toBe('');
  await untilIdle(page);
  expect(await form.getByText('came to us').count()).toBe(0);
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)('with %s nothing is recorded, so that nothing can be shown or sent', async (_, property, value) => {
  const page = await arrive((tab) =>
    tab.addInitScript(([key, signal]) => Object.defineProperty(Navigator.prototype, key, { get: () => signal }), [
      property,
      value,
    ] as const),
  );
  await reportLoaded(page);
  expect(await recordedOrigin(page)).toBeNull();
});

test('the job application and the form of the home page show it too, and nothing before the first input', async () => {
  const page = await arrive();
  await expect.poll(() => recordedOrigin(page)).toContain('first=%2Fservices');
  for (const [path, title] of [
    ['/careers', 'Apply Now'],
    ['/', 'Get in Touch'],
  ] as const) {
    await page.goto(path);
    await ready(page);
    const form = page.getByRole('form', { name: title });
    expect(await form.getByText('came to us').count()).toBe(0);
    await form.getByLabel('Name').fill('Asha');
    await form.getByText('We also learn how you came to us: from news.example.org').waitFor();
  }
});
