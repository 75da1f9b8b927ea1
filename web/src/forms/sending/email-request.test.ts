import { company } from '#content/company.ts';
import { honeypotField } from '#contract/email.ts';
import { expect, test } from 'vitest';
import { emailRequest } from './submit-form.ts';

const asha = { name: 'Asha Patel', email: ' asha@example.com ', message: 'We need a phone bot.' };

test('the home form sends name, email and text to the office, and replies go to the visitor', () => {
  const request = emailRequest('home', asha);
  expect(request).toMatchObject({
    subject: 'Message from Asha Patel',
    to: [company.email],
    replyTo: 'asha@example.com',
  });
  for (const typed of ['Asha Patel', 'asha@example.com', 'We need a phone bot.']) {
    expect(request.message).toContain(typed);
  }
});

test('the contact form also sends phone, interest and company, and sends its fields beside the message', () => {
  const typed = { ...asha, phone: '+91 1', company: 'Loom', interest: 'AI/ML Solutions', agree: 'on' };
  const { form, fields, message } = emailRequest('contact', { ...typed, form: 'contact', [honeypotField]: 'x' });
  expect(form).toBe('contact');
  expect(fields).toMatchObject({ ...typed, email: 'asha@example.com' });
  expect(fields).not.toHaveProperty(honeypotField);
  for (const line of ['Phone: +91 1', 'Interest: AI/ML Solutions', 'Company: Loom', 'We need a phone bot.']) {
    expect(message.split('\n')).toContain(line);
  }
});

test('an application has every field, including the phone number', () => {
  const typed = {
    name: 'Dev',
    email: 'dev@example.com',
    phone: '+91 2',
    role: 'Weaver',
    portfolio: 'https://a.example',
    note: 'Hi',
  };
  const request = emailRequest('application', typed);
  expect(request).toMatchObject({ subject: 'New Job Application: Dev', to: [company.email] });
  for (const value of Object.values(typed)) expect(request.message).toContain(value);
});

test('an empty email is not sent as replyTo', () => {
  expect(emailRequest('home', { ...asha, email: ' ' })).not.toHaveProperty('replyTo');
});

test('the hidden field is sent if it has a value', () => {
  expect(emailRequest('home', { ...asha, [honeypotField]: 'x' })[honeypotField]).toBe('x');
  expect(emailRequest('home', { ...asha, [honeypotField]: '' })).not.toHaveProperty(honeypotField);
});
