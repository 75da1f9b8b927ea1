import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { locatePanel } from '../chat/chat-panel.testkit.ts';
import { fillApplicant, fillHome } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';
import { recordAnnouncements } from './announcements.testkit.ts';
import { ready } from '../visits.testkit.ts';

const desktop = { viewport: { width: 1280, height: 800 } } as const;

test('errors of the home form are announced once and described at each field', async () => {
  const page = await product.visit('/', desktop);
  const announcements = await recordAnnouncements(page);
  const form = page.getByRole('form', { name: 'Get in Touch' });
  const required = page.locator(':required, [aria-required=true]');
  expect(await form.getByRole('textbox', { name: 'Name' }).and(required).count()).toBe(1);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect.poll(async () => (await announcements()).length).toBe(1);
  const [summary] = await announcements();
  expect(summary?.how).toBe('assertive');

  for (const name of ['Name', 'Email', 'Message']) {
    const description = `${name} is required`;
    const described = form.getByRole('textbox', { name, description }).and(page.locator('[aria-invalid=true]'));
    expect([name, await described.count(), summary?.text.includes(description)]).toEqual([name, 1, true]);
  }
  expect(await form.getByRole('alert').and(page.locator(':focus')).count()).toBe(1);

  await form.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByText('Two things need fixing').waitFor();
  expect(await page.getByText('Name is required').count()).toBe(0);
});

test('the outcome of sending is a named modal alert, and then one message', async () => {
  const page = await product.visit('/', desktop);
  const announcements = await recordAnnouncements(page);
  const name = uniqueName('Ravi Shah');
  await fillHome(page, name);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).waitFor();
  // The browser hides what is behind a modal dialog from assistive technology.
  const alert = page.getByRole('alertdialog', { name: 'Email sent successfully!' }).and(page.locator(':modal'));
  expect(await alert.getByRole('button', { name: 'OK', exact: true }).and(page.locator(':focus')).count()).toBe(1);
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
  const page = await product.open(desktop);
  await page.clock.install();
  await page.goto('/careers');
  await ready(page);
  const announcements = await recordAnnouncements(page);
  const form = await fillApplicant(page, 'Asha Patel');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(announcements).toEqual([{ how: 'assertive', text: 'Please upload your resume' }]);
  const description = 'Please upload your resume';
  const invalid = page
    .getByRole('button', { name: 'Résumé', description })
    .and(page.locator('[aria-invalid=true]:focus'));
  expect(await invalid.count()).toBe(1);
  const { x = 0, y = Infinity } = (await page.locator('[data-toast]').boundingBox()) ?? {};
  expect([x > 640, y < 400], 'at the top right').toEqual([true, true]);

  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(2_000) };
  await form.locator('input[type=file]').setInputFiles(resume);
  // Not lost with the field, and the name of the button says which file was chosen.
  await page.getByRole('button', { name: 'Remove resume.pdf' }).and(page.locator(':focus')).waitFor();
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

test('the visitor’s words and the reply are announced once each, with who says them', async () => {
  const page = await product.visit('/', desktop);
  const { input, send, untilLive, untilIdle } = locatePanel(page, 'AI Assistant');
  await input.focus();
  await untilLive();
  const announcements = await recordAnnouncements(page);
  const replies = await pauseRequests(page, `**${botChatPath}`);
  await send('How soon do you reply?');
  await expect.poll(() => input.isDisabled()).toBe(true);
  replies.resume();
  await untilIdle();
  const lines = async () => (await announcements()).map(({ text }) => text);
  await expect
    .poll(lines)
    .toEqual([
      'You: How soon do you reply? AI Assistant is typing.',
      expect.stringMatching(/^AI Assistant: (?!AI Assistant)/),
    ]);
});

test('the number of found articles and the title of an opened one are announced once', async () => {
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
  expect(await page.getByRole('heading', { level: 1, name: title }).and(page.locator(':focus')).count()).toBe(1);
  expect(await counts()).toHaveLength(1);
});
