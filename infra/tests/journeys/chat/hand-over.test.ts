import { expect, test } from 'vitest';
import { visitPanel } from './chat-panel.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('a conversation on the contact page is put into the form below', async () => {
  await using product = await sharedProduct();
  const { page, panel, send, untilIdle } = await visitPanel(product, '/contact', 'Support AI Assistant');
  await send('Can I visit you?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();
  const message = page.getByRole('form').getByRole('textbox', { name: 'Message' });
  await expect.poll(() => message.inputValue()).toContain('Can I visit you?');
});
