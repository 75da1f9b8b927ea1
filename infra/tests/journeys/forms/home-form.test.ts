import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('a message from the home page reaches the office with the visitor as Reply-To', async () => {
  await using product = await sharedProduct();
  const name = uniqueName('Asha Patel');
  const page = await product.visit('/');
  const form = page.getByRole('form', { name: 'Get in Touch' });

  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Message').fill('We need a phone bot.\nBy March, please.');
  await form.getByRole('button', { name: "Let's Get Started" }).click();

  const alert = page.getByRole('alertdialog');
  await alert.getByText('Email sent successfully!').waitFor();
  await alert.getByRole('button', { name: 'OK' }).click();
  const banner = form.getByRole('status').filter({ hasText: 'Message sent successfully!' });
  await banner.waitFor();

  const mail = await product.inbox.waitFor(name);
  expect(mail).toMatchObject({
    to: [company.email],
    replyTo: ['asha@example.org'],
    subject: `Message from ${name}`,
  });
  expect(mail.text).toContain('We need a phone bot.\nBy March, please.');
  const reference = /Reference (\S+?)\.?$/m.exec(mail.text)?.[1] ?? 'none';
  expect(await banner.textContent()).toContain(reference);
  const saved = page.waitForEvent('download');
  await banner.getByRole('link', { name: 'Save as SVG' }).click();
  expect((await saved).suggestedFilename()).toBe(`${company.brand}-${reference}.svg`);
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('');
});
