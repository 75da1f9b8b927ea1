import { expect, test } from 'vitest';
import { createdNotification } from '../outbox/sqs-queue.ts';
import { allDone, batch, setUp } from './deliver-email.testkit.ts';

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

test.each([
  ['a minute later', '2026-11-20T10:12:00.000Z', '2026-11-20T10:13:00.000Z', 1],
  ['after midnight', '2026-11-20T23:59:59.000Z', '2026-11-21T00:00:01.000Z', 1],
  ['twenty-three hours later', '2026-11-20T10:12:00.000Z', '2026-11-21T09:12:00.000Z', 1],
  ['delivered in the wrong order', '2026-11-21T00:01:00.000Z', '2026-11-20T23:52:00.000Z', 1],
  ['a day later', '2026-11-20T10:12:00.000Z', '2026-11-21T10:12:00.000Z', 2],
])('the same body %s', async (_, first, second, arriving) => {
  const { accept, handler, mailbox, memory, clock } = setUp();
  for (const acceptedAt of [first, second]) {
    clock.now = new Date(acceptedAt);
    const key = await accept('body', { acceptedAt });
    expect(await handler(batch(createdNotification(key)))).toEqual(allDone);
  }
  expect(mailbox).toHaveLength(arriving);
  expect(memory.keys('waiting')).toEqual([]);
});
