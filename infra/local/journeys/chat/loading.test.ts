import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { partsOf } from './chat-panel.ts';
import { openProduct } from '../product.ts';

test('what is typed and sent before the script arrives is not lost', async () => {
  await using product = await openProduct();
  const page = await product.visit('/about');
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const { input, said, untilIdle, panel } = partsOf(page, 'AI Assistant');
  await input.focus();
  await page.keyboard.type('What do you build?');
  await page.keyboard.press('Enter');
  await panel.getByText('You are live now').waitFor();
  await untilIdle();
  expect((await said('user')).at(-1)).toBe('What do you build?');
});

test('a suggestion pressed before the script arrives is sent once', async () => {
  await using product = await openProduct();
  const page = await product.visit('/services');
  await page.route('**/assets/LivePanel-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const { panel, said, untilIdle } = partsOf(page, 'Services AI Assistant');
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith(botChatPath) && requests.push(request.url()));
  await panel.getByRole('button', { name: 'Which service do I need?' }).click();
  await panel.getByText('You are live now').waitFor();
  await untilIdle();
  expect(await said('user')).toEqual(['Which service do I need?']);
  expect(requests).toHaveLength(1);
});

test('a panel that nobody has turned to shows the time and has loaded no code of its own', async () => {
  await using product = await openProduct();
  const page = await product.visit('/');
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('LivePanel') && scripts.push(request.url()));
  await page.reload();
  const { log, panel, untilLive } = partsOf(page, 'AI Assistant');
  await expect
    .poll(() => log.locator('time').allInnerTexts())
    .toEqual(Array(3).fill(expect.stringMatching(/^\d\d:\d\d$/)));
  expect(scripts).toEqual([]);
  await panel.hover();
  await untilLive();
  expect(scripts).toHaveLength(1);
  expect(await log.locator('time').allInnerTexts()).toEqual(Array(3).fill(expect.stringMatching(/^\d\d:\d\d$/)));
});

test('without JavaScript the example is readable and a form is offered', async () => {
  await using product = await openProduct();
  const page = await product.visit('/', { javaScriptEnabled: false });
  const { log, panel } = partsOf(page, 'AI Assistant');
  expect(await log.innerText()).toContain('phone at night');
  expect(await panel.getByRole('link', { name: 'contact form' }).isVisible()).toBe(true);
  expect(await panel.locator('textarea').isVisible()).toBe(false);
});
