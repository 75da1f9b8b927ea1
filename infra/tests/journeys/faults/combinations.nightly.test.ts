import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { callWebhook } from '../../../local/call-webhook.testkit.ts';
import { startChat } from '../../../local/chat.ts';
import { startSampleWordPress } from '../../../local/wordpress.ts';
import { startFakeSes, type FakeSes } from '../forms/fake-ses.testkit.ts';
import { openProduct, type Product } from '../product.testkit.ts';
import { type Backend, type Condition, conditions, openBackend } from './backend.testkit.ts';
import { fillHome, ignoreNetworkErrors } from './tasks.testkit.ts';

const secret = 'open sesame';

let cms: Backend;
let chat: Backend;
let mail: Backend;
let ses: FakeSes;
let product: Product;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const [wordPress, assistant] = await Promise.all([startSampleWordPress({ port: 0 }), startChat(0)]);
  ses = await startFakeSes();
  [cms, chat, mail] = [
    await openBackend(new URL(wordPress.url).origin),
    await openBackend(assistant.url),
    // Shorter than the other delays, because the test only waits for it. deliver-email's timeout is ten seconds.
    await openBackend(ses.url, 2_000),
  ];
  product = await openProduct({
    env: {
      CMS_URL: `${cms.url}/wp-json/wp/v2`,
      CHAT_HOST: chat.url,
      SES_ENDPOINT: mail.url,
      CMS_WEBHOOK_SECRET: secret,
      // Two minutes in all: a message must not use up its attempts while SES is down.
      RETRY_BASE_MS: '500',
    },
  });
  closings.push(wordPress.close, assistant.close, () => ses[Symbol.asyncDispose]());
});
afterAll(async () => {
  await product[Symbol.asyncDispose]();
  for (const backend of [cms, chat, mail]) await backend[Symbol.asyncDispose]();
  for (const close of closings) await close();
});

/** Sixteen of the sixty-four combinations, so that each pair of backends is in each pair of states. */
const combinations = conditions.flatMap((first, one) =>
  conditions.map((second, two) => ({
    cms: first,
    chat: second,
    mail: conditions[(one + two) % conditions.length] ?? 'up',
  })),
);

/** Text of the assistant's panel for each state of the chat host. */
async function expectOutcome(page: Page, condition: Condition): Promise<void> {
  const { panel, texts, send, untilIdle } = locatePanel(page, 'AI Assistant');
  await send('How soon do you reply?');
  if (condition === 'slow') await panel.getByText('Still working on your answer.').first().waitFor();
  chat.goOn();
  await untilIdle();
  const isOutcome = condition === 'up' || condition === 'slow';
  expect((await texts('ai')).at(-1)?.includes('There was an error sending your message.')).toBe(!isOutcome);
  if (!isOutcome) await panel.getByRole('button', { name: 'Try again' }).waitFor();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).waitFor();
}

/** Text of the list for each state of the CMS. */
async function expectList(page: Page, condition: Condition): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  if (condition === 'slow') await page.getByRole('status').filter({ hasText: 'Still trying' }).first().waitFor();
  cms.goOn();
  if (condition === 'up' || condition === 'slow') {
    await page.getByText('9 of 25 articles shown').waitFor();
    await page.getByRole('article').nth(8).waitFor();
    return;
  }
  await page.getByRole('heading', { name: 'Error Loading Blog' }).waitFor();
  await page.getByText('Failed to load blog posts', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
}

const names: string[] = [];

test.each(combinations)(
  'with the content service $cms, the chat host $chat and SES $mail each part says what is so, and the message is kept',
  async (combination) => {
    await expect.poll(() => callWebhook(product.url, secret)).toBe(202);
    cms.become(combination.cms);
    chat.become(combination.chat);
    mail.become(combination.mail);
    const page = await product.visit('/', { viewport: { width: 1280, height: 900 } });

    const name = `Visitor ${names.length}`;
    names.push(`Message from ${name}`);
    await locatePanel(page, 'AI Assistant').input.focus();
    await locatePanel(page, 'AI Assistant').untilLive();
    await fillHome(page, name);
    await page.getByRole('button', { name: "Let's Get Started" }).click();
    const alert = page.getByRole('alertdialog');
    // The message is in the outbox, whatever SES does.
    await alert.getByText('Email sent successfully!').waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expectOutcome(page, combination.chat);
    await expectList(page, combination.cms);
    await page.context().close();
    await ignoreNetworkErrors(product);
  },
);

test('once SES is up every message of those visitors arrives, each once', async () => {
  mail.become('up');
  const subjects = () => [...new Map(ses.accepted.map(({ messageId, subject }) => [messageId, subject])).values()];
  await expect.poll(() => subjects().toSorted()).toEqual(names.toSorted());
  // If deliver-email timed out before SES responded, SES may have accepted the email, so a second one is allowed.
  expect(ses.accepted.length).toBeLessThanOrEqual(names.length + mail.unheard());
});
