import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { fingerprint } from '../outbox/keys.ts';
import { putListReport } from '../outbox/list-report.ts';
import { createdNotification } from '../outbox/sqs-queue.ts';
import { allDone, batch, envelope, firstFailed, setUp } from './deliver-email.testkit.ts';
import { MailDelayed, MailRejected } from './ses.ts';

test('an email of a form leaves a reminder to delete it, also if storing it fails at first', async () => {
  const { accept, handler, mailbox, memory, faults } = setUp();
  expect(await handler(batch(createdNotification(await accept('other', { form: undefined }))))).toEqual(allDone);
  expect(memory.keys('reminders')).toEqual([]);
  const key = await accept('body', { form: 'application' });
  faults.add('addReminder');
  expect(await handler(batch(createdNotification(key)))).toEqual(firstFailed);
  faults.clear();
  expect(await handler(batch(createdNotification(key)))).toEqual(allDone);
  expect(memory.keys('sent')).toContain(key.replace('waiting', 'sent'));
  expect(mailbox).toHaveLength(2);
  await handler(batch(createdNotification(await accept('message', { form: 'contact' }))));
  expect(memory.keys('reminders')).toEqual([
    expect.stringMatching(/^reminders\/2027-05-20\/[\dA-F]{4}-[\dA-F]{4}$/),
    expect.stringMatching(/^reminders\/2028-11-20\/message-[\dA-F]{4}-[\dA-F]{4}$/),
  ]);
});

test('a missing email and the test event of S3 count as done', async () => {
  const { handler, mailbox } = setUp();
  const gone = createdNotification(`waiting/${'0'.repeat(32)}-1.json`);
  expect(await handler(batch(gone, JSON.stringify({ Service: 'Amazon S3', Event: 's3:TestEvent' })))).toEqual(allDone);
  expect(mailbox).toEqual([]);
});

test.each([
  ['is down', new MailDelayed('connect ECONNREFUSED'), 'temporary'],
  ['rejects the message', new MailRejected('MessageRejected: Address is not verified'), 'rejected'],
  ['fails in a way nobody foresaw', new TypeError('x is not a function'), 'temporary'],
])(
  'while SES %s, the email remains in waiting/, the message returns to the queue, and the reason is recorded until SES accepts it',
  async (_, error, kind) => {
    const { accept, handler, mailer, mailbox, memory } = setUp();
    const key = await accept('body');
    const { send } = mailer;
    mailer.send = () => Promise.reject(error);
    expect(await handler(batch(createdNotification(key)))).toEqual(firstFailed);
    expect(memory.keys('waiting')).toEqual([key]);

    let duringNext: object | undefined;
    mailer.send = async (mime) => {
      duringNext = (await memory.readRecord(fingerprint('body')))?.record;
      return send(mime);
    };
    expect(await handler(batch(createdNotification(key)))).toEqual(allDone);
    expect(mailbox).toHaveLength(1);
    expect(duringNext).toMatchObject({ failure: { kind, reason: error.message } });
    expect((await memory.readRecord(fingerprint('body')))?.record).not.toHaveProperty('failure');
  },
);

test('an email whose Reply-To SES rejects is delivered without it, and says so', async () => {
  const { accept, handler, mailer, mailbox, lines } = setUp();
  const { send } = mailer;
  mailer.send = async (mime, name, fallback) => send((await fallback?.()) ?? mime, name);
  await handler(batch(createdNotification(await accept('body'))));
  const { headers, text = '' } = await simpleParser(mailbox[0]!);
  expect(headers.has('reply-to')).toBe(false);
  expect(text).toContain('Email: asha@example.com');
  expect(text).toContain('refused asha@example.com as the address for replies');
  expect(lines.join()).toContain('reply-address-dropped');
});

test('an email whose delivery cannot be recorded is moved anyway and delivered once', async () => {
  const { accept, handler, faults, mailer, mailbox, memory } = setUp();
  const key = await accept('body');
  const { send } = mailer;
  mailer.send = async (mime) => {
    const messageId = await send(mime);
    faults.add('writeRecord');
    return messageId;
  };
  expect(await handler(batch(createdNotification(key)))).toEqual(allDone);
  expect(await handler(batch(createdNotification(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(1);
  expect(memory.keys('waiting')).toEqual([]);
});

test('a repeat that waited until the day was over is sent, because the message of today was not stored beside it', async () => {
  const { accept, handler, mailbox, clock } = setUp();
  await handler(batch(createdNotification(await accept('body'))));
  const repeat = createdNotification(await accept('body', { acceptedAt: '2026-11-21T09:00:00.000Z' }));
  clock.now = new Date('2026-11-21T11:00:00Z');
  expect(await handler(batch(repeat))).toEqual(allDone);
  expect(mailbox).toHaveLength(2);
});

test('a message is returned to the queue untouched if too little time is left', async () => {
  const { accept, handler, mailbox, memory } = setUp();
  const keys = [await accept('1'), await accept('2')];
  const left = [30_000, 5_000];
  const context = { getRemainingTimeInMillis: () => left.shift() ?? 0 };
  const answer = await handler(batch(...keys.map((key) => createdNotification(key))), context);
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'message-1' }]);
  expect(mailbox).toHaveLength(1);
  expect(memory.keys('waiting')).toEqual([keys[1]]);
});

test.each([
  '{}',
  '[]',
  '{"Records":[{}]}',
  '{"Records":[{"s3":{"object":{"key":"%E0%A4%A"}}}]}',
  createdNotification('elsewhere/x.json'),
])('the notification %s is returned to the queue and nothing is sent', async (body) => {
  const { handler, mailbox } = setUp();
  expect(await handler(batch(body))).toEqual(firstFailed);
  expect(mailbox).toEqual([]);
});

test('what is wrong in the lists goes to the editors, and does not look like a message of a visitor', async () => {
  const { memory, handler, mailer, mailbox } = setUp();
  const recipients: (string | undefined)[] = [];
  const { send } = mailer;
  mailer.send = (mime, delivery) => {
    recipients.push(delivery?.to);
    return send(mime);
  };
  await putListReport(memory, ['Story “Acme”: wrong. https://cms.example/?a=7&b'], new Date('2026-11-20T10:12:00Z'));
  expect(await handler(batch(createdNotification(memory.keys('waiting')[0]!)))).toEqual(allDone);
  expect(recipients).toEqual([envelope.editors]);
  const { subject, text = '', html, headers, to } = await simpleParser(mailbox[0]!);
  expect(to).toMatchObject({ text: envelope.editors });
  expect({ subject, form: headers.get('x-form') }).toEqual({
    subject: 'The website waits for WordPress: 1 thing to correct',
    form: 'lists',
  });
  expect(text).toContain('Story “Acme”: wrong.');
  expect(html).toContain('<a href="https://cms.example/?a=7&amp;b"');
  expect(text).not.toMatch(/No address to reply to|Message from/);
});
