import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startStorage, storageFolders } from './storage.ts';
import { eventually } from './storage/eventually.ts';
import { FolderTaken } from './storage/lock.ts';
import { fileNames } from './storage/disk.ts';

const program = fileURLToPath(new URL('storage/mail-process.ts', import.meta.url));

/** A new data folder, and a way to run the mail process over it until it is killed. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const notes = join(folder, 'notes');
  const delivered = async () => (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter(Boolean);

  async function run() {
    const child = spawn(process.execPath, ['--import', 'tsx', program, folder, notes], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const address = /http:\S+(?=\n)/.exec(said)?.[0];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error('the mail process ended before it was ready')));
    });
    const kill = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    onTestFinished(kill);
    return { url, kill };
  }
  return { folder, delivered, run };
}

test('whatever was accepted arrives, however often and whenever the process is killed', async () => {
  const { folder, delivered, run } = await setUp();
  const accepted: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { url, kill } = await run();
    // Between the first answer and after the last, wherever the deliveries are then.
    const answersWanted = 1 + Math.floor(Math.random() * 15);
    let answers = 0;
    let killed: Promise<void> | undefined;
    const sending = Array.from({ length: 20 }, async (_, index) => {
      const key = `waiting/round${round}-${index}.json`;
      const signal = AbortSignal.timeout(20_000);
      const options = { method: 'PUT', body: 'x'.repeat(20_000), headers: { 'if-none-match': '*' }, signal };
      const answer = await fetch(`${url}/outbox/${key}`, options).catch(() => undefined);
      if (answer?.status !== 200) return;
      accepted.push(key);
      answers += 1;
      if (answers === answersWanted) killed = setTimeout(Math.random() * 30).then(kill);
    });
    await Promise.all(sending);
    await (killed ?? kill());
  }
  await run();
  const { objects, queue } = storageFolders(folder);
  await eventually(async () => expect(await fileNames(join(objects, 'waiting'))).toEqual([]), 60_000);
  await eventually(async () => expect(await fileNames(queue)).toEqual([]), 20_000);

  const arrived = await delivered();
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.filter((key) => !arrived.includes(key))).toEqual([]);
  // Twice only where the process died between the delivery and the deletion: at most one message each time.
  expect(arrived.length - new Set(arrived).size).toBeLessThanOrEqual(4);
}, 300_000);

test('two products cannot deliver from one folder', async () => {
  const { folder } = await setUp();
  const first = await startStorage({ folder, retryBaseMs: 1 });
  await expect(startStorage({ folder, retryBaseMs: 1 })).rejects.toThrow(FolderTaken);
  await first.close();
  const second = await startStorage({ folder, retryBaseMs: 1 });
  await second.close();
});

test('the function is handed the notification of S3 and its reported failure brings the message back', async () => {
  const { folder } = await setUp();
  const storage = await startStorage({ folder, retryBaseMs: 1 });
  onTestFinished(() => storage.close());
  const received: { key: string; count: string }[] = [];
  storage.deliverTo(async ({ Records }) => {
    const failed = Records.map(({ messageId, body, attributes }) => {
      const { Records: created } = JSON.parse(body) as { Records: { s3: { object: { key: string } } }[] };
      received.push({ key: created[0]?.s3.object.key ?? '', count: attributes.ApproximateReceiveCount });
      return { itemIdentifier: messageId };
    });
    return { batchItemFailures: received.length < 3 ? failed : [] };
  });
  await fetch(`${storage.s3Url}/outbox/waiting/a.json`, { method: 'PUT', body: 'x' });
  await eventually(() => expect(received).toEqual(['1', '2', '3'].map((count) => ({ key: 'waiting/a.json', count }))));
  await eventually(async () => expect(await fileNames(storageFolders(folder).queue)).toEqual([]));
});

test('a delivery that hangs past its time-out is tried again', async () => {
  const { folder } = await setUp();
  const storage = await startStorage({ folder, retryBaseMs: 1, deliveryTimeoutMs: 20 });
  onTestFinished(() => storage.close());
  let calls = 0;
  storage.deliverTo(() => {
    calls += 1;
    return calls === 1 ? new Promise(() => undefined) : Promise.resolve();
  });
  await fetch(`${storage.s3Url}/outbox/waiting/a.json`, { method: 'PUT', body: 'x' });
  await eventually(() => expect(calls).toBe(2));
});

test('objects elsewhere than in waiting/ are kept and nothing is delivered for them', async () => {
  const { folder } = await setUp();
  const storage = await startStorage({ folder, retryBaseMs: 1 });
  onTestFinished(() => storage.close());
  const keys: string[] = [];
  storage.deliverTo(async ({ Records }) => void keys.push(...Records.map(({ body }) => body)));
  await fetch(`${storage.s3Url}/outbox/deliveries/a.json`, { method: 'PUT', body: 'x' });
  await fetch(`${storage.s3Url}/outbox/waiting/b.json`, { method: 'PUT', body: 'x' });
  await eventually(() => expect(keys).toHaveLength(1));
  expect(keys[0]).toContain('waiting/b.json');
});

test('a claim that a killed process left does not hold its message up, and the rest of its record stays', async () => {
  const { folder } = await setUp();
  const first = await startStorage({ folder, retryBaseMs: 1 });
  const record = { lastAcceptedAt: '2026-11-20T10:00:00Z', claimedUntil: '2999-01-01T00:00:00Z' };
  await fetch(`${first.s3Url}/outbox/deliveries/a.json`, { method: 'PUT', body: JSON.stringify(record) });
  await first.close();
  const second = await startStorage({ folder, retryBaseMs: 1 });
  onTestFinished(() => second.close());
  const answer = await fetch(`${second.s3Url}/outbox/deliveries/a.json`);
  expect(await answer.json()).toEqual({ lastAcceptedAt: record.lastAcceptedAt });
});
