import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserType, firefox, type Page, webkit } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { homeCall } from '#content/pages/home-call.ts';
import { type Inbox, openInbox } from '../journeys/inbox.testkit.ts';
import { findPorts, type RunningProduct, runProduct } from '../journeys/running-product.ts';
import { samplePdf } from '../journeys/sample-pdf.testkit.ts';
import { openVisits, type VisitOptions } from '../journeys/visits.testkit.ts';
import { host } from '../listen.ts';

describe.skipIf(!isInstalled(firefox))('firefox', () => {
  testEngine(firefox);
});
describe.skipIf(!isInstalled(webkit))('webkit', () => {
  testEngine(webkit);
});

function testEngine(engine: BrowserType): void {
  let folder: string;
  let port: number;
  let product: RunningProduct;
  let inbox: Inbox;
  let browser: Browser;
  const origin = (offset: number) => `http://${host}:${port + offset}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'browsers-'));
    port = await findPorts();
    product = await runProduct(port, { DATA_DIR: folder });
    inbox = openInbox(() => origin(1));
    browser = await engine.launch();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true });
  });

  /** Runs a journey that starts at `path`. It fails if the browser logs a warning or an error. */
  async function visit(path: string, journey: (page: Page) => Promise<void>, options?: VisitOptions): Promise<void> {
    const visits = openVisits(browser, origin(0));
    try {
      await journey(await visits.visit(path, options));
      await visits.flushConsole();
      expect(visits.consoleErrors).toEqual([]);
    } finally {
      await visits.close();
    }
  }

  test('the splash of the home page goes away and every image and font loads', () =>
    visit('/', async (page) => {
      // A visit ends the splash.
      await page.reload();
      await expect.poll(() => page.getByText('Initializing voice systems').isVisible()).toBe(false);
      const broken = () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length;
      expect(await page.evaluate(broken)).toBe(0);
      const loadedFonts = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
      await expect.poll(() => page.evaluate(loadedFonts)).toBeGreaterThan(1);
    }));

  test.each([320, 1440])('no page is wider than a window of %i pixels', (width) =>
    visit(
      '/',
      async (page) => {
        for (const path of ['/', '/services', '/careers', '/blog']) {
          await page.goto(path);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
        }
      },
      { viewport: { width, height: 900 } },
    ),
  );

  test('Back from a post restores the search of the blog', () =>
    visit('/blog', async (page) => {
      const search = page.getByLabel('Search articles');
      const titles = page.locator('article').getByRole('heading');
      await expect.poll(() => titles.count()).toBe(9);
      await search.pressSequentially('gujarati');
      await expect.poll(() => page.url()).toMatch(/\/blog\?q=gujarati$/);
      await expect.poll(() => titles.count()).toBeLessThan(9);
      const title = (await titles.first().textContent()) ?? '';
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.goBack();
      await expect.poll(() => page.url()).toMatch(/\/blog\?q=gujarati$/);
      expect(await search.inputValue()).toBe('gujarati');
    }));

  test('the assistant replies to a question', () =>
    visit('/', async (page) => {
      await page.getByRole('region', { name: 'AI Assistant' }).getByLabel('Message').fill('When were you founded?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('log').innerText()).toContain(String(company.since));
    }));

  test('the chosen theme remains on the next document', () =>
    visit('/about', async (page) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await background();
      await page.getByRole('button', { name: 'Switch theme' }).click();
      await expect.poll(background).not.toBe(before);
      const after = await background();
      await page.goto('/contact');
      expect(await background()).toBe(after);
    }));

  test('a service opens without a new document and Back restores the scroll position', () =>
    visit('/services', async (page) => {
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      await page.getByRole('button', { name: 'Computer Vision', exact: true }).click();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }) && undefined);
      await page.getByRole('link', { name: 'Learn more about Database Engineering' }).click();
      await page.getByRole('heading', { level: 1, name: 'Database Engineering' }).waitFor();
      await expect.poll(scrolled).toBe(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.goBack();
      await expect.poll(scrolled).toBeGreaterThan(400);
    }));

  test('a link to a section scrolls it below the top bar', () =>
    visit('/about', async (page) => {
      await page.getByRole('link', { name: 'Meet the Team' }).click();
      const isBelowBar = () => {
        const top = document.getElementById('team')?.getBoundingClientRect().top ?? -1;
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= bar - 1 && top < innerHeight / 2;
      };
      await expect.poll(() => page.evaluate(isBelowBar)).toBe(true);
    }));

  test('the demo plays, or a sentence says that it cannot, and its transcript is shown', () =>
    visit('/', async (page) => {
      await page.getByRole('button', { name: 'Listen to Demo' }).click();
      const demo = page.getByRole('dialog');
      const isPlaying = () => page.evaluate(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
      const error = demo.getByText('The recording could not be loaded.');
      await expect.poll(async () => (await isPlaying()) || (await error.isVisible())).toBe(true);
      for (const [, , , sentence] of homeCall.captions) await demo.getByText(sentence).first().waitFor();
      await page.keyboard.press('Escape');
      await demo.waitFor({ state: 'detached' });
    }));

  test('the contact form delivers every field to the office in any script', () =>
    visit('/contact', async (page) => {
      const form = page.getByRole('form', { name: 'Send a Message' });
      await form.getByLabel('Name').fill('Ravi Shah');
      await form.getByLabel('Email').fill('ravi@example.org');
      await form.getByLabel('Phone').fill('+91 98765 43210');
      await form.getByLabel('Interest').selectOption('AI/ML Solutions');
      await form.getByLabel('Message').fill('અમારે ફોન બૉટ જોઈએ છે.');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Message sent successfully!').first().waitFor();
      const { text, to, replyTo } = await inbox.waitFor('Ravi Shah');
      expect({ to, replyTo }).toEqual({ to: [company.email], replyTo: ['ravi@example.org'] });
      for (const value of ['+91 98765 43210', 'AI/ML Solutions', 'અમારે ફોન બૉટ જોઈએ છે.']) expect(text).toContain(value);
    }));

  test('an application arrives with its résumé byte for byte', () =>
    visit('/careers', async (page) => {
      const resume = samplePdf(300_000);
      const form = page.getByRole('form', { name: 'Apply Now' });
      await form.getByLabel('Name').fill('Asha Patel');
      await form.getByLabel('Email').fill('asha@example.org');
      await form.getByLabel('Role').fill('AI/ML Engineer');
      const file = { name: 'Asha résumé.pdf', mimeType: 'application/pdf', buffer: resume };
      await form.locator('input[type=file]').setInputFiles(file);
      await form.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByText('Application submitted successfully!').first().waitFor();
      const { attachments } = await inbox.waitFor('Job Application: Asha Patel');
      expect(attachments).toMatchObject([
        { filename: 'Asha résumé.pdf', contentType: 'application/pdf' },
        { contentType: 'text/vcard' },
      ]);
      expect(attachments[0]?.content.equals(resume)).toBe(true);
    }));

  test('without JavaScript the form of the home page delivers its message', () =>
    visit(
      '/',
      async (page) => {
        const form = page.getByRole('form', { name: 'Get in Touch' });
        await form.getByLabel('Name').fill('Asha Patel');
        await form.getByLabel('Email').fill('asha@example.org');
        await form.getByLabel('Message').fill('Sent by the browser alone.');
        await form.getByRole('button', { name: "Let's Get Started" }).click();
        await page.getByText('Message sent successfully!').first().waitFor();
        expect((await inbox.waitFor('Message from Asha Patel')).text).toContain('Sent by the browser alone.');
      },
      { javaScriptEnabled: false },
    ));
}

/** Whether Playwright's own build of the engine is on this machine. If it is not, prints how to install it. */
function isInstalled(engine: BrowserType): boolean {
  if (existsSync(engine.executablePath())) return true;
  const command = `npx playwright-core install --with-deps ${engine.name()}`;
  console.warn(`Skipped the journeys in ${engine.name()}, which is not installed. To install it: ${command}`);
  return false;
}
