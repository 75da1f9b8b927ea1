import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openMailProduct, subjectOf } from './mail-product.ts';
import { createGate, type SesBehaviour } from './fake-ses.testkit.ts';
import { until } from './until.ts';

test('while SES is down a message is accepted and kept, and arrives once when SES is back', async () => {
  await using product = await openMailProduct();
  const { ses, send, failureOf, waiting, isDrained } = product;
  await ses.down();
  const answer = await send('Asha');
  expect(answer).toMatchObject({ status: 200, id: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/) });
  await until(async () => (await failureOf(answer.id)) !== undefined);
  expect(await failureOf(answer.id)).toMatchObject({
    kind: 'temporary',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await waiting()).toHaveLength(1);

  await ses.up();
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ destinations: [company.email], subject: subjectOf('Asha') }]);
});

test.each<[fault: string, behaviour: SesBehaviour, reason: RegExp]>([
  ['throttles', 'throttle', /^Throttling: Maximum sending rate exceeded/],
  ['answers 503', 'unavailable', /^ServiceUnavailable: Try later/],
  ['resets the connection', 'reset', /ECONNRESET|socket hang up/],
  ['never answers', 'hang', /TimeoutError/],
])('when SES %s, the message is kept, the reason noted, and it arrives once', async (_, behaviour, reason) => {
  await using product = await openMailProduct();
  const { ses, send, failureOf, isDrained } = product;
  // The second attempt waits until the test has looked.
  const gate = createGate();
  ses.behave((_subject, attempt) => (attempt === 1 ? behaviour : gate.accepted));
  const { status, id } = await send('Ravi');
  expect(status).toBe(200);
  await until(() => ses.attempts() === 2);
  expect(await product.waiting()).toHaveLength(1);
  expect(await failureOf(id)).toMatchObject({ kind: 'temporary', reason: expect.stringMatching(reason) });
  expect(ses.taken).toEqual([]);
  gate.open();
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Ravi') }]);
});

test('a visitor does not wait for an SES that is slow', async () => {
  await using product = await openMailProduct();
  const { ses, send, waiting, isDrained } = product;
  const gate = createGate();
  ses.behave(() => gate.accepted);
  expect((await send('Meera')).status).toBe(200);
  await until(() => ses.attempts() === 1);
  expect(await waiting()).toHaveLength(1);
  gate.open();
  await until(isDrained);
  expect(ses.taken).toHaveLength(1);
  expect(ses.attempts()).toBe(1);
});

test('when SES takes a mail and its answer is lost, the office gets it twice, under one Message-ID', async () => {
  await using product = await openMailProduct();
  const { ses, send, isDrained } = product;
  ses.behave((_, attempt) => (attempt === 1 ? 'lose' : 'accept'));
  const { status, id } = await send('Dev');
  expect(status).toBe(200);
  await until(isDrained);
  // Nobody can know that SES took the first; a second is better than none.
  expect(ses.taken).toHaveLength(2);
  expect(new Set(ses.taken.map(({ messageId }) => messageId)).size).toBe(1);
  expect(ses.taken[0]?.text).toContain(id);
});
