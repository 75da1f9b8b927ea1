import { array, assert, asyncProperty, constantFrom, oneof, string, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { contactMessage, contactSubject } from '#contract/message.ts';
import { samplePdf } from './sample-pdf.ts';
import { envelope, readAgain, sampleEmail } from './set-up.ts';

/** What a person can type into one line: any character but controls and bidi controls, trimmed. */
const line = string({ unit: 'binary', minLength: 1, maxLength: 120 })
  .map((text) => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\s]+/gu, ' ').trim())
  .filter((text) => text !== '');

/** What a person can type into a text area. */
const text = array(string({ unit: 'binary', maxLength: 300 }), { maxLength: 6 }).map((lines) =>
  lines.map((part) => part.replace(/[^\P{Cc}\t]|[\u2028\u2029]/gu, '')).join('\n'),
);

/** Text that was written to break out of a header. */
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

test('the subject that arrives is the one that was typed', async () => {
  await assert(
    asyncProperty(line, async (name) => {
      const subject = contactSubject(name);
      expect((await readAgain(sampleEmail({ subject }))).subject).toBe(subject);
    }),
    { numRuns: 100 },
  );
});

test('the message that arrives is the one that was typed, in the text part', async () => {
  await assert(
    asyncProperty(line, text, async (name, message) => {
      const whole = contactMessage({ name, email: 'a@b.example', phone: '', company: '', interest: 'Other', message });
      const { text: arrived } = await readAgain(sampleEmail({ message: whole }));
      expect(arrived).toContain(message);
    }),
    { numRuns: 100 },
  );
});

test('the file name and the bytes that arrive are the ones that were sent', async () => {
  await assert(
    asyncProperty(line, uint8Array({ maxLength: 2_000 }), async (name, tail) => {
      const fileName = `${name}.pdf`;
      const content = Buffer.concat([samplePdf(), tail]);
      const attachment = { fileName, mimeType: 'application/pdf', base64: content.toString('base64') };
      const { attachments } = await readAgain(sampleEmail({ attachment }));
      expect(attachments).toHaveLength(1);
      expect(attachments[0]).toMatchObject({ filename: fileName, contentType: 'application/pdf' });
      expect(attachments[0]?.content.equals(content)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('whatever an e-mail holds, it has one subject, one recipient and no header of its own', async () => {
  const anything = oneof(hostile, string({ unit: 'binary', maxLength: 80 }), string({ unit: 'grapheme' }));
  await assert(
    asyncProperty(anything, anything, anything, async (subject, fileName, message) => {
      const attachment = { fileName, mimeType: 'application/pdf', base64: samplePdf().toString('base64') };
      const mail = await readAgain(sampleEmail({ subject: `x${subject}`, message, attachment }));
      const names = mail.headerLines.map(({ key }) => key);
      expect([...names].sort()).toEqual(expectedHeaders);
      expect(mail.to).toMatchObject({ value: [{ address: envelope.office }] });
      expect(mail.replyTo).toMatchObject({ value: [{ address: 'asha@example.com' }] });
      expect(mail.attachments).toHaveLength(1);
    }),
    { numRuns: 100 },
  );
});

const expectedHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'];

test('every line is short enough for every mail server', async () => {
  const long = 'ન'.repeat(2_000);
  const { raw } = await readAgain(sampleEmail({ subject: long.slice(0, 300), message: long }));
  expect(Math.max(...raw.split('\r\n').map((part) => part.length))).toBeLessThanOrEqual(998);
  expect(/[\r\n]/.test(raw.replaceAll('\r\n', ''))).toBe(false);
});

test('no mail program is asked to re-flow what a visitor wrote', async () => {
  const message = `${'A long line of words '.repeat(20)}\n  indented \n> quoted\n`;
  const { raw, text: arrived } = await readAgain(sampleEmail({ message }));
  expect(raw).not.toContain('format=flowed');
  expect(arrived).toContain(message);
});
