import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { openProduct, type Product } from './product.ts';
import type { VisitOptions } from './visits.ts';

const errorSentence = 'There was an error sending your message. Please try again.';

/** A visitor who has turned to a panel, once it is live. */
async function visitPanel(product: Product, path: string, title: string, options: VisitOptions = {}) {
  const page = await product.visit(path, options);
  const parts = partsOf(page, title);
  await parts.input.focus();
  await parts.untilLive();
  return { page, ...parts };
}

function partsOf(page: Page, title: string) {
  const panel = page.getByRole('region', { name: title, exact: true });
  const input = panel.getByLabel('Message');
  return {
    panel,
    input,
    log: panel.getByRole('log'),
    say: async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
    },
    /** Texts under a sender's label, the oldest first. */
    said: (sender: 'ai' | 'user') => panel.locator(`[data-sender=${sender}] p`).allInnerTexts(),
    untilLive: () => panel.locator('[role=log][aria-live=polite]').waitFor(),
    untilIdle: () => panel.locator('textarea:enabled').waitFor(),
  };
}

test('by keyboard alone a visitor asks, reads the answer and asks again without reaching for the input', async () => {
  await using product = await openProduct();
  const { page, input, panel, log, untilIdle, said } = await visitPanel(product, '/about', 'Company AI Assistant');
  const requests: unknown[] = [];
  page.on('request', (request) => request.url().endsWith(botChatPath) && requests.push(request.postDataJSON()));

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
  await page.keyboard.press('Enter');
  expect(await input.isDisabled()).toBe(true);
  expect(await input.inputValue()).toBe('');
  await untilIdle();
  expect(requests).toEqual([{ message: 'Where is\nthe office?' }]);
  expect((await said('ai')).at(-1)).toMatch(/Rajkot/);

  await page.keyboard.type('When were you founded?');
  await page.keyboard.press('Enter');
  await untilIdle();
  expect((await said('ai')).at(-1)).toMatch(/2019/);
  expect(requests).toHaveLength(2);
});

test('an Enter that chooses a word in an input method sends nothing', async () => {
  await using product = await openProduct();
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
  await using product = await openProduct();
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

  await say('Which service fits a phone bot?');
  expect(await panel.getByRole('status').textContent()).toBe('AI Assistant is typing.');
  await untilIdle();
  expect(await panel.getByRole('status').textContent()).toBe('');
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
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
  const { violations } = await new AxeBuilder({ page }).include('section:has([role=log])').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('an answer that takes long is announced as still on its way, and then comes', async () => {
  await using product = await openProduct();
  const { panel, say, said, untilIdle } = await visitPanel(product, '/projects', 'Project AI Assistant');
  await say('x-standin: slow Anything for clinics?');
  await panel.getByText('Still working on your answer.').first().waitFor({ timeout: 7_000 });
  expect(await panel.getByRole('status').textContent()).toBe('Still working on your answer.');
  await untilIdle();
  expect(await said('ai')).toHaveLength(2);
});

test('after a failed or unreadable answer the question is one press away and a person is within reach', async () => {
  await using product = await openProduct();
  const { page, panel, say, said, untilIdle } = await visitPanel(product, '/careers', 'Career AI Assistant');
  for (const manner of ['error', 'garbage']) {
    await say(`x-standin: ${manner} Remote?`);
    await untilIdle();
    expect((await said('ai')).at(-1)).toContain(errorSentence);
  }
  await page.route(`**${botChatPath}`, (route) => route.abort());
  await say('Can I work remotely?');
  await untilIdle();
  expect((await said('ai')).at(-1)).toContain(errorSentence);
  expect(await panel.getByRole('link', { name: 'contact form' }).count()).toBe(1);
  expect(await panel.getByRole('log').locator('a[href^="mailto:"], a[href^="tel:"]').count()).toBe(2);

  await page.unroute(`**${botChatPath}`);
  await panel.getByRole('button', { name: 'Try again' }).last().press('Enter');
  await untilIdle();
  expect((await said('user')).filter((text) => text === 'Can I work remotely?')).toHaveLength(1);
  expect((await said('ai')).at(-1)).not.toContain(errorSentence);
  expect(await panel.getByLabel('Message').evaluate((element) => element === document.activeElement)).toBe(true);
  // The stand-in's 500 and the aborted request are meant.
  product.complaints.splice(0);
});

test('where no chat host is configured the panel says so and offers form, e-mail and phone', async () => {
  await using product = await openProduct();
  const { page, panel, say, said, untilIdle } = await visitPanel(product, '/contact', 'Support AI Assistant');
  await page.route(`**${botChatPath}`, (route) => route.fulfill({ status: 503, body: '{"error":"no-chat-host"}' }));
  await say('Can I visit you?');
  await untilIdle();
  expect((await said('ai')).at(-1)).toContain('not connected');
  expect(await panel.getByRole('log').locator('a[href="/contact#contact-form"]').count()).toBe(2);
  product.complaints.splice(0);
});

test('a conversation becomes an e-mail that the visitor reviewed, and nothing is sent before', async () => {
  await using product = await openProduct();
  const { page, panel, say, untilIdle } = await visitPanel(product, '/', 'AI Assistant');
  await say('How does a project start?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();

  const form = page.getByRole('form', { name: 'Send a Message' });
  const message = form.getByRole('textbox', { name: 'Message' });
  await message.waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/contact#contact-form');
  await expect.poll(() => message.inputValue()).toContain('How does a project start?');
  expect(await product.inbox.all()).toEqual([]);

  await message.fill(`${await message.inputValue()}\n\nPlease call me.`);
  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('combobox').selectOption('AI/ML Solutions');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const mail = await product.inbox.next();
  expect(mail.text).toContain('How does a project start?');
  expect(mail.text).toContain('Please call me.');
});

test('a conversation on the contact page itself reaches the form below', async () => {
  await using product = await openProduct();
  const { page, panel, say, untilIdle } = await visitPanel(product, '/contact', 'Support AI Assistant');
  await say('Can I visit you?');
  await untilIdle();
  await panel.getByRole('link', { name: 'Send this conversation to the team' }).click();
  const message = page.getByRole('form').getByRole('textbox', { name: 'Message' });
  await expect.poll(() => message.inputValue()).toContain('Can I visit you?');
});

test('a conversation survives a reload and other pages, and can be cleared', async () => {
  await using product = await openProduct();
  const { page, panel, say, said, untilIdle, log } = await visitPanel(product, '/', 'AI Assistant');
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
  await log.locator('time').first().waitFor();
  expect(await said('user')).toHaveLength(1);
});

test('a question that was left without an answer is offered again', async () => {
  await using product = await openProduct();
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
  await using product = await openProduct();
  const one = await visitPanel(product, '/', 'AI Assistant');
  const other = await visitPanel(product, '/', 'AI Assistant', { beside: one.page });
  await Promise.all([one.say('What do you build?'), other.say('How soon do you reply?')]);
  await Promise.all([one.untilIdle(), other.untilIdle()]);
  await Promise.all([one.page.reload(), other.page.reload()]);
  await Promise.all([one, other].map(({ panel }) => panel.getByText('You are live now').waitFor()));
  expect((await one.said('user')).slice(1)).toEqual(['What do you build?']);
  expect((await other.said('user')).slice(1)).toEqual(['How soon do you reply?']);
});

test('a reader who has scrolled up is left there and told of the answer', async () => {
  await using product = await openProduct();
  const { page, panel, say, untilIdle, log } = await visitPanel(product, '/', 'AI Assistant');
  const fromEnd = () => log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  await say('What do you build?');
  await untilIdle();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);

  await say('x-standin: slow How does a project start?');
  await page.waitForTimeout(700);
  const pageTop = await page.evaluate(() => scrollY);
  await log.hover();
  await page.mouse.wheel(0, -150);
  await expect.poll(fromEnd).toBeGreaterThan(100);
  await untilIdle();
  expect(await fromEnd()).toBeGreaterThan(100);
  await panel.getByRole('button', { name: 'New message' }).click();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  expect(await panel.getByRole('button', { name: 'New message' }).count()).toBe(0);
  await page.mouse.wheel(0, 2_000);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(pageTop);
});

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

test('the panel is 350, 400 or 450 pixels high by the width of the window', async () => {
  await using product = await openProduct();
  const heights: number[] = [];
  for (const width of [375, 768, 1440]) {
    const { panel, page } = await visitPanel(product, '/', 'AI Assistant', { viewport: { width, height: 900 } });
    heights.push((await panel.boundingBox())?.height ?? 0);
    await page.close();
  }
  expect(heights).toEqual([350, 400, 450]);
});

test('two hundred messages in a panel do not hold up typing', async () => {
  await using product = await openProduct();
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
