import { expect, test } from 'vitest';
import { locatePanel, visitPanel } from './chat-panel.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('a conversation survives a reload and other pages, and can be cleared', async () => {
  await using product = await sharedProduct();
  const { page, panel, input, send, texts, untilLive, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  await send('How soon do you reply?');
  await untilIdle();
  const allTexts = async () => ({ ai: await texts('ai'), user: await texts('user') });
  const before = await allTexts();
  await page.reload();
  await panel.getByText('You are live now').waitFor();
  await expect.poll(allTexts).toEqual(before);

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const about = locatePanel(page, 'Company AI Assistant');
  await about.log.locator('time').first().waitFor();
  await expect.poll(() => about.texts('user')).toHaveLength(1);
  await page.goBack();
  await panel.getByText('You are live now').waitFor();
  await expect.poll(allTexts).toEqual(before);

  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await expect.poll(() => texts('user')).toHaveLength(1);
  await page.reload();
  // The saved conversation is restored when the panel hydrates.
  await input.focus();
  await untilLive();
  expect(await texts('user')).toHaveLength(1);
});
