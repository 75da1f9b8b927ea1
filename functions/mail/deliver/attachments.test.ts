import { assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import ICAL from 'ical.js';
import { readAgain, sampleEmail, sampleForm } from './deliver-email.testkit.ts';
import { senderCard } from './attachments.ts';

const email = sampleEmail();
const { replyTo: _, ...unanswerable } = email;

/** Unfolds a vCard and returns its lines, as RFC 2425 (5.8.1) describes. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

function unescape(value: string): string {
  return value.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

test('the sender has name, address, phone number and company, and the reference as a note', () => {
  const card = senderCard(email, { name: 'Asha Patel', phone: '+91 98765 43210', company: 'Patel; Sons, Ltd' });
  expect(card).toEqual({
    fileName: 'Asha-Patel.vcf',
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Asha Patel',
      'N:;Asha Patel;;;',
      'EMAIL;TYPE=INTERNET:asha@example.com',
      'TEL:+919876543210',
      'ORG:Patel\\; Sons\\, Ltd',
      'NOTE:Website\\, 20 Nov 2026\\, reference 7F3A-19C2',
      'END:VCARD',
      '',
    ].join('\r\n'),
  });
});

test('a number that is not one is a note', () => {
  const { text } = senderCard(email, { name: 'Asha', phone: '98765 43210 or 98765 43211' })!;
  expect(text).not.toContain('TEL');
  expect(linesOf(text).join()).toContain('reference 7F3A-19C2\\, phone 98765 43210 or 98765 43211');
});

test('fields without a value are left out, and without a name there is no card', () => {
  const { text } = senderCard(unanswerable, { name: 'Asha', phone: '' })!;
  expect(text).not.toMatch(/EMAIL|TEL|ORG/);
  for (const name of [' ', '\u202e\u200f', '\0 \u2028']) expect(senderCard(email, { name })).toBeUndefined();
  expect(senderCard(email, {})).toBeUndefined();
});

test('no name, phone number or company adds a property, and each arrives as it was typed', () => {
  const hostile = constantFrom(
    'Asha\r\nTEL:666',
    'Asha\nEND:VCARD\nBEGIN:VCARD',
    'Asha\u2028EMAIL:x@evil.example',
    'Asha\u0085NOTE:x',
    'Asha\\',
    'Asha;Patel,\\n',
    'Asha\r\n TEL:666',
    'અ'.repeat(200),
    '👩‍👩‍👧'.repeat(40),
  );
  const anyText = oneof(hostile, string({ unit: 'binary', maxLength: 200 }), string({ unit: 'grapheme' }));
  assert(
    property(record({ name: anyText, phone: anyText, company: anyText }), (fields) => {
      const { fileName, text } = senderCard(email, { ...fields, name: `x${fields.name}` })!;
      expect(fileName).toMatch(/^[\p{L}\p{M}\p{N}-]+\.vcf$/u);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      const lines = linesOf(text);
      const names = lines.map((line) => line.split(/[:;]/)[0]);
      const optional = ['TEL', 'ORG'].filter((name) => names.includes(name));
      expect(names).toEqual(['BEGIN', 'VERSION', 'FN', 'N', 'EMAIL', ...optional, 'NOTE', 'END', '']);
      expect(unescape(lines[2]!.slice('FN:'.length)).trim()).toBe(plain(`x${fields.name}`).trim());
    }),
    { numRuns: 100 },
  );
});

/** Returns the text without the characters that no mail program shows. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '');
}

test.each(['home', 'contact', 'application'] as const)(
  'the email of the form %s has the card of its sender',
  async (form) => {
    const { attachments } = await readAgain(
      sampleForm(form, { name: 'અશા Patel', email: 'asha@example.com', phone: '+91 1', role: 'Weaver' }),
    );
    expect(attachments).toMatchObject([
      { filename: 'અશા-Patel.vcf', contentType: 'text/vcard', contentDisposition: 'attachment' },
    ]);
    const lines = linesOf(attachments[0]!.content.toString());
    expect(lines).toContain('FN:અશા Patel');
    expect(lines).toContain('EMAIL;TYPE=INTERNET:asha@example.com');
  },
);

const times = '2026-11-24T10:00+01:00[Europe/Berlin], 2026-11-25T09:30+01:00[Europe/Berlin]';

function receive(value: string, change: Parameters<typeof sampleEmail>[0] = {}) {
  return readAgain(sampleEmail({ ...change, fields: { ...sampleEmail().fields, times: value, ...change.fields } }));
}

test('each requested time has a reply with that time in the visitor’s clock', async () => {
  const { html } = await receive(times);
  const replies = [...String(html).matchAll(/href="(mailto:[^"]+&amp;body=[^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  expect(replies.map(({ pathname }) => pathname)).toEqual(['asha@example.com', 'asha@example.com']);
  expect(replies[0]?.searchParams.get('subject')).toBe('Re: Message from Asha Patel');
  expect(replies[0]?.searchParams.get('body')).toMatch(
    /^Hello Asha,\r\n\r\nthe .* is on Tuesday 24 November, 10:00 to 10:30 your time, 14:30 IST\./,
  );
  expect(replies[1]?.searchParams.get('body')).toContain('Wednesday 25 November, 09:30 to 10:00 your time, 14:00 IST');
});

test('a calendar file for each time is attached, dated by the acceptance, and another parser reads the same instants', async () => {
  const { attachments } = await receive(times, { acceptedAt: '2026-11-20T10:12:34.000Z' });
  const files = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'Asha-Patel.vcf',
    'call-2026-11-24-1430.ics',
    'call-2026-11-25-1400.ics',
  ]);
  // A retry has the same files.
  for (const { content } of files) expect(content.toString()).toContain('DTSTAMP:20261120T101234Z');
  const events = files.map(({ content }) => {
    const event = ICAL.Component.fromString(content.toString()).getFirstSubcomponent('vevent')!;
    return new ICAL.Event(event);
  });
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2026-11-24T09:00:00.000Z',
    '2026-11-25T08:30:00.000Z',
  ]);
  expect(events.map(({ summary }) => summary)).toEqual(Array(2).fill('30-minute call with Asha Patel (requested)'));
  expect(events.every(({ component }) => component.getFirstPropertyValue('status') === 'TENTATIVE')).toBe(true);
});

test.each(['Tuesday morning, or <b>any</b> evening', `${times} or later`])(
  'a text of a visitor without JavaScript arrives as it was typed: %s',
  async (value) => {
    const { text, attachments } = await receive(value);
    expect(text).toContain(`Times that suit you: ${value}`);
    expect(attachments.map(({ filename }) => filename)).toEqual(['Asha-Patel.vcf']);
  },
);
