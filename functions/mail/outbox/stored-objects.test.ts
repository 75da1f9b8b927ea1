import { expect, test } from 'vitest';
import { parseStoredEmail, parseDeliveryRecord } from './stored-objects.ts';
import type { DeliveryRecord } from './outbox.ts';

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

test('an email of a form that this version does not have can be read', () => {
  expect(parseStoredEmail(JSON.stringify({ ...email, form: 'survey' })).form).toBe('survey');
});

test('an unreadable email names its wrong fields and quotes none of the values', () => {
  const damaged = JSON.stringify({ ...email, acceptedAt: 'secret', attachment: { ...email.attachment, base64: 7 } });
  expect(() => parseStoredEmail(damaged)).toThrow(/wrong in acceptedAt, attachment\.base64\.$/);
  expect(() => parseStoredEmail('secret')).toThrow(/wrong in JSON\.$/);
});

const record: Required<DeliveryRecord> = {
  lastAcceptedAt: '2026-11-20T10:12:00.000Z',
  claimedUntil: '2026-11-20T10:12:20.000Z',
  attempt: { id: '1795169580000', acceptedAt: '2026-11-20T10:12:00.000Z' },
  bounce: {
    acceptedAt: '2026-11-20T10:12:00.000Z',
    firstAt: '2026-11-20T10:13:00.000Z',
    attempt: '1795169580000',
    isTransient: true,
  },
  failure: { at: '2026-11-20T10:13:00.000Z', kind: 'bounced', reason: 'Permanent, General' },
  infectedAttempt: '1795169580000',
};

test.each(Object.keys(record))('a record with an unreadable %s keeps its other fields', (field) => {
  for (const value of [null, 1, [], { at: 1 }, { acceptedAt: 'x', firstAt: 'y', retryAt: 1 }]) {
    expect(parseDeliveryRecord(JSON.stringify({ ...record, [field]: value }))).toEqual({
      ...record,
      [field]: undefined,
    });
  }
});

test.each(['', 'garbage', 'null', '[]', '"text"'])('the text %j is an empty record', (text) => {
  expect(parseDeliveryRecord(text)).toEqual({});
});
