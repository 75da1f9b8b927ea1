import { expect, test } from 'vitest';
import { fillApplication } from '../faults/tasks.ts';
import { hold } from '../hold.ts';
import { openProduct } from '../product.ts';
import { ready } from '../visits.ts';

const sendEmail = '**/default/sendEmail';

test('a message that meets a dead network stays in the form, even after a reload, and can be sent later', async () => {
  await using product = await openProduct();
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });
  const alert = page.getByRole('alertdialog');
  const send = form.getByRole('button', { name: "Let's Get Started" });

  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('abc');
  await form.getByLabel('Message').fill('Please call me back.');
  await page.route(sendEmail, (route) => route.abort());
  await send.click();
  await alert.getByText('Something went wrong while sending the email.').waitFor();
  await page.keyboard.press('Escape');
  const banner = form.getByRole('alert').filter({ hasText: 'Please try again or contact us directly.' });
  await banner.waitFor();
  await expect.poll(() => banner.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await banner.getByRole('link').count()).toBe(2);
  expect(product.complaints.join('\n')).toContain('The message was not sent.');
  await product.forgive(/The message was not sent|net::ERR_FAILED/);

  await page.unroute(sendEmail);
  await page.reload();
  await ready(page);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('Please call me back.');
  await send.click();
  await alert.getByRole('button', { name: 'OK' }).click();
  expect((await product.inbox.next()).text).toContain('Please call me back.');

  await page.reload();
  await ready(page);
  // A form that answers has put back what it kept.
  await send.click();
  await form.getByRole('link', { name: 'Name is required' }).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
});

test('what the server says against a message reaches the visitor', async () => {
  await using product = await openProduct();
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await page.route(sendEmail, (route) => route.fulfill({ status: 500, json: { status: 500, error: 'SES down' } }));

  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: "Let's Get Started" }).click();

  await page.getByRole('alertdialog').getByText('Failed to send email: SES down', { exact: true }).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('Hello');
  await product.forgive(/status of 500/);
});

test('what the server says against an application stands in the form, which keeps its résumé', async () => {
  await using product = await openProduct();
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  await page.route(sendEmail, (route) => route.fulfill({ status: 503, json: { status: 503, error: 'Outbox full' } }));

  await fillApplication(page, 'Ravi Shah');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await form.getByText('Outbox full').waitFor();
  await form.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
  await product.forgive(/status of 503/);

  await page.unroute(sendEmail);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  expect(await product.inbox.next()).toMatchObject({ attachments: [{ filename: 'resume.pdf' }] });
});

test('while a message is on its way it cannot be sent a second time', async () => {
  await using product = await openProduct();
  const page = await product.visit('/contact');
  const messages = await hold(page, sendEmail);

  await page.getByLabel('Name').fill('Ravi Shah');
  await page.getByLabel('Email').fill('ravi@example.org');
  await page.getByLabel('Interest').selectOption('Other Services');
  await page.getByLabel('Message', { exact: true }).last().fill('Hello');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Message' }).click();

  const sending = page.getByRole('button', { name: 'Sending...' });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  messages.letGo();
  await page.getByText('Message sent successfully!').waitFor();
  expect(await product.inbox.next()).toMatchObject({ subject: 'Message from Ravi Shah' });
  expect(await product.inbox.all()).toHaveLength(1);
});
