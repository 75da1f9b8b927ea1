import { assert, asyncProperty, boolean, constantFrom, dictionary, oneof, option, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { honeypotField } from '#contract/email.ts';
import { forms } from '#contract/forms.ts';
import { office, referenceIn, setUp } from './send-email.testkit.ts';

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
      const location = new URL(String(response.headers?.['location'] ?? ''), 'https://www.example.com');
      const shown = referenceIn(response) || location.searchParams.get('id');
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
