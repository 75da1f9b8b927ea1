import { expect, test } from 'vitest';
import { fingerprint, keyIn, nameIn, waitingKey } from '../../functions/mail/outbox/keys.ts';
import { createBucket } from '../../functions/mail/outbox/memory-outbox.testkit.ts';
import { createdKeys } from '../../functions/mail/outbox/notification.ts';
import { createS3Outbox } from '../../functions/mail/outbox/s3-outbox.ts';
import { createDeadLetters, createdNotification, createSqsQueue } from '../../functions/mail/outbox/sqs-queue.ts';
import { createDeadLetterQueue } from '../tests/mail-model/aws.testkit.ts';
import { createClock } from '../tests/mail-model/clock.testkit.ts';
import { runOutboxCommand } from './outbox.ts';

const emails = 3_000;
const roundTripMs = 250;
const acceptedAt = '2026-11-20T10:12:00.000Z';

/** 3,000 applications of 4 MB wait, and are dead letters; each call of S3 and SQS takes 250 ms of a virtual clock. */
function setUp(lettersPerReceive: number) {
  const clock = createClock(Date.parse(acceptedAt));
  const traffic = { calls: 0, mostCalls: 0, bytes: 0 };
  const call = async <Result>(effect: () => Result): Promise<Result> => {
    traffic.mostCalls = Math.max(traffic.mostCalls, (traffic.calls += 1));
    await clock.sleep(roundTripMs);
    traffic.calls -= 1;
    const result = effect();
    const { Body } = (result ?? {}) as { Body?: { transformToString: () => Promise<string> } };
    traffic.bytes += (await Body?.transformToString())?.length ?? 0;
    return result;
  };
  const bucket = createBucket(clock.now);
  const queue = createDeadLetterQueue(clock, lettersPerReceive);
  const attachment = { fileName: 'cv.pdf', mimeType: 'application/pdf', base64: 'A'.repeat(5_600_000) };
  const email = { acceptedAt, form: 'application', reference: '7F3A-19C2', subject: '', message: '' };
  const text = JSON.stringify({ ...email, replyTo: 'asha@example.org', attachment });
  for (let index = 0; index < emails; index += 1) {
    const name = nameIn(waitingKey(fingerprint(String(index)), new Date(acceptedAt)))!;
    bucket.store(keyIn('waiting', name), text);
    queue.add(createdNotification(keyIn('waiting', name)));
  }
  queue.add('not a notification');
  const deliver = (body: string) => void bucket.objects.delete(createdKeys(body)![0]!);
  const sqs = queue.clientFor({ call }, { waiting: deliver });
  const open = {
    outbox: createS3Outbox('outbox', bucket.clientFor(call)),
    queue: createSqsQueue('waiting', sqs),
    deadLetters: createDeadLetters({ deadLetters: 'dead', mailEvents: 'events' }, sqs),
  };
  /** Returns the number of lines, and the seconds until the second of them and until the end. */
  const run = async (command: string) => {
    const start = clock.now();
    const seconds = () => (clock.now() - start) / 1_000;
    const times: number[] = [];
    let isOver = false;
    clock.start(async () => {
      for await (const _line of runOutboxCommand(open, command.split(' '), new Date(start), 0)) times.push(seconds());
      isOver = true;
    });
    await clock.runUntil(() => isOver || seconds() > 3_600);
    return { isOver, lines: times.length, secondS: times[1], minutes: seconds() / 60 };
  };
  return { run, traffic, letters: queue.letters };
}

test.each([
  ['list', 10, { lines: emails + 2, minutes: 2, letters: emails + 1 }],
  ['find asha@example.org', 10, { lines: emails + 2, minutes: 5, letters: emails + 1 }],
  ['retry all', 10, { lines: emails + 1, minutes: 4, letters: emails + 1 }],
  ['dead-letters list', 10, { lines: emails + 2, minutes: 3, letters: emails + 1 }],
  ['dead-letters list', 4, { lines: emails + 2, minutes: 5, letters: emails + 1 }],
  ['dead-letters redrive', 10, { lines: emails + 2, minutes: 7, letters: 1 }],
])(
  '%s prints as it goes and reads no files of 3,000 emails of 4 MB, with %i letters a receive',
  async (...row) => {
    const [command, lettersPerReceive, expected] = row;
    const { run, traffic, letters } = setUp(lettersPerReceive);
    const { isOver, lines, secondS, minutes } = await run(command);
    expect([isOver, lines, letters.size]).toEqual([true, expected.lines, expected.letters]);
    expect(secondS).toBeLessThan(8);
    expect(minutes).toBeLessThan(expected.minutes);
    expect(traffic.bytes / emails).toBeLessThan(64_000);
    expect(traffic.mostCalls).toBeLessThan(40);
    // The letters that a command leaves are visible to the next one at once.
    expect(await run('dead-letters list')).toMatchObject({ isOver: true, lines: letters.size + 1 });
  },
  120_000,
);
