import { expect, test } from 'vitest';
import { noteQuestions, partsOf } from './chat-panel.ts';
import { hold } from '../hold.ts';
import { sharedProduct } from '../product.ts';
import { ready } from '../visits.ts';

test('what is typed and sent before the script arrives is not lost', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/about');
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { input, said, untilIdle, panel } = partsOf(page, 'AI Assistant');
  await input.focus();
  await page.keyboard.type('What do you build?');
  await page.keyboard.press('Enter');
  scripts.letGo();
  await panel.getByText('You are live now').waitFor();
  await untilIdle();
  expect((await said('user')).at(-1)).toBe('What do you build?');
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  // Held scripts use what is preloaded for them later than Chromium likes.
  await product.forgive(/was preloaded/);
});

test('a suggestion pressed before the script arrives is sent once', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/services');
  const scripts = await hold(page, '**/assets/LivePanel-*.js');
  await page.reload();
  await ready(page);
  const { panel, said, untilIdle } = partsOf(page, 'Services AI Assistant');
  const requests = await noteQuestions(page);
  await panel.getByRole('button', { name: 'Which service do I need?' }).click();
  scripts.letGo();
  await panel.getByText('You are live now').waitFor();
  await untilIdle();
  expect(await said('user')).toEqual(['Which service do I need?']);
  expect(requests).toHaveLength(1);
});

test('a panel that nobody has turned to shows the time and has loaded no code of its own', async () => {
  await using product = await sharedProduct();
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
  await using product = await sharedProduct();
  const page = await product.visit('/', { javaScriptEnabled: false });
  const { log, panel } = partsOf(page, 'AI Assistant');
  expect(await log.innerText()).toContain('phone at night');
  expect(await panel.getByRole('link', { name: 'contact form' }).isVisible()).toBe(true);
  expect(await panel.locator('textarea').isVisible()).toBe(false);
});
