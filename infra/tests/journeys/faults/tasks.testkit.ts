import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';

/** A visitor's task: its first page, and its steps with their assertions. */
export type Task = { name: string; path: string; carryOut: (page: Page) => Promise<void> };

/** Fills in the contact form; the name makes the message this visitor's own. */
export async function fillContact(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Send a Message' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Interest').selectOption('Other Services');
  await form.getByLabel('Message').fill('Does it speak Gujarati?');
  await form.getByRole('checkbox').check();
}

/** Fills in the application form, except for the résumé. Returns the form. */
export async function fillApplicant(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Apply Now' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('ravi@example.org');
  await form.getByLabel('Role').fill('DevOps Engineer');
  return form;
}

export async function fillApplication(page: Page, name: string): Promise<void> {
  const form = await fillApplicant(page, name);
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(60_000) };
  await form.locator('input[type=file]').setInputFiles(resume);
}

export async function fillHome(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('meera@example.org');
  await form.getByLabel('Message').fill('Please call me back.');
}

/** Opens another tab of a new visitor with a prepared browser; pages opened from it are prepared too. */
export async function visitPrepared(
  path: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const first = await product.open();
  await prepare(first.context());
  return product.visit(path, { beside: first });
}

const lostOnTheWay =
  /Failed to load resource: (net::ERR_\w+|the server responded with a status of \d+)|The message was not sent|Failed to fetch|Failed after \d attempts|HTTP \d{3}/;

/** Ignores the browser's own console errors of a failing network. */
export const ignoreNetworkErrors = () => product.ignoreErrors(lostOnTheWay);

export const tasks: readonly Task[] = [
  {
    name: 'write to us',
    path: '/contact',
    async carryOut(page) {
      const name = uniqueName('Visitor');
      await fillContact(page, name);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Message sent successfully!').waitFor();
      expect((await product.inbox.waitFor(name)).subject).toBe(`Message from ${name}`);
    },
  },
  {
    name: 'apply with a résumé',
    path: '/careers',
    async carryOut(page) {
      const name = uniqueName('Visitor');
      await fillApplication(page, name);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByText('Application submitted successfully!').first().waitFor();
      expect((await product.inbox.waitFor(name)).subject).toBe(`New Job Application: ${name}`);
    },
  },
  {
    name: 'ask the assistant and hand over to a person',
    path: '/services',
    async carryOut(page) {
      const { panel, input, texts, untilIdle, untilLive } = locatePanel(page, 'Services AI Assistant');
      await input.focus();
      await untilLive();
      await input.fill('Which service fits a phone bot?');
      await input.press('Enter');
      await expect.poll(async () => (await texts('user')).at(-1)).toBe('Which service fits a phone bot?');
      await untilIdle();
      await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();
      const message = page.getByRole('form', { name: 'Send a Message' }).getByLabel('Message');
      await expect.poll(() => message.inputValue()).toContain('Which service fits a phone bot?');
    },
  },
  {
    name: 'search the blog and read',
    path: '/blog',
    async carryOut(page) {
      await page.getByRole('searchbox', { name: 'Search articles' }).fill('gujarati');
      await page.waitForURL('**/blog?q=gujarati');
      const list = page.getByRole('region', { name: 'Articles' });
      // The URL changes before the list does.
      await expect.poll(() => list.getByRole('article').first().textContent()).toContain('Gujarati');
      const link = list.getByRole('article').first().getByRole('link').first();
      const title = (await link.textContent()) ?? '';
      await link.click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.locator('[data-article] p').first().waitFor();
    },
  },
  {
    name: 'listen to the demo',
    path: '/',
    async carryOut(page) {
      await page.getByRole('button', { name: 'Listen to Demo' }).click();
      const player = page.getByRole('dialog', { name: 'Playing Audio Demo' });
      await player.locator('audio').waitFor({ state: 'attached' });
      await expect
        .poll(() => player.locator('audio').evaluate((clip: HTMLAudioElement) => clip.currentTime))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await player.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'find a service',
    path: '/services',
    async carryOut(page) {
      await page.getByRole('button', { name: 'Computer Vision', exact: true }).click();
      await page.getByRole('region', { name: 'Computer Vision' }).getByText('What it covers').waitFor();
      await page.getByRole('link', { name: 'Learn more about Computer Vision' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Computer Vision' }).waitFor();
    },
  },
  {
    name: 'switch the theme and keep it from page to page',
    path: '/about',
    async carryOut(page) {
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      await page.getByRole('button', { name: 'Switch theme' }).click();
      await expect.poll(ground).not.toBe(before);
      const chosen = await ground();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
      await page.getByRole('region', { name: 'Services AI Assistant' }).waitFor();
      expect(await ground()).toBe(chosen);
    },
  },
];
