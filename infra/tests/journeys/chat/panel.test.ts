import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { visitPanel, locatePanel } from './chat-panel.testkit.ts';
import { product } from '../product.testkit.ts';
import { homeCall } from '#content/home.ts';
import { ready } from '../visits.testkit.ts';
import { botChatPath } from '#contract/chat.ts';

test('a conversation on the contact page is put into the form below', async () => {
  const { page, panel, send, untilIdle } = await visitPanel('/contact', 'Support AI Assistant');
  await send('Can I visit you?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();
  const message = page.getByRole('form').getByRole('textbox', { name: 'Message' });
  await expect.poll(() => message.inputValue()).toContain('Can I visit you?');
});

test('a conversation on the home page becomes the line below the hero, survives a reload and other pages, and can be cleared', async () => {
  const { page, panel, input, send, texts, untilLive, untilIdle } = await visitPanel('/', 'AI Assistant');
  const allTexts = async () => ({ ai: await texts('ai'), user: await texts('user') });
  const example = page.getByRole('figure', { name: homeCall.label });
  const own = page.getByRole('figure', { name: 'Your conversation with the assistant.' });
  await example.getByText('Are you open on Sunday?').waitFor();

  await send('Are you open on Monday?');
  await own.getByText('You Are you open on Monday?').waitFor();
  await untilIdle();
  await own.getByText(/^AI Assistant/).waitFor();
  expect(await example.count()).toBe(0);

  const before = await allTexts();
  await page.reload();
  await own.getByText('You Are you open on Monday?').waitFor();
  await expect.poll(allTexts).toEqual(before);

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const about = locatePanel(page, 'Company AI Assistant');
  await about.untilLive();
  await expect.poll(() => about.texts('user')).toHaveLength(1);
  await page.goBack();
  await expect.poll(allTexts).toEqual(before);

  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await example.getByText('Are you open on Sunday?').waitFor();
  await page.reload();
  // The saved conversation is restored when the panel hydrates.
  await input.focus();
  await untilLive();
  expect(await texts('user')).toHaveLength(1);
});

function cutLines(log: Locator): Promise<string[]> {
  return log.evaluate((box) => {
    const clip = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCut = ({ top, bottom, height }: DOMRect) =>
        height > 0 && [clip.top, clip.bottom].some((edge) => top < edge - 1 && bottom > edge + 1);
      if ([...range.getClientRects()].some(isCut)) cut.push(range.toString());
    }
    return cut;
  });
}

/** Returns the pixels between the visible part of the log and its end. */
const fromEnd = (log: Locator) =>
  log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));

test('on a phone no panel cuts a line of text when it opens', async () => {
  const page = await product.open({ viewport: { width: 390, height: 844 } });
  const log = page.getByRole('log');
  for (const path of ['/', '/about', '/services', '/projects', '/careers', '/contact']) {
    await page.goto(path);
    await ready(page);
    await expect.poll(() => fromEnd(log)).toBe(0);
    await expect.poll(() => cutLines(log), { message: path }).toEqual([]);
    await page.getByLabel('Message').first().focus();
    await log
      .getByText(/^\d\d:\d\d$/)
      .first()
      .waitFor();
    await expect.poll(() => cutLines(log), { message: path }).toEqual([]);
  }
});

const errorSentence = 'There was an error sending your message. Please try again.';

test('after a failed reply the visitor can retry with one click or contact a person', async () => {
  const { page, panel, send, texts, untilFocused, untilIdle } = await visitPanel('/careers', 'Career AI Assistant');
  await page.route(`**${botChatPath}`, (route) => route.abort());
  await send('Can I work remotely?');
  await untilIdle();
  await expect.poll(async () => (await texts('ai')).at(-1)).toContain(errorSentence);
  expect(await panel.getByRole('link', { name: 'contact form' }).count()).toBe(1);
  expect(await panel.getByRole('log').locator('a[href^="mailto:"], a[href^="tel:"]').count()).toBe(2);

  await page.unroute(`**${botChatPath}`);
  await panel.getByRole('button', { name: 'Try again' }).last().press('Enter');
  await expect.poll(async () => (await texts('ai')).at(-1)).not.toContain(errorSentence);
  await untilIdle();
  await untilFocused();
  expect((await texts('user')).filter((text) => text === 'Can I work remotely?')).toHaveLength(1);
  await product.ignoreErrors(/net::ERR_FAILED/);
});
