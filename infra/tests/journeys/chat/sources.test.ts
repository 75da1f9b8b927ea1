import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { botChatPath } from '#contract/chat.ts';
import { findBroken } from '../look/axe.testkit.ts';
import { finishAnimations } from '../look/screens.testkit.ts';
import { visitPanel } from './chat-panel.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

const errorSentence = 'There was an error sending your message. Please try again.';
const passageFiles = '**/assets/packed*.js';

test('an answer links to the sentence on the site, also after a reload, and loads nothing before the first question', async () => {
  const { page, panel, log, send, untilIdle } = await visitPanel('/about', 'Company AI Assistant', {});
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const links = panel.getByRole('list', { name: 'On this site:' }).getByRole('link');
  await panel.getByLabel('Message').fill('Can you delete my data?');
  expect(files.filter((url) => url.includes('passages'))).toEqual([]);
  await send('Can you delete my data?');
  await untilIdle();
  await expect.poll(() => links.first().textContent()).toBe('Privacy Policy › Your rights');
  expect(files.filter((url) => url.includes('passages'))).not.toEqual([]);

  await send('Do callers get told that it is a robot?');
  await untilIdle();
  await expect
    .poll(() => panel.getByRole('list', { name: 'On this site:' }).last().getByRole('link').allTextContents())
    .toEqual(['Services › Do callers know that they talk to a computer?']);
  await send('What is the capital of France?');
  await untilIdle();
  await page.reload();
  await ready(page);
  await links.first().waitFor();
  expect(await panel.getByRole('list', { name: 'On this site:' }).count()).toBe(2);
  await finishAnimations(page);
  expect(await findBroken(page, 'everything')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishAnimations(page);
  expect(await findBroken(page, 'theme')).toEqual([]);

  await log.focus();
  await page.keyboard.press('Tab');
  expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/privacy-policy**');
  await expect.poll(() => isInView(page.getByText('You may ask us what we hold about you'))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('without an answer the visitor reads what happened, then a passage, and the answer that arrives at last', async () => {
  const { page, panel, texts, send, untilIdle } = await visitPanel('/careers', 'Career AI Assistant', {
    viewport: { width: 390, height: 844 },
  });
  const list = (name: RegExp) => panel.getByRole('list', { name });
  await page.route(`**${botChatPath}`, (route) => route.abort());
  await send('Do you offer health insurance?');
  await untilIdle();
  const failed = list(/^This may help/);
  await failed.getByText('Health cover').waitFor();
  expect((await texts('ai')).at(-1)).toContain(errorSentence);
  await expect.poll(() => isInView(panel.getByRole('log').getByText(errorSentence))).toBe(true);
  // The panel quotes the text of this page. The link leads to the page's own.
  await failed.getByRole('link', { name: 'Careers › Wellness Support' }).click();
  await expect.poll(() => isInView(page.getByText('Health cover').last())).toBe(true);
  await product.ignoreErrors(/net::ERR_FAILED/);

  await page.unroute(`**${botChatPath}`);
  const replies = await pauseRequests(page, `**${botChatPath}`);
  await page.clock.install();
  await send('Where is the office?');
  await page.clock.fastForward(8_000);
  const pending = list(/^This takes longer than usual/);
  await pending.getByRole('link', { name: 'Contact › Office address' }).waitFor();
  replies.resume();
  await list(/^On this site/).waitFor();
  expect((await texts('ai')).at(-1)).toContain(company.address.city);
  expect(await pending.count()).toBe(0);
});

test('an answer is shown without links if the passages fail to load', async () => {
  const { page, panel, texts, send, untilIdle } = await visitPanel('/projects', 'Project AI Assistant');
  const passages = page.waitForEvent('requestfailed', (request) => request.url().includes('packed'));
  await page.route(passageFiles, (route) => route.abort());
  await send('How soon do you reply?');
  await untilIdle();
  await passages;
  expect((await texts('ai')).at(-1)).toContain('24 hours');
  expect(await panel.getByRole('list', { name: 'On this site:' }).count()).toBe(0);
  // The browser itself logs the failed request; nothing else may be logged.
  await product.ignoreErrors(/net::ERR_FAILED/);
});

/** Whether the window shows a whole element, and so does the log that it is in. */
function isInView(element: Locator): Promise<boolean> {
  return element.evaluate(
    (node) =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve((entry?.intersectionRatio ?? 0) > 0.9);
        });
        observer.observe(node);
      }),
  );
}
