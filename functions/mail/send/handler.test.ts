import { expect, test } from 'vitest';
import { emailLimits, honeypotField } from '#contract/email.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import { goodMessage, office, referenceIn, requestOf, sentenceIn, setUp } from './send-email.testkit.ts';

test('a form’s message is composed from its fields, whatever labels, subject and keys the request has', async () => {
  const { send, stored } = setUp();
  const fields = { name: 'Asha Patel', email: 'asha@example.com', message: 'Does it speak Gujarati?' };
  const sent = { ...goodMessage, subject: 'Free money', message: 'Invoice: 7', form: 'home', fields, locale: 'gu' };
  expect((await send(sent)).statusCode).toBe(200);
  const { subject, message } = goodMessage;
  expect(stored()).toMatchObject([{ form: 'home', fields, subject, message, replyTo: 'asha@example.com' }]);
});

test.each([
  ['a form', { form: 'survey', fields: { name: 'Asha' } }, 1],
  ['a key', { callBackAt: '10:00' }, 1],
  ['a field', { form: 'home', fields: { name: 'Asha', email: 'a@b.example', message: 'Hi', season: 'Dry' } }, 1],
  ['an option', { form: 'contact', fields: { name: 'Asha', interest: 'Robotics', agree: 'on' } }, 0],
])(
  '%s of a newer build loses no message after a roll back, and unknown fields are counted',
  async (_, change, count) => {
    const { send, stored, lines } = setUp();
    expect((await send({ ...goodMessage, ...change })).statusCode).toBe(200);
    expect(stored()).toMatchObject([{ subject: goodMessage.subject, message: goodMessage.message }]);
    expect(stored()[0]).not.toHaveProperty('form');
    const counted = lines.filter((line) => line.includes('unknown-fields-ignored'));
    expect(counted).toEqual(count === 0 ? [] : [JSON.stringify({ event: 'unknown-fields-ignored', count })]);
  },
);

test.each([
  ['[HR] Updated salary statement', 'Message from the website: [HR] Updated salary statement'],
  ['Message fromage', 'Message from the website: Message fromage'],
  ['New Job Application: Asha', 'New Job Application: Asha'],
])('the subject %j of a client that sends no fields reaches the office as %j', async (subject, shown) => {
  const { send, stored } = setUp();
  await send({ ...goodMessage, subject });
  expect(stored()[0]?.subject).toBe(shown);
});

test('of the visit’s origin only known keys with clean values are stored, and it makes no message another one', async () => {
  const { send, stored } = setUp();
  const fields = { name: 'Asha Patel', email: 'asha@example.com', message: 'Does it speak Gujarati?' };
  const origin = 'referrer=search.example&utm_source=a%0D%0ABcc%3A+x&evil=1&first=%2Fservices';
  expect((await send({ ...goodMessage, form: 'home', fields: { ...fields, origin } })).statusCode).toBe(200);
  const clean = 'referrer=search.example&utm_source=a+Bcc+x&first=%2Fservices';
  expect((await send({ ...goodMessage, form: 'home', fields })).statusCode).toBe(200);
  expect(stored()).toMatchObject([{ fields: { ...fields, origin: clean }, message: goodMessage.message }]);
});

test.each(['x'.repeat(100_000), `utm_source=${'x'.repeat(100_000)}`, '%', '\0', ''])(
  'an unusable origin does not cost a message: %#',
  async (origin) => {
    const { send, stored } = setUp();
    const fields = sampleFields('home', { origin });
    expect((await send({ ...goodMessage, form: 'home', fields })).statusCode).toBe(200);
    expect(stored()).toMatchObject([{ form: 'home' }]);
  },
);

test('a form with invalid fields is rejected with a sentence for each', async () => {
  const { send, stored, lines } = setUp();
  const response = await send({ ...goodMessage, form: 'home', fields: { name: '', email: 'a', message: ' ' } });
  expect(response.statusCode).toBe(400);
  expect(sentenceIn(response)).toBe('Name is required. Message is required');
  expect([stored(), lines]).toEqual([[], ['{"event":"request-rejected","status":400,"reason":"fields"}']]);
});

test.each([
  ['2026-11-24T10:00+01:00[Europe/Berlin]', 200],
  ['Tuesday morning', 400],
])('the message beside the time %s for a call may be missing: %i', async (times, status) => {
  const { send, stored } = setUp();
  const fields = sampleFields('contact', { message: '', times });
  expect((await send({ ...goodMessage, form: 'contact', fields })).statusCode).toBe(status);
  expect(stored()).toHaveLength(status === 200 ? 1 : 0);
});

test('a body in base64 is decoded', async () => {
  const { handler, stored } = setUp();
  const body = Buffer.from(JSON.stringify({ ...goodMessage, subject: 'Message from આશા' })).toString('base64');
  expect((await handler(requestOf({ body, isBase64Encoded: true }))).statusCode).toBe(200);
  expect(stored()[0]?.subject).toBe('Message from આશા');
});

test('an invalid reply address does not prevent acceptance', async () => {
  const { send, stored } = setUp();
  const message = 'Name: Asha\nEmail: asha@\n\nMessage:\nHello';
  expect((await send({ ...goodMessage, message, replyTo: 'asha@' })).statusCode).toBe(200);
  expect(stored()[0]).not.toHaveProperty('replyTo');
});

test.each([
  ['of the site’s own shape', goodMessage.message],
  ['in one block with the text', 'Name: Asha\nEmail: asha@example.com\nMessage: Hello'],
  ['below the text', 'Hello,\nplease call me.\n\nemail:asha@example.com'],
])('replies go to the Email line of a message without a reply address, %s', async (_, message) => {
  const { send, stored } = setUp();
  await send({ ...goodMessage, message });
  expect(stored()[0]?.replyTo).toBe('asha@example.com');
});

test.each(['asha@example.com', 'asha@'])('the text below "Email: %s" cannot redirect replies', async (address) => {
  const { send, stored } = setUp();
  const message = `Name: Asha\nEmail: ${address}\n\nMessage:\nEmail: other@example.com`;
  await send({ ...goodMessage, message });
  expect(stored()[0]?.replyTo).not.toBe('other@example.com');
});

test('a message that lists the office as often as allowed, in any case and with spaces, is accepted as JSON', async () => {
  const { post } = setUp();
  const to = Array.from({ length: emailLimits.recipients }, (_, index) =>
    index === 0 ? ' Office@Example.com ' : office,
  );
  const response = await post(JSON.stringify({ ...goodMessage, to }), { 'content-type': 'application/json' });
  expect(response.statusCode).toBe(200);
});

test('a request that is not a POST is 405', async () => {
  const { handler } = setUp();
  const response = await handler(requestOf({ httpMethod: 'GET' }));
  expect(response).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
});

test('a body that is larger than any form sends is rejected before it is parsed', async () => {
  const { send, stored } = setUp();
  const response = await send({ ...goodMessage, [honeypotField]: 'x'.repeat(emailLimits.bodyBytes) });
  expect(response.statusCode).toBe(413);
  expect(stored()).toEqual([]);
});

test('a message with a value in the hidden field is stored as possible spam and counted', async () => {
  const { send, stored, lines } = setUp();
  const response = await send({ ...goodMessage, [honeypotField]: 'https://example.com' });
  expect(response.statusCode).toBe(200);
  const { subject, message } = goodMessage;
  expect(stored()).toMatchObject([{ subject, message, reference: referenceIn(response), isPossibleSpam: true }]);
  expect(lines.join()).toContain('spam-suspected');
});

test('the same message later on the same day is stored once, has the same reference and is logged as a repeat', async () => {
  const { send, stored, clock, lines } = setUp();
  const first = await send(goodMessage);
  clock.now = new Date('2026-11-20T18:40:00Z');
  const second = await send(goodMessage);
  expect(second.body).toBe(first.body);
  expect(stored()).toHaveLength(1);
  await send({ ...goodMessage, subject: 'Message from Dev' });
  expect(stored()).toHaveLength(2);
  expect(lines.map((line) => /"repeat":(\w+)/.exec(line)?.[1])).toEqual(['false', 'true', 'false']);
});

test.each(['access-denied', 'unreachable'] as const)(
  'while the outbox is %s the visitor is told how else to write, and an operator why',
  async (reason) => {
    const { send, stored, broken, lines } = setUp();
    broken.outbox = reason;
    const response = await send(goodMessage);
    expect(response.statusCode).toBe(503);
    expect(sentenceIn(response)).toContain('@');
    expect(stored()).toEqual([]);
    expect(lines.join()).toContain(reason);
  },
);
