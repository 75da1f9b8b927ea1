import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDisk } from './disk.ts';
import { eventually } from './eventually.ts';
import { openMessageFiles, readMessages, type QueueMessage } from './message.ts';
import { backoffMs, openQueue, type Delivery, type QueueProps } from './queue.ts';

/** Queues over one new folder, each as after a start of the process. */
async function setUp() {
  const root = await mkdtemp(join(tmpdir(), 'queue-'));
  const opened: { stop(patienceMs: number): Promise<void> }[] = [];
  onTestFinished(async () => {
    for (const queue of opened) await queue.stop(1_000);
    await rm(root, { recursive: true });
  });
  const folder = join(root, 'queue');
  const files = openMessageFiles(folder, await openDisk(root));
  async function open(keys: string[] = [], options: Partial<QueueProps> = {}) {
    const queue = await openQueue({ files, retryBaseMs: 2, ...options }, keys);
    opened.push(queue);
    return queue;
  }
  return { open, files, onDisk: () => readMessages(folder) };
}

/** A deliverer that fails as often as told for each key, and remembers when it was asked. */
function deliverer(failures: Record<string, number> = {}) {
  const asked: { key: string; receives: number; at: number }[] = [];
  const deliver = async ({ key, receives }: QueueMessage): Promise<Delivery> => {
    asked.push({ key, receives, at: Date.now() });
    return receives <= (failures[key] ?? 0) ? { failed: `refusal ${receives}` } : {};
  };
  return { asked, deliver };
}

test('messages are delivered in the order they came, and none is left', async () => {
  const { open, onDisk } = await setUp();
  const queue = await open();
  for (const key of ['waiting/a', 'waiting/b', 'waiting/c']) await queue.enqueue(key);
  const { asked, deliver } = deliverer();
  queue.start(deliver);
  await eventually(async () => expect(await onDisk()).toEqual([]));
  expect(asked.map(({ key }) => key)).toEqual(['waiting/a', 'waiting/b', 'waiting/c']);
});

test.each([
  ['is dead', { failed: 'no' }, [{ state: 'dead', receives: 1 }]],
  ['was delivered', {}, []],
])('what %s while it was still being written stays so on a slow disk', async (_, outcome, left) => {
  const { open, onDisk, files } = await setUp();
  let writes = 0;
  const slowAtFirst: QueueProps['files'] = {
    ...files,
    write: async (message) => {
      const copy = structuredClone(message);
      writes += 1;
      if (writes === 1) await new Promise((resolve) => setTimeout(resolve, 100));
      await files.write(copy);
    },
  };
  const queue = await open([], { files: slowAtFirst, maxReceives: 1 });
  const written = queue.enqueue('waiting/a');
  const delivered = new Promise<void>((resolve) => {
    queue.start(async () => {
      resolve();
      return outcome;
    });
  });
  await Promise.all([written, delivered]);
  await queue.stop(20_000);
  expect(await onDisk()).toMatchObject(left);
  expect(await onDisk()).toHaveLength(left.length);
});

test('a failed message is tried again after pauses that double', async () => {
  const { open, onDisk } = await setUp();
  const queue = await open(['waiting/a'], { retryBaseMs: 30 });
  const { asked, deliver } = deliverer({ 'waiting/a': 3 });
  queue.start(deliver);
  await eventually(async () => expect(await onDisk()).toEqual([]));
  const pauses = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
  expect(pauses).toHaveLength(3);
  // A timer may fire a millisecond early by the clock.
  [30, 60, 120].forEach((least, index) => expect(pauses[index]).toBeGreaterThanOrEqual(least - 2));
});

test('pauses stop growing at three hundred times the first', () => {
  expect([1, 2, 3, 9, 10, 40].map((receives) => backoffMs(receives, 1_000))).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ]);
});

test('a poison message dies with its reason while good ones around it arrive', async () => {
  const { open, onDisk } = await setUp();
  const queue = await open(['waiting/good1', 'waiting/poison', 'waiting/good2'], { maxReceives: 3 });
  const { asked, deliver } = deliverer({ 'waiting/poison': Infinity });
  queue.start(deliver);
  await eventually(async () =>
    expect(await onDisk()).toMatchObject([{ key: 'waiting/poison', state: 'dead', receives: 3, reason: 'refusal 3' }]),
  );
  expect(asked.filter(({ key }) => key.includes('good'))).toHaveLength(2);
});

test('a dead message stays dead over a restart and is delivered when it is retried', async () => {
  const { open, onDisk } = await setUp();
  const first = await open(['waiting/a'], { maxReceives: 1 });
  first.start(deliverer({ 'waiting/a': 1 }).deliver);
  await eventually(async () => expect(await onDisk()).toMatchObject([{ state: 'dead' }]));
  await first.stop(100);

  const second = await open(['waiting/a']);
  const { asked, deliver } = deliverer();
  second.start(deliver);
  expect(await onDisk()).toMatchObject([{ state: 'dead' }]);
  expect(await second.retry('all')).toBe(1);
  await eventually(async () => expect(await onDisk()).toEqual([]));
  expect(asked).toHaveLength(1);
});

test('a delivery that throws counts as failed and its message is kept', async () => {
  const { open, onDisk } = await setUp();
  const queue = await open(['waiting/a'], { maxReceives: 1 });
  queue.start(() => Promise.reject(new Error('no connection')));
  await eventually(async () =>
    expect(await onDisk()).toMatchObject([{ state: 'dead', reason: 'Error: no connection' }]),
  );
});

test('an object nobody has a message about gets one at the start, the others keep theirs', async () => {
  const { open, onDisk } = await setUp();
  await open(['waiting/a']);
  const before = await onDisk();
  await open(['waiting/a', 'waiting/b']);
  const after = await onDisk();
  expect(after.map(({ key }) => key)).toEqual(['waiting/a', 'waiting/b']);
  expect(after[0]?.id).toBe(before[0]?.id);
});

test('an attempt is counted on the disk before it is made', async () => {
  const { open, onDisk } = await setUp();
  const queue = await open(['waiting/a']);
  let seen: QueueMessage[] = [];
  queue.start(async () => {
    seen = await onDisk();
    return {};
  });
  await eventually(() => expect(seen).toMatchObject([{ receives: 1 }]));
});

test('one message is handled at a time unless more deliverers are asked for', async () => {
  const { open } = await setUp();
  async function mostAtOnce(deliverers?: number) {
    const keys = ['waiting/a', 'waiting/b', 'waiting/c'].map((key) => `${key}${deliverers ?? ''}`);
    const queue = await open(keys, deliverers === undefined ? {} : { deliverers });
    let now = 0;
    let most = 0;
    let done = 0;
    queue.start(async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now -= 1;
      done += 1;
      return {};
    });
    await eventually(() => expect(done).toBe(3));
    return most;
  }
  expect(await mostAtOnce()).toBe(1);
  expect(await mostAtOnce(2)).toBe(2);
});
