import { expect, test } from 'vitest';
import { careers } from '#content/careers.ts';
import { openJobs } from '#content/lists/jobs.static.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';
import { sentMessages } from '../visits.testkit.ts';
import { openKeyboard } from './keyboard.testkit.ts';

const phone = { width: 390, height: 844 };

/** The assistant's input, once the question is answered. */
const free = /^textbox "Message"(?!.*\[disabled\])/;

/** Opens the home page for a visitor without a pointer. */
async function visitHome(viewport = { width: 1280, height: 800 }) {
  const page = await product.visit('/', { viewport });
  await page.getByText('INITIALIZING VOICE SYSTEMS').waitFor({ state: 'hidden' });
  return { page, keyboard: openKeyboard(page) };
}

test('by keyboard alone a visitor finds a service and writes to the office', async () => {
  const { page, keyboard } = await visitHome();
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
  const name = uniqueName('Ravi Shah');
  await keyboard.type(name);
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

  const mail = await product.inbox.waitFor(name);
  expect(mail.replyTo).toEqual(['ravi@example.org']);
  expect(mail.text).toContain('a number that answers in Gujarati');
  expect(mail.text).toContain('Other Services');
  await expect.poll(keyboard.here).toContain('Message sent successfully!');
});

test('by keyboard alone, at a phone’s width, a visitor applies with a résumé', async () => {
  const { page, keyboard } = await visitHome(phone);
  const name = uniqueName('Asha Patel');
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(100 * 1024) };
  // The system's file dialog is not part of the page.
  page.on('filechooser', (chooser) => void chooser.setFiles(resume));
  await keyboard.to('button', 'Menu');
  await keyboard.press('Enter');
  await keyboard.to('link', 'Careers');
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading "Careers.*\[level=1\]/);

  const [job] = openJobs;
  await keyboard.to('link', job ? `Apply Now : ${job.title}` : careers.openings.general);
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading "Apply Now"/);
  await keyboard.to('textbox', 'Name');
  await keyboard.type(name);
  await keyboard.to('textbox', 'Email');
  await keyboard.type('asha@example.org');
  await keyboard.to('combobox', 'Role');
  if (!job) await keyboard.type('DevOps Engineer');
  expect(await keyboard.here()).toContain(job?.title ?? 'DevOps Engineer');
  await keyboard.to('button', /Résumé|Choose/);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
  await keyboard.to('button', 'Submit Application');
  await keyboard.press('Enter');

  expect(await product.inbox.waitFor(name)).toMatchObject({
    attachments: [{ filename: 'resume.pdf' }, { contentType: 'text/vcard' }],
  });
  await expect.poll(keyboard.here).toContain('Application submitted successfully!');
});

test('by keyboard alone a visitor chats, and sends the conversation to the office after reviewing it', async () => {
  const { page, keyboard } = await visitHome();
  const sent = sentMessages(page);
  await keyboard.to('textbox', 'Message');
  await keyboard.type('  ');
  await keyboard.press('Enter');
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
  // The example and two messages: spaces alone are none.
  expect(await own.count()).toBe(3);

  await keyboard.to('link', 'Send this conversation to the team', { back: true });
  await keyboard.press('Enter');
  await page.waitForURL('**/contact#contact-form');
  const message = page.getByRole('form', { name: 'Send a Message' }).getByRole('textbox', { name: 'Message' });
  await expect.poll(() => message.inputValue()).toContain('What do you build?');
  expect(sent).toEqual([]);
  await keyboard.to('textbox', 'Name');
  const name = uniqueName('Ravi Shah');
  await keyboard.type(name);
  await keyboard.to('textbox', 'Email');
  await keyboard.type('ravi@example.org');
  await keyboard.to('combobox', 'Interest');
  await keyboard.press('ArrowDown');
  await keyboard.to('checkbox', /^I have read/);
  await keyboard.press('Space');
  // Enter in a field submits the form too.
  await keyboard.to('textbox', 'Email', { back: true });
  await keyboard.press('Enter');
  const mail = await product.inbox.waitFor(name);
  expect(mail.text).toContain('What do you build?');
  expect(mail.text).toContain('Asked by Ravi.');
});

test('the keyboard keeps its place if the control in focus is removed', async () => {
  const page = await product.visit('/blog?q=nothing-has-this-word');
  const keyboard = openKeyboard(page);
  await keyboard.to('link', 'Show all posts');
  await keyboard.press('Enter');
  await expect.poll(keyboard.here).toMatch(/^heading .*\[level=1\]/);
});
