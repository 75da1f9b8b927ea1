import { expect, test } from 'vitest';
import { recordChatRequests, locatePanel } from './chat-panel.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { endSplash } from '../visits.testkit.ts';

test('a question that Enter has sent before hydration is sent once the scripts have come', async () => {
  const page = await product.open();
  const scripts = await pauseRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { input, texts, untilIdle } = locatePanel(page, 'AI Assistant');
  const requests = await recordChatRequests(page);
  await input.focus();
  await page.keyboard.type('What do you build?');
  await page.keyboard.press('Enter');
  expect(await input.inputValue()).toBe('What do you build?');
  scripts.resume();
  await expect.poll(async () => (await texts('user')).at(-1)).toBe('What do you build?');
  await untilIdle();
  expect(await input.inputValue()).toBe('');
  expect(requests).toHaveLength(1);
});

test('text typed before hydration is the draft afterwards, and Shift+Enter in it is a line break', async () => {
  const page = await product.open();
  const scripts = await pauseRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { input, texts, untilFocused, untilIdle, untilLive } = locatePanel(page, 'AI Assistant');
  await input.focus();
  await page.keyboard.type('What do you build?');
  await page.keyboard.press('Shift+Enter');
  scripts.resume();
  await untilLive();
  expect(await texts('user')).toEqual(['Can you take our calls at night?']);
  expect(await input.inputValue()).toBe('What do you build?\n');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await texts('user')).at(-1)).toBe('What do you build?');
  await untilIdle();
  await untilFocused();
});

test('a suggestion clicked before hydration is sent once', async () => {
  const page = await product.open();
  const scripts = await pauseRequests(page, '**/assets/*.js');
  await page.goto('/services', { waitUntil: 'commit' });
  const { panel, texts, untilIdle } = locatePanel(page, 'Services AI Assistant');
  const requests = await recordChatRequests(page);
  // boot.ts requests the scripts after the first paint, when it has set the times of the splash.
  await expect.poll(() => scripts.urls).not.toEqual([]);
  await endSplash(page);
  await panel.getByRole('button', { name: 'Which service do I need?' }).click();
  scripts.resume();
  await expect.poll(() => texts('user')).toEqual(['Which service do I need?']);
  await untilIdle();
  expect(await texts('user')).toEqual(['Which service do I need?']);
  expect(requests).toHaveLength(1);
});

test('the example shows the time of the visit', async () => {
  const page = await product.visit('/');
  const { log } = locatePanel(page, 'AI Assistant');
  await expect
    .poll(() => log.getByText(/^\d\d:\d\d$/).allInnerTexts())
    .toEqual(Array(3).fill(expect.stringMatching(/^\d\d:\d\d$/)));
});
