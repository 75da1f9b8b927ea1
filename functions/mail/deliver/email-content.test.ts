import { expect, test } from 'vitest';
import { fileWords } from '#content/visitor-file.ts';
import { recordingFile, wavHeader } from '#contract/recording.ts';
import { recordingLoudness } from '#weave/loudness.ts';
import { wovenLineSize } from '#weave/woven-line.ts';
import { samplePdf } from '../send/resume.testkit.ts';
import { wovenLineTable } from './email-html.ts';
import { plainEmail, readAgain, sampleEmail, sampleForm } from './deliver-email.testkit.ts';

const person = { name: 'Dev Joshi', email: 'dev@example.com', phone: '+91 00000 00002' };

test('an application describes its attachment and its deletion date', async () => {
  const values = { ...person, role: 'DevOps Engineer', portfolio: 'https://example.com/dev' };
  const oddities = [fileWords.oddities.macros];
  const file = { fileName: 'resume.pdf', mimeType: 'application/pdf', base64: samplePdf().toString('base64') };
  const attachment = { ...file, oddities };
  const { text, html } = await readAgain({ ...sampleForm('application', values), attachment });
  for (const part of [text, html]) {
    expect(part).toContain('Dev Joshi, DevOps Engineer');
    expect(part).toMatch(/resume\.pdf.*PDF, \d+ B\. A stranger sent it.*open it with care\. This file has macros\./);
    expect(part).toMatch(/Delete by 20 May 2027/);
  }
  expect(html).toContain('href="tel:+910000000002"');
  expect(html).toContain('href="https://example.com/dev"');
});

test('a recording is attached under its number, with its duration, its deletion date and its own woven line', async () => {
  // Quiet, then loud, in a file whose samples start at an odd address.
  const samples = Int16Array.from({ length: 23 * 16_000 }, (_, at) => (at < 100_000 ? 0 : (at % 80) * 300));
  const content = Buffer.concat([wavHeader(samples.byteLength), Buffer.from(samples.buffer)]);
  const attachment = { fileName: recordingFile.name, mimeType: recordingFile.type, base64: content.toString('base64') };
  const email = sampleForm('home', { ...person, message: '' });
  const { text, html, attachments } = await readAgain({ ...email, attachment });
  for (const part of [text, html]) {
    expect(part).toMatch(/voice-message-7F3A-19C2\.wav.*23 seconds, 719 KB\. A stranger sent it/);
    expect(part).toContain('Delete by 20 Nov 2028 unless you have been in touch since (24 months)');
  }
  expect(html).toContain(wovenLineTable(recordingLoudness(samples, wovenLineSize.threads)));
  expect(html).not.toContain(wovenLineTable(person.name));
  expect(attachments[0]).toMatchObject({ filename: 'voice-message-7F3A-19C2.wav', contentType: 'audio/wav' });
  expect(attachments[0]?.content.equals(content)).toBe(true);
});

test.each([
  ['application/pdf', 'Attachment: cv.pdf', { replyTo: 'dev@example.com' }, 'reply to dev@example.com.'],
  ['audio/wav', 'Voice message: voice-message-7F3A-19C2.wav', {}, 'use what else the sender gave.'],
])('an infected file of the type %s is not attached, and the email says how to ask for another', async (...row) => {
  const [mimeType, name, address, advice] = row;
  const { replyTo: _, ...email } = sampleForm('application', person);
  const infectedFile = { fileName: 'cv.pdf', mimeType, base64: 'AAAA' };
  const { text, html, attachments } = await readAgain({ ...email, ...address, infectedFile });
  expect(text).toContain(`${name} (It was rejected as infected`);
  for (const part of [text, html]) expect(part).toContain(advice);
  expect(attachments.map(({ filename }) => filename)).toEqual(['Dev-Joshi.vcf']);
});

test('the Reply link writes to the visitor under the same subject', async () => {
  const { html } = await readAgain(sampleEmail({ subject: 'Message from A & B' }));
  expect(html).toContain('href="mailto:asha@example.com?subject=Re%3A%20Message%20from%20A%20%26%20B"');
});

test('an address in capitals is the reply address', async () => {
  const email = sampleForm('home', { name: 'Asha', email: 'Asha@EXAMPLE.com', message: 'Hi' });
  const { text, html } = await readAgain({ ...email, replyTo: 'Asha@example.com' });
  expect(html).toContain('href="mailto:Asha@example.com"');
  expect(text).not.toContain('not a complete address');
});

test('an email without a valid reply address has no Reply link and says why', async () => {
  const times = '2026-11-24T10:00+01:00[Europe/Berlin]';
  const { replyTo: _, ...email } = sampleForm('contact', { name: 'Asha', email: 'asha@', message: 'Hi', times });
  const { text, html, replyTo } = await readAgain(email);
  expect(replyTo).toBeUndefined();
  expect(html).not.toContain('mailto:');
  expect(text).toContain('asha@ (not a complete address)');
  expect(text).toContain('Tuesday 24 November');
  expect(text).toContain('No address to reply to was given.');
});

test('nothing that a visitor writes becomes markup, a link or a request', async () => {
  const evil = '<img src="https://evil.example/x.gif" onerror=alert(1)>';
  const portfolio = 'javascript:alert(1)';
  const values = { name: evil, email: evil, phone: evil, role: evil, portfolio, note: evil };
  const { html } = await readAgain({ ...sampleForm('application', values), subject: evil });
  expect(html).not.toMatch(/<img|<script|href="(?!mailto:)/i);
});

test('an email of a client that sends no fields arrives whole', async () => {
  const { text } = await readAgain(plainEmail('Just\na text: with colons'));
  expect(text).toMatch(/^Message: Message from Asha Patel\n\nJust\na text: with colons\n\n/);
  expect(text).toContain('Sent from the website (https://www.example.com/)');
});

test.each([
  ['a form', { form: 'survey' }],
  ['a field', { fields: { ...sampleEmail().fields, season: 'Monsoon' } }],
])('an email from another version of the site, with %s that this one does not have, arrives whole', async (_, sent) => {
  const message = 'Name: Asha\nSeason: Monsoon\n\nMessage:\nHello';
  const { text } = await readAgain(sampleEmail({ ...sent, message }));
  expect(text).toContain(message);
});

test('the HTML part is smaller than 102 KB, at which mail programs cut', async () => {
  const { html } = await readAgain(plainEmail('x'.repeat(16_000)));
  expect(Buffer.byteLength(String(html))).toBeLessThan(40_000);
});
