import { expect, test } from 'vitest';
import { sampleEmail } from '../deliver/deliver-email.testkit.ts';
import { fingerprint } from '../outbox/keys.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable } from '../outbox/outbox.ts';
import { createHandler } from './handler.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T10:12:00Z');

async function setUp() {
  const clock = { now: start };
  const outbox = createMemoryOutbox({ now: () => new Date(clock.now) });
  for (const body of ['one', 'other']) await outbox.put(fingerprint(body), sampleEmail());
  const enqueued: string[] = [];
  const runAt = (ms: number, change: Partial<typeof outbox> = {}) => {
    clock.now = ms;
    return createHandler({
      outbox: { ...outbox, ...change },
      queue: { enqueue: async (key) => void enqueued.push(key) },
      now: () => new Date(clock.now),
      log: () => {},
    })();
  };
  return { outbox, enqueued, runAt };
}

test('a record that cannot be read ends neither the run nor its reminders, and the run fails', async () => {
  const { outbox, enqueued, runAt } = await setUp();
  await outbox.addReminder({ day: '2026-11-20', reference: '7F3A-19C2' });
  const readRecord = async (print: string) => {
    if (print === fingerprint('one')) throw new OutboxUnavailable('unreachable', 'S3');
    return outbox.readRecord(print);
  };
  await expect(runAt(start + 31 * minute, { readRecord })).rejects.toThrow('1 steps failed: OutboxUnavailable');
  expect(enqueued).toEqual([expect.stringContaining(fingerprint('other'))]);
  expect(outbox.keys('reminders')).toEqual([]);
  expect(outbox.keys('waiting')).toHaveLength(3);
});

test('an email is requeued in its first interval, whatever the minute and although runs start up to a minute late', async () => {
  for (let first = 15; first < 30; first += 0.5) {
    for (const late of [0, 1, 1.9]) {
      const { enqueued, runAt } = await setUp();
      // Every other run is late: pauses of 13 to 17 minutes.
      for (let run = 0; run <= 2; run += 1) await runAt(start + (first + 15 * run + (run % 2) * late) * minute);
      expect([first, late, enqueued.length > 0]).toEqual([first, late, true]);
    }
  }
});
