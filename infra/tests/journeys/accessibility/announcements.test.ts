import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { fillApplicant, fillHome } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';
import { recordAnnouncements } from './announcements.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { named, readTree } from './tree.testkit.ts';

const desktop = { viewport: { width: 1280, height: 800 } } as const;

test('errors of the home form are announced once and described at each field', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/', desktop);
  const announcements = await recordAnnouncements(page);
  expect(named(await readTree(page), 'textbox').get('Name')?.states.required).toBe(true);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect.poll(async () => (await announcements()).length).toBe(1);
  const [summary] = await announcements();
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

  await page.getByRole('form', { name: 'Get in Touch' }).getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByText('Two things need fixing').waitFor();
  expect(await page.getByText('Name is required').count()).toBe(0);
});

test('the outcome of sending is a named modal alert, and then one message', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/', desktop);
  const announcements = await recordAnnouncements(page);
  const name = uniqueName('Ravi Shah');
  await fillHome(page, name);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByRole('button', { name: 'OK' }).waitFor();
  const tree = await readTree(page);
  expect(tree.find(({ role }) => role === 'alertdialog')).toMatchObject({
    name: 'Email sent successfully!',
    states: { modal: true },
  });
  expect(named(tree, 'button').get('OK')?.states.focused).toBe(true);
  // Content behind a modal is not in the accessibility tree.
  expect(tree.some(({ role }) => role === 'main')).toBe(false);
  expect(await announcements()).toEqual([{ how: 'polite', text: 'Sending...' }]);

  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Save as SVG' }).waitFor();
  const outcomes = (await announcements()).slice(1);
  const mail = await product.inbox.waitFor(name);
  const reference = /Reference (\S+?)\.?$/m.exec(mail.text)?.[1] ?? 'none';
  expect(outcomes.filter(({ text }) => text.includes('Message sent successfully!'))).toEqual([
    expect.objectContaining({ text: expect.stringContaining(reference) }),
  ]);
  expect(mail).toMatchObject({ replyTo: ['meera@example.org'], subject: `Message from ${name}` });
});

test('a missing résumé is announced once and described at its field; a sent application is announced once', async () => {
  await using product = await sharedProduct();
  const page = await product.open(desktop);
  await page.clock.install();
  await page.goto('/careers');
  await ready(page);
  const announcements = await recordAnnouncements(page);
  const form = await fillApplicant(page, 'Asha Patel');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(announcements).toEqual([{ how: 'assertive', text: 'Please upload your resume' }]);
  expect(named(await readTree(page), 'button').get('Résumé')).toMatchObject({
    description: 'Please upload your resume',
    states: { invalid: 'true', focused: true },
  });

  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(2_000) };
  await form.locator('input[type=file]').setInputFiles(resume);
  // Not lost with the field, and the name of the button says which file was chosen.
  const remove = async () => named(await readTree(page), 'button').get('Remove resume.pdf')?.states.focused;
  await expect.poll(remove).toBe(true);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  const success = async () => (await announcements()).filter(({ text }) => text.includes('Application submitted'));
  await expect.poll(success).toHaveLength(1);
  const toastsLater = async () => {
    await page.clock.runFor(1_000);
    return page.locator('[data-toast]').count();
  };
  await expect.poll(toastsLater).toBe(0);
  expect(await success()).toEqual([{ how: 'polite', text: 'Application submitted successfully!' }]);
});

test('each line of a chat is announced once and in order, and the log is busy meanwhile', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/', desktop);
  const { input, send, untilLive, untilIdle } = locatePanel(page, 'AI Assistant');
  await input.focus();
  await untilLive();
  const announcements = await recordAnnouncements(page);
  const replies = await pauseRequests(page, `**${botChatPath}`);
  await send('How soon do you reply?');
  await expect
    .poll(
      async () =>
        (await readTree(page)).find(({ role, name }) => role === 'textbox' && name === 'Message')?.states.disabled,
    )
    .toBe(true);
  expect(named(await readTree(page), 'log').get('AI Assistant')?.states.live).toBe('polite');
  replies.resume();
  await untilIdle();
  const linesOf = async () => (await announcements()).map(({ text }) => text);
  const replied = async () => (await linesOf()).filter((line) => /^AI Assistant (?!is typing)/.test(line));
  await expect.poll(replied).toHaveLength(1);
  const lines = await linesOf();
  const about = (part: string) => lines.filter((line) => line.includes(part));
  expect(about('How soon do you reply?')).toHaveLength(1);
  expect(about('is typing')).toHaveLength(1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.findIndex((line) => line.includes('How soon'))).toBeLessThan(
    lines.findIndex((line) => line.includes('is typing')),
  );
});

test('the number of found articles and the title of an opened one are announced once', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/blog', desktop);
  const announcements = await recordAnnouncements(page);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('gujarati');
  await page.waitForURL('**/blog?q=gujarati');
  const counts = async () => (await announcements()).filter(({ text }) => /articles? (shown|found)/.test(text));
  await expect.poll(counts).toHaveLength(1);
  const article = page.getByRole('article').getByRole('link').first();
  const title = (await article.textContent()) ?? '';
  await article.click();
  const titles = async () => (await announcements()).filter(({ text }) => text.startsWith(title));
  await expect.poll(titles).toHaveLength(1);
  const heading = named(await readTree(page), 'heading').get(title);
  expect(heading?.states).toMatchObject({ level: 1, focused: true });
  expect(await counts()).toHaveLength(1);
});
