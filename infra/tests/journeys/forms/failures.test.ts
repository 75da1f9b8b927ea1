import { expect, test } from 'vitest';
import { fillApplication, fillHome } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

const sendEmail = '**/default/sendEmail';

test('a message that fails to send offline stays in the form, even after a reload, and can be sent later', async () => {
  const name = uniqueName('Asha Patel');
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });
  const alert = page.getByRole('alertdialog');
  const send = form.getByRole('button', { name: "Let's Get Started" });

  await form.getByLabel('Name').fill(name);
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
  await expect.poll(() => product.consoleErrors.join('\n')).toContain('The message was not sent.');
  await product.ignoreErrors(/The message was not sent|net::ERR_FAILED/);

  await page.unroute(sendEmail);
  await page.reload();
  await ready(page);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('Please call me back.');
  await send.click();
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  expect((await product.inbox.waitFor(name)).text).toContain('Please call me back.');

  await page.reload();
  await ready(page);
  // A hydrated form has restored its draft.
  await send.click();
  await form.getByRole('link', { name: 'Name is required' }).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
});

test('the server’s error about a message is shown', async () => {
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await page.route(sendEmail, (route) => route.fulfill({ status: 500, json: { status: 500, error: 'SES down' } }));

  await fillHome(page, 'Asha Patel');
  await form.getByRole('button', { name: "Let's Get Started" }).click();

  await page.getByRole('alertdialog').getByText('Failed to send email: SES down', { exact: true }).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('Please call me back.');
  await product.ignoreErrors(/status of 500/);
});

test('the server’s error about an application is shown in the form, which keeps its résumé', async () => {
  const name = uniqueName('Ravi Shah');
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  await page.route(sendEmail, (route) => route.fulfill({ status: 503, json: { status: 503, error: 'Outbox full' } }));

  await fillApplication(page, name);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Failed to submit application.', { exact: true }).first().waitFor();
  await form.getByText('Outbox full').waitFor();
  await form.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
  await product.ignoreErrors(/status of 503/);

  await page.unroute(sendEmail);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  expect(await product.inbox.waitFor(name)).toMatchObject({
    attachments: [{ filename: 'resume.pdf' }, { contentType: 'text/vcard' }],
  });
});
