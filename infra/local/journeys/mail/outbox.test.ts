import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storageFolders } from '../../storage.ts';
import { openMailProduct, subjectOf } from './mail-product.ts';
import { until } from './until.ts';

/** Forty attempts on a busy machine. */
const deathMs = 200_000;

test('a poison message dies with its reason while good ones arrive, and is sent again by its number', async () => {
  // Forty attempts with pauses of at most 300 ms.
  await using product = await openMailProduct({ retryBaseMs: 1 });
  const { ses, send, isDrained, outbox } = product;
  ses.behave((subject) => (subject === subjectOf('Poison') ? 'reject' : 'accept'));
  expect((await send('Asha')).status).toBe(200);
  const poison = await send('Poison');
  expect(poison.status).toBe(200);
  expect((await send('Ravi')).status).toBe(200);
  await until(async () => (await product.onDisk()).messages.some(({ state }) => state === 'dead'), deathMs);
  expect(ses.taken.map(({ subject }) => subject)).toEqual([subjectOf('Asha'), subjectOf('Ravi')]);

  const listed = await outbox();
  expect(listed).toMatch(/^Waiting: 0\nDead: 1\n/);
  expect(listed).toContain(`${poison.id} · `);
  expect(listed).toContain('40 attempts');
  expect(listed).toContain('rejected: MessageRejected: Email address is not verified.');

  ses.behave(() => 'accept');
  expect(await outbox('retry', poison.id)).toBe('1 message is sent again now.');
  await until(isDrained);
  expect(ses.taken.at(-1)?.subject).toBe(subjectOf('Poison'));
  expect(ses.taken).toHaveLength(3);
  expect(await outbox()).toBe('Waiting: 0\nDead: 0');
});

test('what died stays dead over a kill -9, and retry all while nothing runs sends it at the next start', async () => {
  await using product = await openMailProduct({ retryBaseMs: 1 });
  const { ses, send, isDrained, outbox } = product;
  ses.behave(() => 'reject');
  for (const name of ['Asha', 'Ravi']) await send(name);
  await until(
    async () => (await product.onDisk()).messages.filter(({ state }) => state === 'dead').length === 2,
    deathMs,
  );
  await product.kill();
  ses.behave(() => 'accept');
  await product.restart();
  expect(await outbox()).toMatch(/^Waiting: 0\nDead: 2\n/);
  expect(ses.taken).toEqual([]);

  await product.kill();
  expect(await outbox('retry', 'all')).toBe('2 messages are sent again when the product is started (npm start).');
  await product.restart();
  await until(isDrained);
  expect(ses.taken.map(({ subject }) => subject).sort()).toEqual([subjectOf('Asha'), subjectOf('Ravi')]);
});

test('something in the outbox that is no e-mail stays where it is, is named, and holds nobody up', async () => {
  await using product = await openMailProduct();
  const { ses, send, outbox } = product;
  const waiting = join(storageFolders(product.folder).objects, 'waiting');
  const name = `${'deadbeef'.repeat(4)}-2992026.json`;
  await product.kill();
  await mkdir(waiting, { recursive: true });
  await writeFile(join(waiting, name), 'not an e-mail');
  await product.restart();
  await send('Asha');
  await until(() => ses.taken.length === 1);
  await until(async () => (await outbox()).includes('unreadable: Expected a stored e-mail'));
  expect((await product.onDisk()).waiting).toEqual([name]);
});
