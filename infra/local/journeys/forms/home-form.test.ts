import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openProduct } from '../product.ts';

test('a visitor writes from the home page, and the office can answer by pressing Reply', async () => {
  await using product = await openProduct();
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });

  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Message').fill('We need a phone bot.\nBy March, please.');
  await form.getByRole('button', { name: "Let's Get Started" }).click();

  const alert = page.getByRole('alertdialog');
  await alert.getByText('Email sent successfully!').waitFor();
  await alert.getByRole('button', { name: 'OK' }).click();
  const banner = form.getByRole('status').filter({ hasText: 'Message sent successfully!' });
  await banner.waitFor();

  const mail = await product.inbox.next();
  expect(mail).toMatchObject({
    to: [company.email],
    replyTo: ['asha@example.org'],
    subject: 'Message from Asha Patel',
  });
  expect(mail.text).toContain('We need a phone bot.\nBy March, please.');
  const reference = /Reference (\S+?)\.?$/m.exec(mail.text)?.[1] ?? 'none';
  expect(await banner.textContent()).toContain(reference);
  expect(await form.getByLabel('Name').inputValue()).toBe('');
});

test('an empty form names what is missing, sends nothing, and what was typed stays', async () => {
  await using product = await openProduct();
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });

  await form.getByLabel('Message').fill('Only a message');
  await form.getByRole('button', { name: "Let's Get Started" }).click();

  await form.getByRole('link', { name: 'Name is required' }).waitFor();
  expect(await form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  expect(await form.getByLabel('Message').inputValue()).toBe('Only a message');
  expect(await product.inbox.all()).toEqual([]);
});

test('a message sent without JavaScript arrives too', async () => {
  await using product = await openProduct();
  const page = await product.visit('/', { javaScriptEnabled: false });
  const form = page.getByRole('form', { name: 'Get in Touch' });

  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Message').fill('Sent by the browser alone.');
  await form.getByRole('button', { name: "Let's Get Started" }).click();
  await page.waitForURL(/sent=ok/);

  expect(await product.inbox.next()).toMatchObject({
    subject: 'Message from Asha Patel',
    replyTo: ['asha@example.org'],
    text: expect.stringContaining('Sent by the browser alone.'),
  });
});
