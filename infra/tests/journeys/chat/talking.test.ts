import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { locatePanel, visitPanel } from './chat-panel.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { focusLikeSafari, ready } from '../visits.testkit.ts';

test('a click on a suggestion returns the focus to the input, also in Safari, which focuses the log', async () => {
  const page = await product.open();
  await page.addInitScript(focusLikeSafari);
  await page.goto('/about');
  await ready(page);
  const { input, log } = locatePanel(page, 'Company AI Assistant');
  await log.getByRole('button', { name: 'Where is the office?' }).click();
  await expect.poll(() => input.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('Enter during IME composition sends nothing', async () => {
  const { page, input, texts } = await visitPanel('/', 'AI Assistant');
  await input.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  await devtools.send('Input.insertText', { text: '仮名' });
  expect(await texts('user')).toHaveLength(1);
  expect(await input.inputValue()).toBe('仮名');
});

test('a visitor who has scrolled up stays there and sees a notice of the reply', async () => {
  const { page, panel, send, texts, untilIdle, log } = await visitPanel('/', 'AI Assistant');
  /** Pixels that the latest question is below the top of the log, or above it if they are negative. */
  const questionTop = () =>
    log.evaluate((box) => {
      const question = [...box.querySelectorAll('[data-sender=user]')].at(-1)!;
      return Math.round(question.getBoundingClientRect().top - box.getBoundingClientRect().top);
    });
  await send('What do you build?');
  await untilIdle();
  await expect.poll(questionTop).toBeLessThan(200);

  const answers = await pauseRequests(page, `**${botChatPath}`);
  await send('How does a project start?');
  await expect.poll(async () => (await texts('user')).at(-1)).toBe('How does a project start?');
  await expect.poll(questionTop).toBeLessThan(300);
  const pageTop = await page.evaluate(() => scrollY);
  const seen = await log.evaluate((box) => box.scrollTop);
  await log.hover();
  await page.mouse.wheel(0, -150);
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeLessThan(seen - 100);
  const scrolledUp = await log.evaluate((box) => box.scrollTop);
  answers.resume();
  await untilIdle();
  expect(await log.evaluate((box) => box.scrollTop)).toBe(scrolledUp);
  await panel.getByRole('button', { name: 'New message' }).click();
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(seen - 1);
  await expect.poll(() => panel.getByRole('button', { name: 'New message' }).count()).toBe(0);
  const wheel = await page.evaluateHandle(() => ({
    painted: new Promise<void>((resolve) =>
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
        once: true,
        passive: true,
      }),
    ),
  }));
  await page.mouse.wheel(0, 2_000);
  await wheel.evaluate(({ painted }) => painted);
  expect(await page.evaluate(() => scrollY)).toBe(pageTop);
});

test('the panel is 350, 400 or 450 pixels high by the width of the window', async () => {
  const { panel, page } = await visitPanel('/', 'AI Assistant');
  for (const [width, height] of [
    [375, 350],
    [768, 400],
    [1440, 450],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(height);
  }
});
