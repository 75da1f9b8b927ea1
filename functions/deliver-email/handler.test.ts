import { expect, test } from 'vitest';
import { fingerprint } from '../outbox/keys.ts';
import { allDone, batch, created, firstFailed, setUp } from './set-up.ts';
import { MailDelayed, MailRejected } from './ses.ts';

test('an accepted e-mail reaches the office and leaves the outbox', async () => {
  const { accept, handler, subjects, memory } = setUp();
  const key = await accept('body');
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(await subjects()).toEqual(['Message from Asha Patel']);
  expect(memory.waiting.size).toBe(0);
});

test('an e-mail that is gone is done, and so is the test event of S3', async () => {
  const { handler, mailbox } = setUp();
  const gone = created(`waiting/${'0'.repeat(32)}-1.json`);
  expect(await handler(batch(gone, JSON.stringify({ Service: 'Amazon S3', Event: 's3:TestEvent' })))).toEqual(allDone);
  expect(mailbox).toEqual([]);
});

test.each([
  ['is down', new MailDelayed('connect ECONNREFUSED'), 'temporary'],
  ['throttles', new MailDelayed('Throttling: Maximum sending rate exceeded'), 'temporary'],
  ['rejects the message', new MailRejected('MessageRejected: Address is not verified'), 'rejected'],
  ['fails in a way nobody foresaw', new TypeError('x is not a function'), 'temporary'],
])('while SES %s the e-mail stays, the queue is asked to repeat, and the reason is kept', async (_, error, kind) => {
  const { accept, handler, mailer, mailbox, memory } = setUp();
  const key = await accept('body');
  const { send } = mailer;
  mailer.send = () => Promise.reject(error);
  expect(await handler(batch(created(key)))).toEqual(firstFailed);
  expect(memory.waiting.has(key)).toBe(true);
  const kept = await memory.readRecord(fingerprint('body'));
  expect(kept?.record).toMatchObject({ failure: { kind, reason: error.message } });

  mailer.send = send;
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(1);
  expect((await memory.readRecord(fingerprint('body')))?.record).not.toHaveProperty('failure');
});

test('a poison message among good ones fails alone', async () => {
  const { accept, handler, mailer, mailbox, memory } = setUp();
  const [good, poison, better] = [await accept('1'), await accept('2', { subject: 'Poison' }), await accept('3')];
  const { send } = mailer;
  mailer.send = async (mime) => {
    if (Buffer.from(mime).includes('Subject: Poison')) throw new MailRejected('MessageRejected');
    await send(mime);
  };
  const answer = await handler(batch(created(good), created(poison), created(better), 'not a notification'));
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'message-1' }, { itemIdentifier: 'message-3' }]);
  expect(mailbox).toHaveLength(2);
  expect([...memory.waiting.keys()]).toEqual([poison]);
});

test('what cannot be finished in the time that is left goes back untouched', async () => {
  const { accept, handler, mailbox, memory } = setUp();
  const keys = [await accept('1'), await accept('2')];
  const left = [30_000, 5_000];
  const context = { getRemainingTimeInMillis: () => left.shift() ?? 0 };
  const answer = await handler(batch(...keys.map((key) => created(key))), context);
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'message-1' }]);
  expect(mailbox).toHaveLength(1);
  expect([...memory.waiting.keys()]).toEqual([keys[1]]);
});

test.each([
  ['is not an e-mail of ours', 'not JSON'],
  ['lacks what an e-mail needs', '{"acceptedAt":"2026-11-20T10:12:00Z"}'],
  [
    'names a form that does not exist',
    '{"acceptedAt":"2026-11-20T10:12:00Z","reference":"1","form":"x","subject":"s","message":"m"}',
  ],
])('an object that %s fails and stays for a person to look at', async (_, text) => {
  const { handler, memory, mailbox } = setUp();
  const key = `waiting/${'a'.repeat(32)}-1.json`;
  memory.waiting.set(key, text);
  expect(await handler(batch(created(key)))).toEqual(firstFailed);
  expect(memory.waiting.has(key)).toBe(true);
  expect(mailbox).toEqual([]);
  expect((await memory.readRecord('a'.repeat(32)))?.record).toMatchObject({ failure: { kind: 'unreadable' } });
});

test.each([
  '{}',
  '[]',
  '{"Records":[{}]}',
  '{"Records":[{"s3":{"object":{"key":"%E0%A4%A"}}}]}',
  created('elsewhere/x.json'),
])('the notification %s goes to the dead letters, not to the office', async (body) => {
  const { handler, mailbox } = setUp();
  expect(await handler(batch(body))).toEqual(firstFailed);
  expect(mailbox).toEqual([]);
});

test('log lines carry nothing that a visitor wrote', async () => {
  const { accept, handler, mailer, lines } = setUp();
  await handler(batch(created(await accept('1'))));
  mailer.send = () => Promise.reject(new MailRejected('MessageRejected: asha@example.com'));
  await handler(batch(created(await accept('2')), 'Asha'));
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'email-delivered',
    'email-rejected',
    'notification-unreadable',
  ]);
  expect(lines.join()).not.toMatch(/asha/i);
});
