import { expect, test } from 'vitest';
import { homeCall } from '#content/home.ts';
import { visitPanel } from './chat-panel.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('a conversation on the home page becomes the line below the hero, survives a reload, and can be cleared', async () => {
  await using product = await sharedProduct();
  const { page, panel, send, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  const example = page.getByRole('figure', { name: homeCall.label });
  const own = page.getByRole('figure', { name: 'Your conversation with the assistant.' });
  await example.getByText('Are you open on Sunday?').waitFor();

  await send('Are you open on Monday?');
  await own.getByText('You Are you open on…').waitFor();
  await untilIdle();
  await own.getByText(/^AI Assistant/).waitFor();
  expect(await example.count()).toBe(0);

  await page.reload();
  await own.getByText('You Are you open on…').waitFor();
  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await example.getByText('Are you open on Sunday?').waitFor();
});
