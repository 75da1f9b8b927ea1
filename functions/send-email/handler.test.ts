import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { goodMessage, office, referenceIn, requestOf, sentenceIn, setUp } from './set-up.ts';

test('a message is stored for the office with its reference, and the visitor is the one to reply to', async () => {
  const { send, stored } = setUp();
  const answer = await send({ ...goodMessage, replyTo: 'asha@example.org' });
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body)).toEqual({ status: 200, id: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/) });
  expect(stored()).toEqual([
    {
      acceptedAt: '2026-11-20T10:12:00.000Z',
      reference: referenceIn(answer),
      form: 'home',
      subject: goodMessage.subject,
      message: goodMessage.message,
      replyTo: 'asha@example.org',
    },
  ]);
});

test('a body that the gateway wrapped in base64 is read all the same', async () => {
  const { handler, stored } = setUp();
  const body = Buffer.from(JSON.stringify({ ...goodMessage, subject: 'Message from આશા' })).toString('base64');
  expect((await handler(requestOf({ body, isBase64Encoded: true }))).statusCode).toBe(200);
  expect(stored()[0]?.subject).toBe('Message from આશા');
});

test('without an address sent along, replies go to the one in the message', async () => {
  const { send, stored } = setUp();
  await send(goodMessage);
  expect(stored()[0]?.replyTo).toBe('asha@example.com');
});

test('an address nobody can reply to does not keep a message from being sent', async () => {
  const { send, stored } = setUp();
  const message = 'Name: Asha\nEmail: asha@\n\nMessage:\nHello';
  expect((await send({ ...goodMessage, message, replyTo: 'asha@' })).statusCode).toBe(200);
  expect(stored()[0]).not.toHaveProperty('replyTo');
});

test('what a visitor writes below the head cannot change who is replied to', async () => {
  const { send, stored } = setUp();
  await send({ ...goodMessage, message: 'Name: A\n\nMessage:\nEmail: other@example.com' });
  expect(stored()[0]).not.toHaveProperty('replyTo');
});

test('a message addressed to the office as often as may be is taken', async () => {
  const { send } = setUp();
  const to = Array.from({ length: emailLimits.recipients }, () => office);
  expect((await send({ ...goodMessage, to })).statusCode).toBe(200);
});

test.each([
  ['another address', ['x@evil.example']],
  ['the office and another address', [office, 'x@evil.example']],
  ['two addresses in one', [`${office},x@evil.example`]],
  ['a display name', [`Office <${office}>`]],
  ['a header behind the address', [`${office}\r\nBcc: x@evil.example`]],
  ['nobody', []],
  ['more than anyone needs', Array.from({ length: emailLimits.recipients + 1 }, () => office)],
])('a message addressed to %s is refused and nothing is stored', async (_, to) => {
  const { send, stored } = setUp();
  const answer = await send({ ...goodMessage, to });
  expect(answer.statusCode).toBe(400);
  expect(sentenceIn(answer)).toMatch(/office/);
  expect(stored()).toEqual([]);
});

test('the office may be claimed in any case and with spaces around it', async () => {
  const { send } = setUp();
  expect((await send({ ...goodMessage, to: [' Office@Example.com '] })).statusCode).toBe(200);
});

test.each([
  ['no subject', { subject: undefined }, /subject/i],
  ['an empty subject', { subject: ' ' }, /subject/i],
  ['a subject of controls only', { subject: '\u0007\u202e' }, /subject/i],
  ['no message', { message: undefined }, /text/i],
  ['an empty message', { message: '\n ' }, /text/i],
  ['a line break in the subject', { subject: 'Hi\r\nBcc: x@evil.example' }, /line break/i],
  ['a subject that is too long', { subject: 'x'.repeat(emailLimits.subject + 1) }, /300/],
  ['a message that is too long', { message: 'x'.repeat(emailLimits.message + 1) }, /16000/],
  ['a subject that is a list', { subject: ['Hi'] }, /text/i],
  ['a field of its own', { bcc: 'x@evil.example' }, /fields/i],
])('a message with %s is refused with a sentence and nothing is stored', async (_, change, sentence) => {
  const { send, stored } = setUp();
  const answer = await send({ ...goodMessage, ...change });
  expect(answer.statusCode).toBe(400);
  expect(sentenceIn(answer)).toMatch(sentence);
  expect(stored()).toEqual([]);
});

test('only JSON and the form of a browser are taken for a message', async () => {
  const { post, stored } = setUp();
  const body = JSON.stringify(goodMessage);
  expect((await post(body, { 'content-type': 'application/json' })).statusCode).toBe(200);
  expect((await post(body, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(415);
  expect((await post(body, { 'content-type': 'application/xml' })).statusCode).toBe(415);
  expect(stored()).toHaveLength(1);
});

test('a request that is not a POST is told so', async () => {
  const { handler } = setUp();
  const answer = await handler(requestOf({ httpMethod: 'GET' }));
  expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
});

test('a body larger than any form sends is refused before it is read', async () => {
  const { send, stored } = setUp();
  const answer = await send({ ...goodMessage, website: 'x'.repeat(emailLimits.bodyBytes) });
  expect(answer.statusCode).toBe(413);
  expect(stored()).toEqual([]);
});

test('a robot that fills the hidden field is thanked and nothing is stored', async () => {
  const { send, stored } = setUp();
  const answer = await send({ ...goodMessage, website: 'https://evil.example' });
  expect(answer.statusCode).toBe(200);
  expect(referenceIn(answer)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(stored()).toEqual([]);
});

test('the same body within ten minutes is stored once, answered with the same reference and told as a repeat', async () => {
  const { send, stored, clock, lines } = setUp();
  const first = await send(goodMessage);
  clock.now = new Date('2026-11-20T10:18:00Z');
  const second = await send(goodMessage);
  expect(second.body).toBe(first.body);
  expect(stored()).toHaveLength(1);
  await send({ ...goodMessage, subject: 'Message from Dev' });
  expect(stored()).toHaveLength(2);
  expect(lines.map((line) => /"repeat":(\w+)/.exec(line)?.[1])).toEqual(['false', 'true', 'false']);
});

test.each(['full', 'refused', 'unreachable'] as const)(
  'while the outbox is %s the visitor is told how else to write, and an operator why',
  async (reason) => {
    const { send, stored, broken, lines } = setUp();
    broken.outbox = reason;
    const answer = await send(goodMessage);
    expect(answer.statusCode).toBe(503);
    expect(sentenceIn(answer)).toContain('@');
    expect(stored()).toEqual([]);
    expect(lines.join()).toContain(reason);
  },
);

test('log lines carry nothing that a visitor wrote', async () => {
  const { send, post, lines } = setUp();
  await send(goodMessage);
  await send({ ...goodMessage, to: ['asha@example.com'] });
  await post('name=Asha&email=asha%40example.com', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join()).not.toMatch(/asha|gujarati/i);
});
