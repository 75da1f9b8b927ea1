import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openMailProduct, subjectOf } from './mail-product.ts';
import { until } from './until.ts';

test('an email that bounces is put back, retried by its number, and delivered once', async () => {
  await using product = await openMailProduct();
  const { ses, send, outbox, report, filesIn } = product;
  const { id } = await send('Asha');
  await until(async () => (await filesIn('sent')).length === 1);
  const [first] = ses.taken;
  await report('hardBounce', first!);
  await until(async () => (await filesIn('waiting')).length === 1);
  const bounced = await outbox('list');
  expect(bounced).toMatch(/^Waiting: 1\n/);
  expect(bounced).toMatch(new RegExp(`${id} · for 0 min · next attempt in 1[45] min · bounced: Permanent`));
  // Twice, as SES may, and of an email that nobody knows.
  await report('hardBounce', first!);
  await report('hardBounce', { ...first!, name: `${'0'.repeat(32)}-1` });
  expect(await outbox('show', id)).toContain('Does it speak Gujarati?');

  expect(await outbox('retry', id)).toBe('1 email is sent again now.');
  await until(() => ses.taken.length === 2);
  await report('delivery', ses.taken[1]!);
  await until(async () => (await filesIn('delivered')).length === 1);
  expect(ses.taken.map(({ subject }) => subject)).toEqual([subjectOf('Asha'), subjectOf('Asha')]);
  expect(new Set(ses.taken.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await outbox()).toMatch(/^Waiting: 0\nSent, .*: 0$/);
});

test('a poison email stays with its reason while good ones are sent, over a kill -9 too', async () => {
  await using product = await openMailProduct();
  const { ses, send, outbox, failureOf } = product;
  ses.behave((subject) => (subject === subjectOf('Poison') ? 'reject' : 'accept'));
  const poison = await send('Poison');
  for (const name of ['Asha', 'Ravi']) expect((await send(name)).status).toBe(200);
  await until(async () => ses.taken.length === 2 && (await failureOf(poison.id)) !== undefined);
  expect(await outbox()).toMatch(
    new RegExp(`${poison.id} · .*rejected: MessageRejected: Email address is not verified`),
  );

  await product.kill();
  ses.behave(() => 'accept');
  await product.restart();
  await until(product.isDrained);
  expect(ses.taken.map(({ subject }) => subject).sort()).toEqual(
    ['Asha', 'Poison', 'Ravi'].map((name) => subjectOf(name)),
  );
});

test('something in the outbox that is no email stays where it is, is named, and holds nobody up', async () => {
  await using product = await openMailProduct();
  const { ses, send, outbox, waiting, pathOf } = product;
  await send('Asha');
  await until(() => ses.taken.length === 1);
  const name = `${'deadbeef'.repeat(4)}-2992026.json`;
  await product.kill();
  await writeFile(pathOf('waiting', name), 'not an email');
  await product.restart();
  await send('Ravi');
  await until(() => ses.taken.length === 2);
  await until(async () => (await outbox()).includes('unreadable: Expected a stored email'));
  // SES has the email a moment before deliver-email moves it from `waiting/` to `sent/`.
  await expect.poll(waiting).toEqual([name]);
});
