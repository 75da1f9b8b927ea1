import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { visitPanel } from './chat-panel.ts';
import { hold } from '../hold.ts';
import { openProduct } from '../product.ts';

const errorSentence = 'There was an error sending your message. Please try again.';

test('an answer that takes long is announced as still on its way, and then comes', async () => {
  await using product = await openProduct();
  const { page, panel, say, said, untilIdle } = await visitPanel(product, '/projects', 'Project AI Assistant');
  const answers = await hold(page, `**${botChatPath}`);
  await say('Anything for clinics?');
  await panel.getByText('Still working on your answer.').first().waitFor();
  expect(await panel.getByRole('status').textContent()).toBe('Still working on your answer.');
  answers.letGo();
  await untilIdle();
  expect(await said('ai')).toHaveLength(2);
});

test('after a failed or unreadable answer the question is one press away and a person is within reach', async () => {
  await using product = await openProduct();
  const { page, panel, say, said, untilIdle } = await visitPanel(product, '/careers', 'Career AI Assistant');
  for (const manner of ['error', 'garbage']) {
    await say(`x-standin: ${manner} Remote?`);
    await untilIdle();
    expect((await said('ai')).at(-1)).toContain(errorSentence);
  }
  await page.route(`**${botChatPath}`, (route) => route.abort());
  await say('Can I work remotely?');
  await untilIdle();
  expect((await said('ai')).at(-1)).toContain(errorSentence);
  expect(await panel.getByRole('link', { name: 'contact form' }).count()).toBe(1);
  expect(await panel.getByRole('log').locator('a[href^="mailto:"], a[href^="tel:"]').count()).toBe(2);

  await page.unroute(`**${botChatPath}`);
  await panel.getByRole('button', { name: 'Try again' }).last().press('Enter');
  await untilIdle();
  expect((await said('user')).filter((text) => text === 'Can I work remotely?')).toHaveLength(1);
  expect((await said('ai')).at(-1)).not.toContain(errorSentence);
  expect(await panel.getByLabel('Message').evaluate((element) => element === document.activeElement)).toBe(true);
  await product.forgive(/status of 500|net::ERR_FAILED/);
});

test('where no chat host is configured the panel says so and offers form, e-mail and phone', async () => {
  await using product = await openProduct();
  const { page, panel, say, said, untilIdle } = await visitPanel(product, '/contact', 'Support AI Assistant');
  await page.route(`**${botChatPath}`, (route) => route.fulfill({ status: 503, body: '{"error":"no-chat-host"}' }));
  await say('Can I visit you?');
  await untilIdle();
  expect((await said('ai')).at(-1)).toContain('not connected');
  expect(await panel.getByRole('log').locator('a[href="/contact#contact-form"]').count()).toBe(2);
  await product.forgive(/status of 503/);
});
