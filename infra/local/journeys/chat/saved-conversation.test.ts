import { expect, test } from 'vitest';
import { partsOf, visitPanel } from './chat-panel.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('a conversation survives a reload and other pages, and can be cleared', async () => {
  await using product = await sharedProduct();
  const { page, panel, input, say, said, untilLive, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  await say('How soon do you reply?');
  await untilIdle();
  const texts = async () => ({ ai: await said('ai'), user: await said('user') });
  const before = await texts();
  await page.reload();
  await panel.getByText('You are live now').waitFor();
  await expect.poll(texts).toEqual(before);

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const about = partsOf(page, 'Company AI Assistant');
  await about.log.locator('time').first().waitFor();
  await expect.poll(() => about.said('user')).toHaveLength(1);
  await page.goBack();
  await panel.getByText('You are live now').waitFor();
  await expect.poll(texts).toEqual(before);

  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await expect.poll(() => said('user')).toHaveLength(1);
  await page.reload();
  // The saved conversation is restored when the panel hydrates.
  await input.focus();
  await untilLive();
  expect(await said('user')).toHaveLength(1);
});
