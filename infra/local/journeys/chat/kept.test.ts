import { expect, test } from 'vitest';
import { partsOf, visitPanel } from './chat-panel.ts';
import { sharedProduct } from '../product.ts';

test('a conversation survives a reload and other pages, and can be cleared', async () => {
  await using product = await sharedProduct();
  const { page, panel, input, say, said, untilLive, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  await say('How soon do you reply?');
  await untilIdle();
  const before = { ai: await said('ai'), user: await said('user') };
  await page.reload();
  await panel.getByText('You are live now').waitFor();
  expect({ ai: await said('ai'), user: await said('user') }).toEqual(before);

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const about = partsOf(page, 'Company AI Assistant');
  await about.log.locator('time').first().waitFor();
  expect(await about.said('user')).toHaveLength(1);
  await page.goBack();
  await panel.getByText('You are live now').waitFor();
  expect(await said('user')).toEqual(before.user);

  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await page.reload();
  // What was kept comes back with the panel's own code.
  await input.focus();
  await untilLive();
  expect(await said('user')).toHaveLength(1);
});

test('a question that was left without an answer is offered again', async () => {
  await using product = await sharedProduct();
  const { page, panel, say, said, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  await say('x-standin: slow What do you build?');
  await page.reload();
  await panel.getByRole('button', { name: 'Try again' }).waitFor();
  expect((await said('user')).at(-1)).toContain('What do you build?');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await untilIdle();
  expect(await said('user')).toHaveLength(2);
  expect(await said('ai')).toHaveLength(3);
});

test('two tabs talk side by side and do not hear each other', async () => {
  await using product = await sharedProduct();
  const one = await visitPanel(product, '/', 'AI Assistant');
  const other = await visitPanel(product, '/', 'AI Assistant', { beside: one.page });
  await Promise.all([one.say('What do you build?'), other.say('How soon do you reply?')]);
  await Promise.all([one.untilIdle(), other.untilIdle()]);
  await Promise.all([one.page.reload(), other.page.reload()]);
  await Promise.all([one, other].map(({ panel }) => panel.getByText('You are live now').waitFor()));
  expect((await one.said('user')).slice(1)).toEqual(['What do you build?']);
  expect((await other.said('user')).slice(1)).toEqual(['How soon do you reply?']);
});
