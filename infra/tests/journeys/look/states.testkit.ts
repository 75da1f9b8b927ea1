import type { Page } from 'playwright-core';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { fillApplicant, fillContact, fillHome } from '../faults/tasks.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';

/** A state of a page that a visitor opens, and the console errors that the browser then logs. */
export type State = {
  name: string;
  /** Path of a new page. Without it the state follows the one before on its page. */
  path?: string;
  open(page: Page): Promise<unknown>;
  /** The state exists only in windows narrower than this number of pixels. */
  below?: number;
  expected?: RegExp;
};

/** Every state that a screen does not show initially. */
export const states: readonly State[] = [
  {
    name: 'the menu',
    path: '/',
    below: 1024,
    async open(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Careers' }).waitFor();
    },
  },
  {
    name: 'an answer of the assistant',
    path: '/',
    open: (page) => askAssistant(page, 'AI Assistant', 'What do you build?'),
  },
  {
    name: 'the demo',
    async open(page) {
      await page.getByRole('button', { name: 'Listen to Demo' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    },
  },
  {
    name: 'an assistant that cannot answer',
    path: '/services',
    async open(page) {
      await askAssistant(page, 'Services AI Assistant', 'x-fake: error');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    expected: /status of 500/,
  },
  {
    name: 'what needs fixing',
    path: '/',
    async open(page) {
      const form = page.getByRole('form', { name: 'Get in Touch' });
      await form.getByRole('button', { name: "Let's Get Started" }).click();
      await form.getByRole('alert').waitFor();
    },
  },
  {
    name: 'the alert after sending',
    async open(page) {
      await fillHome(page, 'Ravi Shah');
      await page.getByRole('button', { name: "Let's Get Started" }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).waitFor();
    },
  },
  {
    name: 'the banner after sending',
    async open(page) {
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    },
  },
  {
    name: 'how the visitor came to the site',
    path: '/contact?utm_source=newsletter&utm_campaign=diwali',
    async open(page) {
      // Stop the clock, otherwise the needle of the day line would move between two checks.
      await page.clock.setFixedTime(Date.now());
      await page.waitForFunction(() => sessionStorage.getItem('visit-origin'));
      const form = page.getByRole('form', { name: 'Send a Message' });
      await form.getByLabel('Name').fill('Ravi Shah');
      await form.getByRole('button', { name: 'Leave this out' }).waitFor();
    },
    // Playwright's clock adds its script to the map's frame too, which blocks scripts.
    expected: /Blocked script execution in 'about:blank'/,
  },
  {
    name: 'times for a call, with a fourth one refused',
    async open(page) {
      const form = page.getByRole('form', { name: 'Send a Message' });
      await form.getByRole('radio', { name: 'Ask for a call' }).check();
      await form.getByRole('group', { name: 'Days of the next two weeks' }).getByRole('button').nth(1).click();
      const times = form.getByRole('group', { name: /^Times on / }).getByRole('button');
      for (const index of [0, 1, 2, 3]) await times.nth(index).click();
      await form.getByText('3 times are chosen already').waitFor();
    },
  },
  {
    name: 'a message that the office refused',
    async open(page) {
      await page.route('**/sendEmail', (route) =>
        route.fulfill({ status: 503, json: { error: 'Service unavailable' } }),
      );
      const form = page.getByRole('form', { name: 'Send a Message' });
      await fillContact(page, 'Ravi Shah');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
      await form.getByRole('alert').waitFor();
    },
    expected: /status of 503/,
  },
  {
    name: 'a selected service',
    path: '/services',
    async open(page) {
      await page.getByRole('button', { name: 'Twilio Communication Platform' }).click();
      await page.getByRole('heading', { name: 'What it covers' }).waitFor();
    },
  },
  {
    name: 'another answer to a question',
    path: '/service/Computer-Vision',
    async open(page) {
      const answer = page.locator('details').last();
      await answer.locator('summary').click();
      await answer.locator('p').waitFor();
    },
  },
  {
    name: 'one department',
    path: '/about',
    async open(page) {
      await page.getByRole('button', { name: /^Leadership/ }).click();
      await page.getByRole('button', { name: /^Leadership/, pressed: true }).waitFor();
      await page.locator('#team [data-member]').first().click();
    },
  },
  {
    name: 'a search without a find',
    path: '/blog?q=nothing-has-this-word',
    open: (page) => page.getByRole('heading', { name: 'No posts found' }).waitFor(),
  },
  {
    name: 'an application without its résumé',
    path: '/careers',
    async open(page) {
      // Hovering keeps the toast open.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      const form = await fillApplicant(page, 'Asha Patel');
      await form.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByRole('alert').getByText('Please upload your resume').hover();
      await page.clock.resume();
    },
  },
  {
    name: 'a résumé that was chosen',
    async open(page) {
      const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(100 * 1024) };
      await page.locator('input[type=file]').setInputFiles(resume);
      await page.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
    },
  },
  {
    name: 'a story read to its end',
    path: '/success-stories',
    async open(page) {
      await page.locator('summary').first().click();
      await page.locator('details[open]').first().waitFor();
    },
  },
];

async function askAssistant(page: Page, title: string, text: string): Promise<void> {
  const { input, panel, send, untilLive, untilIdle } = locatePanel(page, title);
  await input.focus();
  await untilLive();
  await send(text);
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).waitFor();
}
