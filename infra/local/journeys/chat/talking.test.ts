import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { noteQuestions, visitPanel } from './chat-panel.ts';
import { findBroken } from '../everyone/look/axe.ts';
import { hold } from '../hold.ts';
import { sharedProduct } from '../product.ts';

test('by keyboard alone a visitor asks, reads the answer and asks again without reaching for the input', async () => {
  await using product = await sharedProduct();
  const { page, input, panel, log, untilIdle, said } = await visitPanel(product, '/about', 'Company AI Assistant');
  const requests = await noteQuestions(page);

  await panel.getByRole('link', { name: 'Privacy' }).focus();
  await page.keyboard.press('Tab');
  expect(await log.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  expect(await panel.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  expect(requests).toEqual([]);

  await input.fill('');
  await page.keyboard.type('Where is');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('the office?');
  expect(requests).toEqual([]);
  const answers = await hold(page, `**${botChatPath}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => input.isDisabled()).toBe(true);
  expect(await input.inputValue()).toBe('');
  answers.letGo();
  await expect.poll(async () => (await said('ai')).at(-1)).toMatch(/Rajkot/);
  await untilIdle();
  expect(requests).toEqual([{ message: 'Where is\nthe office?' }]);

  await page.keyboard.type('When were you founded?');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said('ai')).at(-1)).toMatch(/2019/);
  await untilIdle();
  expect(requests).toHaveLength(2);
});

test('an Enter that chooses a word in an input method sends nothing', async () => {
  await using product = await sharedProduct();
  const { page, input, said } = await visitPanel(product, '/', 'AI Assistant');
  await input.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  await devtools.send('Input.insertText', { text: '仮名' });
  expect(await said('user')).toHaveLength(1);
  expect(await input.inputValue()).toBe('仮名');
});

test('a screen reader hears each message once, and that an answer is on its way', async () => {
  await using product = await sharedProduct();
  const { page, panel, log, say, untilIdle, input } = await visitPanel(product, '/services', 'Services AI Assistant');
  expect(await log.ariaSnapshot()).toMatch(/^- log "Services AI Assistant":/);
  await log.evaluate((element) => {
    const added: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (!(node instanceof Element && node.closest('[aria-hidden]'))) added.push(node.textContent ?? '');
    }).observe(element, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { added });
  });
  const heard = () => page.evaluate(() => (window as unknown as { added: string[] }).added.join('\n'));

  const answers = await hold(page, `**${botChatPath}`);
  await say('Which service fits a phone bot?');
  await expect.poll(() => panel.getByRole('status').textContent()).toBe('AI Assistant is typing.');
  answers.letGo();
  await untilIdle();
  await expect.poll(() => panel.getByRole('status').textContent()).toBe('');
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await heard()).split('Which service fits a phone bot?')).toHaveLength(2);
  expect((await heard()).split('Send this conversation')).toHaveLength(2);
  await say('And for a website?');
  await untilIdle();
  expect((await heard()).split('Which service fits a phone bot?')).toHaveLength(2);
  expect((await heard()).split('Send this conversation')).toHaveLength(2);

  const tree = await panel.ariaSnapshot();
  const order = [
    'heading "Services AI Assistant"',
    'link "Privacy"',
    'log "Services',
    'textbox "Message"',
    'button "Send"',
  ];
  expect(order.map((part) => tree.indexOf(part))).toEqual(
    order.map((part) => tree.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(order.filter((part) => !tree.includes(part))).toEqual([]);
  expect(await findBroken(page, 'everything', 'section:has([role=log])')).toEqual([]);
});

test('a reader who has scrolled up is left there and told of the answer', async () => {
  await using product = await sharedProduct();
  const { page, panel, say, said, untilIdle, log } = await visitPanel(product, '/', 'AI Assistant');
  const fromEnd = () => log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  await say('What do you build?');
  await untilIdle();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);

  const answers = await hold(page, `**${botChatPath}`);
  await say('How does a project start?');
  await expect.poll(async () => (await said('user')).at(-1)).toBe('How does a project start?');
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  const pageTop = await page.evaluate(() => scrollY);
  await log.hover();
  await page.mouse.wheel(0, -150);
  await expect.poll(fromEnd).toBeGreaterThan(100);
  answers.letGo();
  await untilIdle();
  expect(await fromEnd()).toBeGreaterThan(100);
  await panel.getByRole('button', { name: 'New message' }).click();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
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
  await using product = await sharedProduct();
  const heights: number[] = [];
  for (const width of [375, 768, 1440]) {
    const { panel, page } = await visitPanel(product, '/', 'AI Assistant', { viewport: { width, height: 900 } });
    heights.push((await panel.boundingBox())?.height ?? 0);
    await page.close();
  }
  expect(heights).toEqual([350, 400, 450]);
});

test('two hundred messages in a panel do not hold up typing', async () => {
  await using product = await sharedProduct();
  const { page, panel, input } = await visitPanel(product, '/', 'AI Assistant');
  await page.evaluate(() => {
    const entries = Array.from({ length: 200 }, (_, index) => ({
      type: index % 2 ? 'ai' : 'user',
      text: `Message ${index}: see https://example.com/${index} ${'and more '.repeat(20)}`,
      at: 1_800_000_000_000 + index,
    }));
    sessionStorage.setItem('chat-home', JSON.stringify(entries));
  });
  await page.reload();
  await panel.getByText('Message 199').waitFor();
  const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(3);
  const scrolled = panel.getByRole('log').evaluate(async (box) => {
    for (let frame = 0; frame < 60; frame += 1) {
      box.scrollBy({ top: -200, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return box.scrollTop;
  });
  await input.pressSequentially(text);
  await scrolled;
  expect(await input.inputValue()).toBe(text);
});
