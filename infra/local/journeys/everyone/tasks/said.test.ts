import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../../chat/chat-panel.ts';
import { openProduct, type Product } from '../../product.ts';
import { listen } from './said.ts';
import { named, readTree } from './tree.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

test('what is wrong in the home form is said once, and stands at each field', async () => {
  const page = await product.visit('/', desktop);
  const said = await listen(page);
  expect(named(await readTree(page), 'textbox').get('Name')?.states.required).toBe(true);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect.poll(async () => (await said()).length).toBe(1);
  const [summary] = await said();
  expect(summary?.how).toBe('assertive');

  const tree = await readTree(page);
  const form = tree.slice(tree.findIndex(({ role, name }) => role === 'form' && name === 'Get in Touch'));
  const fields = form.filter(({ role }) => role === 'textbox');
  expect(fields).toHaveLength(3);
  for (const { name, description, states } of fields) {
    expect(description).toBe(`${name} is required`);
    expect(summary?.text).toContain(description);
    expect(states.invalid).toBe('true');
  }
  expect(form.find(({ role }) => role === 'alert')?.states.focused).toBe(true);
});

test('what comes of sending is a modal alert with its own name, and then one message', async () => {
  const page = await product.visit('/', desktop);
  const said = await listen(page);
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await form.getByLabel('Name').fill('Ravi Shah');
  await form.getByLabel('Email').fill('ravi@example.org');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button').click();
  await page.getByRole('button', { name: 'OK' }).waitFor();
  const tree = await readTree(page);
  expect(tree.find(({ role }) => role === 'alertdialog')).toMatchObject({
    name: 'Email sent successfully!',
    states: { modal: true },
  });
  expect(named(tree, 'button').get('OK')?.states.focused).toBe(true);
  // What lies behind a modal is not there.
  expect(tree.some(({ role }) => role === 'main')).toBe(false);
  expect(await said()).toEqual([]);

  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said()).map(({ how }) => how)).toEqual(['polite']);
  expect((await said())[0]?.text).toContain('Message sent successfully!');
});

test('a missing résumé is said once and stands at its field; a sent application is said once', async () => {
  const page = await product.visit('/careers', desktop);
  const said = await listen(page);
  const form = page.getByRole('form', { name: 'Apply Now' });
  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Role').fill('DevOps Engineer');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(said).toEqual([{ how: 'assertive', text: 'Please upload your resume' }]);
  expect(named(await readTree(page), 'button').get('Resume')).toMatchObject({
    description: 'Please upload your resume',
    states: { invalid: 'true', focused: true },
  });

  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  const success = async () => (await said()).filter(({ text }) => text.includes('Application submitted'));
  await expect.poll(success).toHaveLength(1);
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  expect(await success()).toEqual([{ how: 'polite', text: 'Application submitted successfully!' }]);
});

test('of a talk each line is said once, in its order, and the box says that it waits', async () => {
  const page = await product.visit('/', desktop);
  const { input, say, untilLive, untilIdle } = partsOf(page, 'AI Assistant');
  await input.focus();
  await untilLive();
  const said = await listen(page);
  await say('x-standin: slow');
  await expect
    .poll(
      async () =>
        (await readTree(page)).find(({ role, name }) => role === 'textbox' && name === 'Message')?.states.disabled,
    )
    .toBe(true);
  expect(named(await readTree(page), 'log').get('AI Assistant')?.states.live).toBe('polite');
  await untilIdle();
  const lines = (await said()).map(({ text }) => text);
  const about = (part: string) => lines.filter((line) => line.includes(part));
  expect(about('x-standin: slow')).toHaveLength(1);
  expect(about('is typing')).toHaveLength(1);
  expect(
    about('AI Assistant ').filter((line) => !line.includes('is typing') && !line.includes('working')),
  ).toHaveLength(1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.findIndex((line) => line.includes('slow'))).toBeLessThan(
    lines.findIndex((line) => line.includes('is typing')),
  );
});

test('a search says how many articles it found, and the article one comes to its title, each once', async () => {
  const page = await product.visit('/blog', desktop);
  const said = await listen(page);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('gujarati');
  await page.waitForURL('**/blog?q=gujarati');
  const counts = async () => (await said()).filter(({ text }) => /articles? (shown|found)/.test(text));
  await expect.poll(counts).toHaveLength(1);
  const article = page.getByRole('article').getByRole('link').first();
  const title = (await article.textContent()) ?? '';
  await article.click();
  const titles = async () => (await said()).filter(({ text }) => text.startsWith(title));
  await expect.poll(titles).toHaveLength(1);
  const heading = named(await readTree(page), 'heading').get(title);
  expect(heading?.states).toMatchObject({ level: 1, focused: true });
  expect(await counts()).toHaveLength(1);
});
