import { assert, asyncProperty, constantFrom, oneof, record, string, boolean, dictionary, option } from 'fast-check';
import { expect, test } from 'vitest';
import { forms, fieldsOf, isFormKind, type FormField } from '#contract/forms.ts';
import { composeForm, fillForm } from '#contract/form-values.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import { readAgain } from '../deliver/deliver-email.testkit.ts';
import { office, requestOf, setUp, goodMessage, referenceIn } from './send-email.testkit.ts';
import { samplePdf } from './resume.testkit.ts';
import { honeypotField } from '#contract/email.ts';

const kinds = Object.keys(forms).filter(isFormKind);

test.each(kinds)('every text in the fields of the form %s is in both parts of the email', async (form) => {
  const shown = fieldsOf(form).filter(([, { type }]) => type !== 'checkbox' && type !== 'origin');
  const values = record(Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, valueOf(field)])));
  await assert(
    asyncProperty(values, async (typed) => {
      const { send, stored } = setUp();
      const { statusCode } = await send({ ...composeForm(fillForm(form, typed)), to: [office] });
      expect(statusCode).toBe(200);
      const { text, html } = await readAgain(stored()[0]!);
      for (const [name] of shown) {
        expect(plain(text)).toContain(plain(typed[name]));
        expect(plain(unescaped(String(html)))).toContain(plain(typed[name]));
      }
    }),
    { numRuns: 60 },
  );
});

/** Values as people paste them; the link in the email, and a line of its headers or of its vCard. */
const pasted = [
  ['email', 'asha@example.com\u200b', 'mailto:asha@example.com', 'Reply-To: asha@example.com'],
  ['email', 'Asha Patel <asha@example.com>', 'mailto:asha@example.com', 'Reply-To: asha@example.com'],
  ['email', 'asha..p.@docomo.example', 'mailto:%22asha..p.%22@docomo.example', 'Reply-To: <"asha..p."@docomo.example>'],
  ['phone', '\u202d+91 98765 43210\u202c', 'tel:+919876543210', 'TEL:+919876543210'],
  ['phone', '+44 (0) 20 7946 0000', 'tel:+442079460000', 'TEL:+442079460000'],
  ['phone', '+91 98765 43210 ext. 12', 'tel:+919876543210;ext=12', 'TEL:+919876543210\\;ext=12'],
  ['portfolio', '\u200ehttps://asha.example/\u200b', 'https://asha.example/', 'Reply-To: asha@example.com'],
] as const;

test.each(pasted)('the pasted %s %j is understood by the office’s email, and shown as typed', async (...row) => {
  const [field, typed, href, line] = row;
  const person = sampleFields('application', { [field]: typed });
  const { send, stored } = setUp();
  await send({ ...composeForm(fillForm('application', person)), to: [office] });
  const { text, html, replyTo, attachments, raw } = await readAgain(stored()[0]!);
  expect(html).toContain(`href="${href}"`);
  expect(text).toContain(typed);
  expect(replyTo?.value).toHaveLength(1);
  expect(`${raw}\r\n${attachments.at(-1)?.content.toString()}`).toContain(`\r\n${line}\r\n`);
});

test('a pasted form is the same message natively, with a name that is shown as meant and as typed', async () => {
  const typed = {
    name: 'Asha\u200b\u00a0Patel',
    email: 'A <a..b@example.com>',
    phone: '+44 (0) 20 7946 0000',
    message: 'Hi',
  };
  const fields = sampleFields('contact', typed);
  const [script, native] = [setUp(), setUp()];
  await script.send({ ...composeForm(fillForm('contact', fields)), to: [office] });
  const body = new URLSearchParams({ form: 'contact', ...fields }).toString();
  await native.handler(requestOf({ body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }));
  expect(native.stored()).toEqual(script.stored());
  const { subject, text } = await readAgain(native.stored()[0]!);
  expect(subject).toBe('Message from Asha Patel');
  expect(text).toContain('Name as typed: Asha\u200b Patel');
});

/** Text that a visitor may type, also text that imitates another field or markup. */
function valueOf({ type, limit, required, options }: FormField) {
  if (options) return constantFrom(...options);
  if (type === 'checkbox') return constantFrom('on');
  const hostile = constantFrom(
    'Email: x@evil.example',
    '\nRole: CEO\n\nNote:\nx',
    'Season: 5\n\nMessage:',
    '<b>&amp;</b>',
  );
  const any = oneof(hostile, string({ unit: 'grapheme' }), string({ unit: 'binary', maxLength: limit }));
  return any.map((text) => `${required === undefined ? '' : 'x'}${type === 'email' ? '@' : ''}${text}`.slice(0, limit));
}

/** Removes spaces and the control characters that the functions drop. */
function plain(text = ''): string {
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}\p{Surrogate}]+/gu, '');
}

function unescaped(html: string): string {
  const text = html.replaceAll('<br>', '').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

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
  const { raw, subject, attachments } = await readAgain(stored()[0]!);
  // The name= of the Content-Type is not parsed by readAgain, because a file name of the Content-Disposition wins.
  expect(raw.split('\r\n\r\n--')[0]).not.toContain('=?utf-8?Q?=E2');
  expect(raw.match(/name=.*(?:\r\n\s.*)*/g)?.join()).not.toContain('=?utf-8?Q?=E2');
  const shown = '= ?utf-8?Q?=E2=80=AEgnp.exe?=';
  expect(subject).toContain(shown);
  expect(attachments[0]?.filename).toBe(`${shown}.pdf`);
});

const text = oneof(constantFrom('Asha', 'asha@example.com', 'Email: asha@example.com'), string({ unit: 'binary' }));
const hidden = oneof(constantFrom('', 'https://example.com'), string());

const jsonBody = record(
  {
    subject: text,
    message: text,
    to: constantFrom([office], ['x@evil.example']),
    replyTo: text,
    form: oneof(constantFrom('home', 'application', 'survey', '__proto__'), string()),
    fields: oneof(record({ name: text, email: text, message: text }), dictionary(string(), text)),
    [honeypotField]: hidden,
  },
  { requiredKeys: ['subject', 'message', 'to'] },
).map((body) => ({ body: JSON.stringify(body), type: 'text/plain' }));

const formBody = record({
  form: constantFrom('home', 'contact', 'survey'),
  name: text,
  email: text,
  message: text,
  phone: option(text, { nil: '' }),
  interest: constantFrom(...forms.contact.fields.interest.options, ''),
  agree: constantFrom('on', ''),
  [honeypotField]: hidden,
}).map((fields) => ({ body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' }));

const anyBody = oneof(jsonBody, formBody, record({ body: string(), type: constantFrom('text/plain', 'text/html') }));

test('an accepted body is always stored under the reference that the visitor is shown, a rejected one never', async () => {
  const outcomes = new Set<string>();
  await assert(
    asyncProperty(anyBody, boolean(), async ({ body, type }, isOutboxBroken) => {
      const { post, stored, broken } = setUp();
      if (isOutboxBroken) broken.outbox = 'unreachable';
      const response = await post(body, { 'content-type': type });
      const isAccepted = response.statusCode < 400;
      const location = String(response.headers?.['location'] ?? '');
      const shown = referenceIn(response) || /\/sent\/([^_]+)/.exec(location)?.[1];
      expect(stored().map(({ reference }) => reference)).toEqual(isAccepted ? [shown] : []);
      outcomes.add(`${response.statusCode} ${stored()[0]?.isPossibleSpam ?? false}`);
    }),
    { numRuns: 500 },
  );
  // The generated bodies contained accepted and failed ones, scripted and native, with and without a value in the
  // hidden field.
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['200 true', '200 false', '303 true', '303 false', '503 false']),
  );
});
