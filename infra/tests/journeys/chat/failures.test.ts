import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { visitPanel } from './chat-panel.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

const errorSentence = 'There was an error sending your message. Please try again.';

test('after a failed or unreadable reply the visitor can retry with one click or contact a person', async () => {
  await using product = await sharedProduct();
  const { page, panel, send, texts, untilFocused, untilIdle } = await visitPanel(
    product,
    '/careers',
    'Career AI Assistant',
  );
  for (const manner of ['error', 'garbage']) {
    await send(`x-fake: ${manner} Remote?`);
    await untilIdle();
    await expect.poll(async () => (await texts('ai')).at(-1)).toContain(errorSentence);
  }
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
  await product.ignoreErrors(/status of 500|net::ERR_FAILED/);
});
