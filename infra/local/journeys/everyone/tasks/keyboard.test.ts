import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../product.ts';
import { samplePdf } from '../../sample-pdf.ts';
import { openKeyboard } from './keyboard.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** The assistant's input, once it is not asked any more. */
const free = /^textbox "Message"(?!.*\[disabled\])/;

/** A visitor who has come to a path and has no pointer. */
async function visit(path: string, options: typeof desktop | typeof phone = desktop) {
  const page = await product.visit(path, options);
  await page.getByText('INITIALIZING VOICE SYSTEMS').waitFor({ state: 'hidden' });
  return { page, keyboard: openKeyboard(page) };
}

test('by keyboard alone a service is found and written about, and the office has the mail', async () => {
  const { page, keyboard } = await visit('/');
  await keyboard.to('link', 'Services');
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading .*\[level=1\]/);

  await keyboard.to('button', 'Twilio Communication Platform');
  await keyboard.press('Space');
  await page.getByRole('region', { name: 'Twilio Communication Platform' }).waitFor();
  await keyboard.to('link', 'Learn more about Twilio Communication Platform');
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading "Twilio Communication Platform" \[level=1\]/);

  await keyboard.to('link', 'Get Started');
  await keyboard.press('Enter');
  await page.waitForURL('**/contact*');
  await keyboard.to('textbox', 'Name');
  await keyboard.type('Ravi Shah');
  await keyboard.press('Tab');
  await keyboard.type('ravi@example.org');
  await keyboard.to('combobox', 'Interest');
  await keyboard.type('Other');
  await keyboard.to('textbox', 'Message');
  await keyboard.type('We need a number that answers in Gujarati.');
  await keyboard.to('checkbox', /^I have read/);
  await keyboard.press('Space');
  expect(await keyboard.here()).toContain('[checked]');
  await keyboard.to('button', 'Send Message');
  await keyboard.press('Enter');

  const mail = await product.inbox.next();
  expect(mail).toMatchObject({ subject: 'Message from Ravi Shah', replyTo: ['ravi@example.org'] });
  expect(mail.text).toContain('a number that answers in Gujarati');
  expect(mail.text).toContain('Other Services');
  await expect.poll(keyboard.here).toContain('Message sent successfully!');
});

test('by keyboard alone, on a phone’s width, one applies with a résumé', async () => {
  const { page, keyboard } = await visit('/', phone);
  const path = join(product.folder, 'resume.pdf');
  await writeFile(path, samplePdf(100 * 1024));
  // The system's own dialog is no part of the page.
  page.on('filechooser', (chooser) => void chooser.setFiles(path));
  await keyboard.to('button', 'Menu');
  await keyboard.press('Enter');
  await keyboard.to('link', 'Careers');
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading "Careers.*\[level=1\]/);

  await keyboard.to('link', /Apply Now.*DevOps Engineer/);
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading "Apply Now"/);
  await keyboard.to('textbox', 'Name');
  await keyboard.type('Asha Patel');
  await keyboard.to('textbox', 'Email');
  await keyboard.type('asha@example.org');
  await keyboard.to('combobox', 'Role');
  expect(await keyboard.here()).toContain('DevOps Engineer');
  await keyboard.to('button', /Resume|Choose/);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
  await keyboard.to('button', 'Submit Application');
  await keyboard.press('Enter');

  const mail = await product.inbox.next();
  expect(mail).toMatchObject({ subject: 'New Job Application: Asha Patel', attachments: [{ filename: 'resume.pdf' }] });
  await expect.poll(keyboard.here).toContain('Application submitted successfully!');
});

test('by keyboard alone the blog is searched and an article read to its end', async () => {
  const { page, keyboard } = await visit('/blog');
  await keyboard.to('searchbox', 'Search articles');
  await keyboard.type('gujarati');
  await page.waitForURL('**/blog?q=gujarati');
  // What is found takes the place of what stood there.
  await page.getByRole('region', { name: 'Articles' }).and(page.locator('[aria-busy=false]')).waitFor();
  await keyboard.to('link', /Gujarati/);
  const [, title = ''] = /"(.*)"/.exec(await keyboard.here()) ?? [];
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toContain(`heading "${title}" [level=1]`);
  // The title comes first, then the text, then what can be read next; only then is the end of the page the end.
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Read next' }) });
  await next.getByRole('article').first().waitFor();
  await keyboard.scroll('Space');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await keyboard.scroll('End');
  expect(await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)).toBe(true);
});

test('by keyboard alone one talks to the assistant and takes the talk to a person', async () => {
  const { page, keyboard } = await visit('/');
  await keyboard.to('textbox', 'Message');
  await keyboard.type('What do you build?');
  await keyboard.press('Enter');
  const own = page.getByRole('log').locator('[data-sender=user]');
  await own.getByText('What do you build?').waitFor();
  await expect.poll(keyboard.here).toMatch(free);
  await keyboard.type('How soon do you reply?');
  await keyboard.press('Shift+Enter');
  await keyboard.type('Asked by Ravi.');
  await keyboard.press('Enter');
  await own.getByText('Asked by Ravi.').waitFor();
  await expect.poll(keyboard.here).toMatch(free);

  await keyboard.to('link', 'Send this conversation to the team', { back: true });
  await keyboard.press('Enter');
  await page.waitForURL('**/contact*');
  await page.getByRole('form', { name: 'Send a Message' }).waitFor();
  await keyboard.to('textbox', 'Name');
  await keyboard.type('Ravi Shah');
  await keyboard.to('textbox', 'Email');
  await keyboard.type('ravi@example.org');
  await keyboard.to('combobox', 'Interest');
  await keyboard.press('ArrowDown');
  await keyboard.to('checkbox', /^I have read/);
  await keyboard.press('Space');
  // Enter in a field sends a form too.
  await keyboard.to('textbox', 'Email', { back: true });
  await keyboard.press('Enter');
  const mail = await product.inbox.next();
  expect(mail.text).toContain('What do you build?');
  expect(mail.text).toContain('Asked by Ravi.');
});

test('by keyboard alone one listens to the demo, reads along, and comes back to the button', async () => {
  const { page, keyboard } = await visit('/');
  await keyboard.to('button', 'Listen to Demo');
  await keyboard.press('Enter');
  const player = page.getByRole('dialog', { name: 'Playing Audio Demo' });
  await player.waitFor();
  const stops = new Set<string>();
  for (let count = 0; count < 6; count += 1) {
    await keyboard.press('Tab');
    stops.add(await keyboard.here());
  }
  // The focus stays in the player, or rests with the browser's own controls.
  expect([...stops].filter((stop) => !/^(button "(Close|Pause|Play)"|)$/.test(stop))).toEqual([]);
  const isOn = (time: string) =>
    player
      .getByRole('progressbar')
      .getAttribute('aria-valuetext')
      .then((text) => text !== time);
  await expect.poll(() => isOn('0:00 of 0:00')).toBe(true);
  expect((await player.locator('p').allInnerTexts()).join(' ')).toContain('Are you open on Sunday?');
  await keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });
  await expect.poll(keyboard.here).toBe('button "Listen to Demo"');
});
