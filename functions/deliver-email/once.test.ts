import { expect, test } from 'vitest';
import { allDone, batch, created, type Fault, firstFailed, setUp } from './set-up.ts';

test.each<[Fault, number]>([
  ['read', 0],
  ['readRecord', 0],
  ['writeRecord', 0],
  ['remove', 1],
])('when storage fails at %s, the e-mail arrives once in the end', async (fault, before) => {
  const { accept, handler, faults, mailbox, memory } = setUp();
  const key = await accept('body');
  faults.add(fault);
  expect(await handler(batch(created(key)))).toEqual(firstFailed);
  expect(mailbox).toHaveLength(before);
  expect(memory.waiting.has(key)).toBe(true);

  faults.clear();
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(1);
  expect(memory.waiting.size).toBe(0);
});

test('when SES took it and it cannot be recorded, it is removed all the same and arrives once', async () => {
  const { accept, handler, faults, mailer, mailbox, memory } = setUp();
  const key = await accept('body');
  const { send } = mailer;
  mailer.send = async (mime) => {
    await send(mime);
    faults.add('writeRecord');
  };
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(1);
  expect(memory.waiting.size).toBe(0);
});

test('killed after SES took it and before anything could be written: the one case of a second copy', async () => {
  const { accept, handler, faults, mailer, mailbox, clock } = setUp();
  const key = await accept('body');
  const { send } = mailer;
  mailer.send = async (mime) => {
    await send(mime);
    faults.add('writeRecord').add('remove');
  };
  expect(await handler(batch(created(key)))).toEqual(firstFailed);

  faults.clear();
  mailer.send = send;
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(2);
});

test('two deliverers at once send one e-mail', async () => {
  const { accept, handler, mailbox, memory } = setUp();
  const key = await accept('body');
  const answers = await Promise.all([handler(batch(created(key))), handler(batch(created(key)))]);
  expect(mailbox).toHaveLength(1);
  expect(answers.flatMap(({ batchItemFailures }) => batchItemFailures)).toHaveLength(1);
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(1);
  expect(memory.waiting.size).toBe(0);
});

test('an e-mail whose deliverer was killed while sending is taken over by the next', async () => {
  const { accept, handler, mailer, mailbox, clock } = setUp();
  const key = await accept('body');
  const { send } = mailer;
  await new Promise<void>((sending) => {
    mailer.send = () => {
      sending();
      return new Promise(() => {});
    };
    void handler(batch(created(key)));
  });

  mailer.send = send;
  expect(await handler(batch(created(key)))).toEqual(firstFailed);
  clock.now = new Date(clock.now.getTime() + 21_000);
  expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(1);
});

test.each([
  ['in the next ten-minute slice', '2026-11-20T10:19:59.000Z', '2026-11-20T10:20:01.000Z', 1],
  ['nine minutes later', '2026-11-20T10:12:00.000Z', '2026-11-20T10:21:00.000Z', 1],
  ['delivered in the wrong order', '2026-11-20T10:21:00.000Z', '2026-11-20T10:12:00.000Z', 1],
  ['after ten minutes', '2026-11-20T10:12:00.000Z', '2026-11-20T10:22:00.000Z', 2],
])('the same body %s', async (_, first, second, arriving) => {
  const { accept, handler, mailbox, memory } = setUp();
  const keys = [await accept('body', { acceptedAt: first }), await accept('body', { acceptedAt: second })];
  for (const key of keys) expect(await handler(batch(created(key)))).toEqual(allDone);
  expect(mailbox).toHaveLength(arriving);
  expect(memory.waiting.size).toBe(0);
});

test('a repeat accepted after the first was delivered is not sent again', async () => {
  const { accept, handler, mailbox } = setUp();
  for (const minute of ['12', '13']) {
    const key = await accept('body', { acceptedAt: `2026-11-20T10:${minute}:00.000Z` });
    expect(await handler(batch(created(key)))).toEqual(allDone);
  }
  expect(mailbox).toHaveLength(1);
});
