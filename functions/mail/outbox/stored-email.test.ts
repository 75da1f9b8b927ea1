import { expect, test } from 'vitest';
import { parseStoredEmail } from './stored-email.ts';

const email = {
  acceptedAt: '2026-11-12T04:30:00.000Z',
  reference: '7F3A-19C2',
  form: 'application',
  fields: { name: 'Asha' },
  subject: 'Application',
  message: 'Name: Asha',
  replyTo: 'asha@example.org',
  attachment: { fileName: 'resume.pdf', mimeType: 'application/pdf', base64: 'JVBERg==', oddities: ['Odd.'] },
};

test('a stored email is read as it was written', () => {
  expect(parseStoredEmail(JSON.stringify(email))).toEqual(email);
});

test('an email of a form that this version does not have can be read', () => {
  expect(parseStoredEmail(JSON.stringify({ ...email, form: 'survey' })).form).toBe('survey');
});

test('an unreadable email names its wrong fields and quotes none of the values', () => {
  const damaged = JSON.stringify({ ...email, acceptedAt: 'secret', attachment: { ...email.attachment, base64: 7 } });
  expect(() => parseStoredEmail(damaged)).toThrow(/wrong in acceptedAt, attachment\.base64\.$/);
  expect(() => parseStoredEmail('secret')).toThrow(/wrong in JSON\.$/);
});
