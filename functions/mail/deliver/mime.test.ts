import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { expect, test } from 'vitest';
import { simpleParser } from 'mailparser';
import { jobs } from '#content/lists/jobs.static.ts';
import { listReportForm } from '../outbox/list-report.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { samplePdf } from '../send/resume.testkit.ts';
import { envelope, plainEmail, readAgain, sampleEmail, sampleForm } from './deliver-email.testkit.ts';
import { composeMime } from './mime.ts';

/** A trimmed line of any characters except controls and bidi controls. */
const line = string({ unit: 'binary', minLength: 1, maxLength: 120 })
  .map((text) => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\s]+/gu, ' ').trim())
  .filter((text) => text !== '');

const hostile = constantFrom(
  'A\r\nBcc: x@evil.example',
  'A\nBcc: x@evil.example\n\n<html>',
  'A\u2028Bcc: x@evil.example',
  'A\0\rTo: x@evil.example',
  '=?utf-8?Q?A=0D=0ABcc:_x@evil.example?=',
  '=?utf-8?B?QQ0KQmNjOiB4QGV2aWwuZXhhbXBsZQ==?=',
  'x@evil.example, y@evil.example',
  '"; filename="evil.exe',
  "utf-8''evil.exe",
);

test('the subject arrives as it was typed', async () => {
  await assert(
    asyncProperty(line, async (name) => {
      const subject = `Message from ${name}`;
      expect((await readAgain(sampleEmail({ subject }))).subject).toBe(subject);
    }),
    { numRuns: 30 },
  );
});

test('the subject of mail from a test stage starts with the name of the stage', async () => {
  const mime = await composeMime(sampleEmail(), { ...envelope, subjectPrefix: '[staging] ' });
  expect(mime.toString('latin1')).toContain('Subject: [staging] Message from Asha Patel');
});

test('no content adds a subject, a recipient or a header to the email', async () => {
  const anything = oneof(hostile, string({ unit: 'binary', maxLength: 80 }), string({ unit: 'grapheme' }));
  await assert(
    asyncProperty(anything, anything, anything, async (subject, fileName, message) => {
      const attachment = { fileName, mimeType: 'application/pdf', base64: samplePdf().toString('base64') };
      const mail = await readAgain({ ...plainEmail(message), subject: `x${subject}`, attachment });
      const names = mail.headerLines.map(({ key }) => key);
      expect([...names].sort()).toEqual(expectedHeaders);
      expect(mail.to).toMatchObject({ value: [{ address: envelope.office }] });
      expect(mail.replyTo).toMatchObject({ value: [{ address: 'asha@example.com' }] });
      expect(mail.attachments).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

const expectedHeaders = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'references',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
  'x-form',
  'x-reference',
];

test.each([
  ['contact', 'contact'],
  ['application', 'application'],
  [undefined, 'other'],
  ['contact\r\nBcc: x@evil.example', 'other'],
])(
  'an email of the form %j says X-Form: %s and X-Reference for mail rules, and suppresses autoresponders',
  async (form, name) => {
    const { form: _, ...email } = sampleEmail();
    const { headers } = await readAgain(form === undefined ? email : { ...email, form });
    expect(headers.get('x-form')).toBe(name);
    expect(headers.get('x-reference')).toBe('7F3A-19C2');
    // Anybody can choose the Reply-To.
    expect(headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
  },
);

test.each<[string, string]>([
  ['Asha Patel', 'Asha Patel (website)'],
  ['S.Kumar', 'S.Kumar (website)'],
  ['Иван Петров', 'Иван Петров (website)'],
  ['María-José O’Neill de la Fuente y Sánchez de Ibargüen', 'María-José O’Neill de la Fuente y… (website)'],
  ...[
    '',
    'office@example.com',
    'paypal.com',
    'https://evil.example',
    'NADAVOX Support',
    'Mehta, Hársh',
    'Hаrsh Mehta',
    'Asha \u202eletaP',
    'Asha\u200b',
    'Nada\u200dvox',
    '🙂',
  ].map((name): [string, string] => [name, 'Website visitor']),
])('an email of %j is from %j', async (name, shown) => {
  const { from } = await readAgain(sampleForm('contact', { ...sampleEmail().fields, name }));
  expect(from?.value).toEqual([{ name: shown, address: envelope.sender }]);
});

test('possible spam names nobody, and the site itself no visitor', async () => {
  const senderOf = async (change: Partial<OutboxEmail>) => (await readAgain(sampleEmail(change))).from?.value[0]?.name;
  expect(await senderOf({ isPossibleSpam: true })).toBe('Website visitor');
  expect(await senderOf({ form: listReportForm })).toBe('Nadavox website');
});

test('mail rules find the interest, and the role if the site has that job', async () => {
  const headersOf = async (...form: Parameters<typeof sampleForm>) => (await readAgain(sampleForm(...form))).headers;
  expect((await headersOf('contact', sampleEmail().fields!)).get('x-interest')).toBe('AI/ML Solutions');
  const [job] = jobs;
  expect((await headersOf('application', { role: job!.title })).get('x-role')).toBe(job!.title);
  expect((await headersOf('application', { role: 'Director' })).has('x-role')).toBe(false);
});

test('only an application with a file can ask for a receipt', async () => {
  const attachment = { fileName: 'cv.pdf', mimeType: 'application/pdf', base64: '' };
  for (const [form, file, receipt] of [
    ['application', { attachment }, 'wanted'],
    ['application', {}, undefined],
    ['contact', { attachment }, undefined],
  ] as const) {
    const email = { ...sampleForm(form, { ...sampleEmail().fields, role: 'Designer', receipt: 'on' }), ...file };
    expect((await readAgain(email)).headers.get('x-receipt')).toBe(receipt);
  }
});

test('the emails of one visitor are one thread, which nobody without the key can name', async () => {
  const referenceOf = async (replyTo: string, threadKey = 'key') =>
    (await simpleParser(await composeMime(sampleEmail({ replyTo }), { ...envelope, threadKey }))).references;
  const thread = await referenceOf('asha@example.com');
  expect(thread).toMatch(/^<visitor-[\da-f]{32}@www\.example\.com>$/);
  expect(await referenceOf('Asha@Example.com')).toBe(thread);
  expect(await referenceOf('ash@example.com')).not.toBe(thread);
  expect(await referenceOf('asha@example.com', 'other')).not.toBe(thread);
});

test('every line is short enough for every mail server', async () => {
  const long = 'ન'.repeat(2_000);
  const { raw } = await readAgain({ ...plainEmail(long), subject: long.slice(0, 300) });
  expect(Math.max(...raw.split('\r\n').map((part) => part.length))).toBeLessThanOrEqual(998);
  expect(/[\r\n]/.test(raw.replaceAll('\r\n', ''))).toBe(false);
});

test('the text part is not format=flowed', async () => {
  const message = `${'A long line of words '.repeat(20)}\n  indented \n> quoted\n`;
  const { raw, text: arrived } = await readAgain(plainEmail(message));
  expect(raw).not.toContain('format=flowed');
  expect(arrived).toContain(message);
});

test('possible spam is marked in the subject, the text and a header, and a reply has the unmarked subject', async () => {
  const { subject, headers, text, html } = await readAgain(sampleEmail({ isPossibleSpam: true }));
  expect(subject).toBe('[possible spam] Message from Asha Patel');
  expect(headers.get('x-possible-spam')).toBe('yes');
  for (const part of [text, html]) expect(part).toContain('hidden field');
  expect(html).toContain('subject=Re%3A%20Message%20from%20Asha%20Patel');
});
