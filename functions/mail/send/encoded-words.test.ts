import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { composeMime } from '../deliver/mime.ts';
import { samplePdf } from './resume/resume.testkit.ts';
import { goodMessage, office, setUp } from './send-email.testkit.ts';

const envelope = { sender: 'website@example.com', office, siteOrigin: 'https://www.example.com', subjectPrefix: '' };

test('an encoded word in a name or file name is delivered as typed, not decoded', async () => {
  const word = '=?utf-8?Q?=E2=80=AEgnp.exe?=';
  const { send, stored } = setUp();
  await send({
    ...goodMessage,
    subject: `Message from ${word}`,
    message: goodMessage.message.replace('Asha Patel', word),
    fileName: `${word}.pdf`,
    fileContentBase64: samplePdf().toString('base64'),
    mimeType: 'application/pdf',
  });
  const [email] = stored();
  if (!email) throw new Error('Expected a stored email, got none.');
  const mail = await composeMime(email, envelope, new Date(email.acceptedAt));
  // The name= of the Content-Type is not parsed below, because a file name of the Content-Disposition wins.
  expect(mail.toString().split('\r\n\r\n--')[0]).not.toContain('=?utf-8?Q?=E2');
  expect(
    mail
      .toString()
      .match(/name=.*(?:\r\n\s.*)*/g)
      ?.join(),
  ).not.toContain('=?utf-8?Q?=E2');
  const { subject, attachments } = await simpleParser(mail);
  const shown = '= ?utf-8?Q?=E2=80=AEgnp.exe?=';
  expect(subject).toContain(shown);
  expect(attachments[0]?.filename).toBe(`${shown}.pdf`);
});
