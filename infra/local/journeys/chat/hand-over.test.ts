import { expect, test } from 'vitest';
import { visitPanel } from './chat-panel.ts';
import { openProduct } from '../product.ts';

test('a conversation becomes an e-mail that the visitor reviewed, and nothing is sent before', async () => {
  await using product = await openProduct();
  const { page, panel, say, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  await say('How does a project start?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();

  const form = page.getByRole('form', { name: 'Send a Message' });
  const message = form.getByRole('textbox', { name: 'Message' });
  await message.waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/contact#contact-form');
  await expect.poll(() => message.inputValue()).toContain('How does a project start?');
  expect(await product.inbox.all()).toEqual([]);

  await message.fill(`${await message.inputValue()}\n\nPlease call me.`);
  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('combobox').selectOption('AI/ML Solutions');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const mail = await product.inbox.next();
  expect(mail.text).toContain('How does a project start?');
  expect(mail.text).toContain('Please call me.');
});

test('a conversation on the contact page itself reaches the form below', async () => {
  await using product = await openProduct();
  const { page, panel, say, untilIdle } = await visitPanel(product, '/contact', 'Support AI Assistant');
  await say('Can I visit you?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();
  const message = page.getByRole('form').getByRole('textbox', { name: 'Message' });
  await expect.poll(() => message.inputValue()).toContain('Can I visit you?');
});
