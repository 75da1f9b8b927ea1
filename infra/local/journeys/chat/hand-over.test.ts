import { expect, test } from 'vitest';
import { sentMessages } from '../visits.testkit.ts';
import { visitPanel } from './chat-panel.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('a conversation becomes an email that the visitor reviews before it is sent', async () => {
  await using product = await sharedProduct();
  const { page, panel, send, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  const sent = sentMessages(page);
  await send('How does a project start?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();

  const form = page.getByRole('form', { name: 'Send a Message' });
  const message = form.getByRole('textbox', { name: 'Message' });
  await message.waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/contact#contact-form');
  await expect.poll(() => message.inputValue()).toContain('How does a project start?');
  expect(sent).toEqual([]);
  const name = uniqueName('Asha Patel');

  await message.fill(`${await message.inputValue()}\n\nPlease call me.`);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('combobox').selectOption('AI/ML Solutions');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const mail = await product.inbox.waitFor(name);
  expect(mail.text).toContain('How does a project start?');
  expect(mail.text).toContain('Please call me.');
});

test('a conversation on the contact page is put into the form below', async () => {
  await using product = await sharedProduct();
  const { page, panel, send, untilIdle } = await visitPanel(product, '/contact', 'Support AI Assistant');
  await send('Can I visit you?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();
  const message = page.getByRole('form').getByRole('textbox', { name: 'Message' });
  await expect.poll(() => message.inputValue()).toContain('Can I visit you?');
});
