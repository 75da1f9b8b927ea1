import { company } from '#content/company.ts';
import { readMessage } from '#contract/message.ts';
import { expect, test } from 'vitest';
import { applicationRequest, contactRequest, homeRequest } from './requests.ts';

const asha = { name: 'Asha Patel', email: ' asha@example.com ', message: 'We need a phone bot.' };
const resume = { fileName: 'résumé.pdf', base64: 'JVBERg==', mimeType: 'application/pdf' };

test('the home form writes name, address and text to the office, and answers go to the visitor', () => {
  const request = homeRequest(asha);
  expect(request).toMatchObject({
    subject: 'Message from Asha Patel',
    to: [company.email],
    replyTo: 'asha@example.com',
  });
  for (const typed of ['Asha Patel', 'asha@example.com', 'We need a phone bot.']) {
    expect(request.message).toContain(typed);
  }
});

test('the contact form also writes phone, interest and company', () => {
  const { message } = contactRequest({
    ...asha,
    phone: '+91 1',
    company: 'Loom',
    interest: 'AI/ML Solutions',
    agree: 'on',
  });
  expect(readMessage(message)).toMatchObject({
    form: 'contact',
    fields: expect.arrayContaining([
      ['Phone', '+91 1'],
      ['Interest', 'AI/ML Solutions'],
      ['Company', 'Loom'],
    ]),
    text: 'We need a phone bot.',
  });
});

test('an application carries its résumé and every field, the phone number included', () => {
  const typed = {
    name: 'Dev',
    email: 'dev@example.com',
    phone: '+91 2',
    role: 'Weaver',
    portfolio: 'https://a.example',
    note: 'Hi',
  };
  const request = applicationRequest(typed, resume);
  expect(request).toMatchObject({
    subject: 'New Job Application: Dev',
    to: [company.email],
    fileName: 'résumé.pdf',
    fileContentBase64: 'JVBERg==',
    mimeType: 'application/pdf',
  });
  for (const value of Object.values(typed)) expect(request.message).toContain(value);
});

test('a résumé of unknown type is sent as bytes', () => {
  expect(applicationRequest({}, { ...resume, mimeType: '' }).mimeType).toBe('application/octet-stream');
});

test('an empty address is no address to answer to', () => {
  expect(homeRequest({ ...asha, email: ' ' })).not.toHaveProperty('replyTo');
});

test('what a robot wrote into the hidden field is sent along, and people send no such field', () => {
  expect(homeRequest({ ...asha, website: 'https://spam.example' }).website).toBe('https://spam.example');
  expect(homeRequest({ ...asha, website: '' })).not.toHaveProperty('website');
});
