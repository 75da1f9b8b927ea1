import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from './eventually.ts';
import { runOutbox } from './outbox.ts';
import { startStorage, type Storage } from '../storage.ts';

const key = `waiting/${'7f3a19c2'.repeat(4)}-2942.json`;
const refuse = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => ({
  batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
});

/** A data folder, the command over it, and a product that starts over it and accepts one e-mail at a time. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const running = new Set<Storage>();
  onTestFinished(async () => {
    for (const storage of running) await storage.close();
    await rm(folder, { recursive: true });
  });
  const start = async (maxReceives = 40) => {
    const storage = await startStorage({ folder, retryBaseMs: 1, maxReceives });
    running.add(storage);
    const accept = (at: string, content: string) =>
      fetch(`${storage.s3Url}/outbox/${at}`, { method: 'PUT', body: content });
    const stop = async () => {
      running.delete(storage);
      await storage.close();
    };
    return { storage, accept, stop };
  };
  const run = async (...args: string[]) => {
    const outcome = await runOutbox(folder, args);
    return 'error' in outcome ? outcome.error : outcome.lines.join('\n');
  };
  return { start, run };
}

test('an empty outbox says so', async () => {
  const { run } = await setUp();
  expect(await run()).toBe('Waiting: 0\nDead: 0');
});

test('what waits is listed with its number, age and attempts', async () => {
  const { start, run } = await setUp();
  const { accept } = await start();
  await accept(key, '{}');
  await eventually(async () =>
    expect(await run()).toMatch(/^Waiting: 1\n .* 7F3A-19C2 · \d+ s old · 0 attempts · due\nDead: 0$/),
  );
});

test('what died is listed with what deliver-email said of it, and a retry delivers it while the product runs', async () => {
  const { start, run } = await setUp();
  const { storage, accept } = await start(2);
  const failure = { at: '2026-11-20T10:00:00Z', kind: 'rejected', reason: 'Email address is not verified' };
  await accept(key.replace('waiting', 'deliveries').replace('-2942', ''), JSON.stringify({ failure }));
  await accept(key, '{}');
  const delivered: string[] = [];
  let isMended = false;
  storage.deliverTo(async (event) => {
    if (!isMended) return refuse(event);
    delivered.push(...event.Records.map(({ body }) => body));
    await fetch(`${storage.s3Url}/outbox/${key}`, { method: 'DELETE' });
    return undefined;
  });
  await eventually(async () =>
    expect(await run()).toMatch(/Dead: 1\n .*7F3A-19C2.* 2 attempts .*rejected: Email address is not verified/),
  );
  isMended = true;
  expect(await run('retry', '7f3a-19c2')).toBe('1 message is sent again now.');
  await eventually(() => expect(delivered).toHaveLength(1));
  await eventually(async () => expect(await run()).toContain('Waiting: 0\nDead: 0'));
});

test('a retry while nothing runs is taken up at the next start', async () => {
  const { start, run } = await setUp();
  const first = await start(1);
  await first.accept(key, '{}');
  first.storage.deliverTo(refuse);
  await eventually(async () => expect(await run()).toContain('Dead: 1'));
  await first.stop();
  expect(await run()).toContain('Dead: 1');
  expect(await run('retry', 'all')).toBe('1 message is sent again when the product is started (npm start).');
  expect(await run()).toContain('Dead: 1');

  const second = await start();
  const delivered: string[] = [];
  second.storage.deliverTo(async ({ Records }) => void delivered.push(...Records.map(({ body }) => body)));
  await eventually(() => expect(delivered).toHaveLength(1));
});

test('a retry leaves the product’s own half-written files alone', async () => {
  const { start, run } = await setUp();
  const { storage, accept } = await start(1);
  storage.deliverTo(refuse);
  await accept(key, '{}');
  await eventually(async () => expect(await run()).toContain('Dead: 1'));
  const writes = Array.from({ length: 40 }, (_, index) => accept(`elsewhere/${index}.json`, 'x'.repeat(100_000)));
  await run('retry', 'all');
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
});

test.each([
  [['retry', 'all'], 'Nothing is dead.'],
  [['retry', 'ffff-0000'], 'Nothing in the outbox has the number ffff-0000.'],
  [['retry'], 'Expected nothing'],
  [['remove', 'all'], 'Expected nothing'],
])('%j in an empty outbox answers %s', async (args, sentence) => {
  const { run } = await setUp();
  expect(await run(...args)).toContain(sentence);
});
