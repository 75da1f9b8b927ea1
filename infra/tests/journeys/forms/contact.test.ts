import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { sentMessages } from '../visits.testkit.ts';

test('a buyer finds a case of her sector in three taps, and her message about it reaches the office with every field', async () => {
  const name = uniqueName('Ravi Shah');
  const page = await product.visit('/', { viewport: { width: 390, height: 844 } });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'Logistics', exact: true }).click();
  await page
    .locator('article', { has: page.locator(':target') })
    .getByRole('link', { name: /^Read the case/ })
    .click();
  const main = page.getByRole('main');
  await main.getByText('A haulier sees the readings of 240 trucks in order').waitFor();
  await main.getByRole('link', { name: 'Logistics' }).waitFor();
  await main.getByText('Documented so well that our second supplier needed no call').waitFor();
  await page.getByRole('link', { name: 'Ask about this' }).click();
  const form = page.getByRole('form', { name: 'Send a Message' });

  await form.getByText('About: Fleet telemetry API').waitFor();
  expect(await form.getByLabel('Interest').inputValue()).toBe('Other Services');
  await form.getByRole('radio', { name: 'Ask for a call' }).check();
  await form.getByRole('button', { name: /IST$/ }).first().click();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('ravi@example.org');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Company').fill('Shah & Sons <Textiles>');
  await form.getByLabel('Message').fill('અમારે ફોન બૉટ જોઈએ છે.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();

  await form.getByText('Message sent successfully!').waitFor();
  const mail = await product.inbox.waitFor(name);
  expect(mail).toMatchObject({ to: [company.email], replyTo: ['ravi@example.org'], subject: `Message from ${name}` });
  const typed = [
    '+91 98765 43210',
    'Shah & Sons <Textiles>',
    'Other Services',
    'Fleet telemetry API',
    'અમારે ફોન બૉટ જોઈએ છે.',
  ];
  for (const value of typed) expect(mail.text).toContain(value);
  expect(await form.getByText('About: Fleet telemetry API').count()).toBe(0);
  for (const label of ['Name', 'Interest']) {
    await expect.poll(() => form.getByLabel(label).inputValue()).toBe('');
  }
  await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(false);
});

test('a pasted address and number pass the browser’s validation, and the office reads what was meant and typed', async () => {
  const name = uniqueName('Ravi Shah');
  const page = await product.visit('/contact');
  const form = page.getByRole('form', { name: 'Send a Message' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone').focus();
  await page.keyboard.insertText('\u202d+44 (0) 20 7946 0000\u202c');
  await form.getByLabel('Interest').selectOption('Other Services');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('checkbox').check();
  await form.getByLabel('Email').focus();
  await page.keyboard.insertText('\u2068Ravi Shah <ravi@example.org>\u2069');
  await page.keyboard.press('Enter');

  await form.getByText('Message sent successfully!').waitFor();
  const { replyTo, text } = await product.inbox.waitFor(name);
  expect(replyTo).toEqual(['ravi@example.org']);
  expect(text).toContain('Phone: +44 20 7946 0000\n');
  expect(text).toContain('\u202d+44 (0) 20 7946 0000\u202c');
  expect(text).toContain('\u2068Ravi Shah <ravi@example.org>\u2069');
});

test('a probable typo in an email address shows a hint until it is corrected', async () => {
  const page = await product.visit('/contact');
  const email = page.getByRole('form', { name: 'Send a Message' }).getByLabel('Email');
  await email.fill('ravi@gmial.com');
  await email.blur();
  const hint = page.getByText('Did you mean ravi@gmail.com?');
  await hint.waitFor();
  await email.fill('r.shah@gmial.com');
  expect(await hint.isVisible()).toBe(true);
  await email.fill('ravi@gmail.com');
  await hint.waitFor({ state: 'hidden' });
});

test('without consent the browser’s validation blocks the form', async () => {
  const page = await product.visit('/contact');
  const sent = sentMessages(page);
  const form = page.getByRole('form', { name: 'Send a Message' });

  await form.getByLabel('Name').fill('Ravi Shah');
  await form.getByLabel('Email').fill('ravi@example.org');
  await form.getByLabel('Interest').selectOption('Other Services');
  await form.getByLabel('Message').fill('Hello');
  // As password managers and other programs do, without a click.
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expect.poll(() => form.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await form.getByRole('checkbox').evaluate((box: HTMLInputElement) => box.matches(':invalid'))).toBe(true);
  expect(await form.getByLabel('Message').inputValue()).toBe('Hello');
  expect(sent).toEqual([]);
});
