import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shareMailProduct, subjectOf } from './mail-product.testkit.ts';
import { until } from './until.testkit.ts';

const openProduct = shareMailProduct();

async function setUp() {
  const product = await openProduct();
  /** Resolves once these folders contain these numbers of files. An email is in two folders while it moves. */
  const untilFiles = (counts: { waiting?: number; sent?: number; delivered?: number }) =>
    until(async () => {
      const folders = Object.entries(counts) as ['waiting' | 'sent' | 'delivered', number][];
      const files = await Promise.all(folders.map(([folder]) => product.filesIn(folder)));
      return folders.every(([, count], index) => files[index]?.length === count);
    });
  return { ...product, untilFiles };
}

test('an email that bounces is put back, retried by its number, and delivered once', async () => {
  const { send, outbox, report, failureOf, accepted, untilFiles } = await setUp();
  const { id } = await send('Asha');
  await untilFiles({ waiting: 0, sent: 1 });
  const [first] = accepted();
  await report('hardBounce', first!);
  await untilFiles({ waiting: 1, sent: 0 });
  expect(await failureOf(id)).toMatchObject({ kind: 'bounced' });
  const bounced = await outbox('list');
  expect(bounced).toMatch(/^Waiting: 1\n/);
  expect(bounced).toMatch(
    new RegExp(
      `${id} · other · accepted .* · waiting for \\d+ min · 1 attempt · next attempt in \\d+ min · bounced: Permanent`,
    ),
  );
  // SES may publish an event twice, or about an email that is not in the outbox.
  await report('hardBounce', first!);
  await report('hardBounce', { ...first!, name: `${'0'.repeat(32)}-1` });
  expect(await outbox('show', id.replace('-', ''))).toContain('Does it speak Gujarati?');

  expect(await outbox('retry', id)).toBe(`${id} is sent: SES accepted it.`);
  await untilFiles({ waiting: 0, sent: 1 });
  await report('delivery', accepted()[1]!);
  await untilFiles({ waiting: 0, sent: 0, delivered: 1 });
  expect(accepted().map(({ subject }) => subject)).toEqual([subjectOf('Asha'), subjectOf('Asha')]);
  expect(new Set(accepted().map(({ messageId }) => messageId)).size).toBe(1);
  expect(await outbox()).toMatch(/^Waiting: 0\nSent, .*: 0$/);
});

test('a rejected email and an unreadable file stay with their reasons, delay no other, and survive a kill -9', async () => {
  const product = await setUp();
  const { ses, send, outbox, failureOf, pathOf, accepted, untilFiles } = product;
  ses.behave((subject) => (subject === subjectOf('Poison') ? 'reject' : 'accept'));
  const poison = await send('Poison');
  for (const name of ['Meera', 'Ravi']) expect((await send(name)).status).toBe(200);
  await untilFiles({ waiting: 1, sent: 2 });
  await until(async () => (await failureOf(poison.id)) !== undefined);
  expect(await outbox()).toMatch(
    new RegExp(`${poison.id} · .*rejected: MessageRejected: Email address is not verified`),
  );

  await expect(outbox('retry', poison.id)).rejects.toThrow(/was not sent\. rejected: .*not verified/);

  await product.kill();
  const unreadable = `${'deadbeef'.repeat(4)}-2992026.json`;
  await writeFile(pathOf('waiting', unreadable), 'not an email');
  ses.behave(() => 'accept');
  await product.restart();
  await until(async () => (await outbox()).includes('unreadable: Expected a stored email'));
  await untilFiles({ waiting: 1, sent: 3 });
  expect(await product.waiting()).toEqual([unreadable]);
  expect(
    accepted()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Meera', 'Poison', 'Ravi'].map((name) => subjectOf(name)));
});
