import type { SQSHandler } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retryLadder } from '../../../functions/mail/outbox/retry-ladder.ts';
import { openQueue } from './queue.ts';

/** A queue with a first wait of one second, a clock that the test moves, and a function that records its calls. */
function setUp(respond: (call: number) => ReturnType<SQSHandler> = () => undefined) {
  vi.useFakeTimers();
  const log = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue());
  onTestFinished(() => {
    vi.useRealTimers();
    for (const spy of log) spy.mockRestore();
  });
  const calls: { body: string; at: number }[] = [];
  const handler = (({ Records }) => {
    for (const { body } of Records) calls.push({ body, at: Date.now() });
    return respond(calls.length);
  }) as SQSHandler;
  return { queue: openQueue({ name: 'test', ladder: retryLadder, firstWaitMs: 1_000 }), handler, calls };
}

const failure: SQSHandler = async ({ Records }) => ({
  batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
});

test('a failing message is retried with the stack’s waits, in proportion, and is then dead', async () => {
  const { queue, calls, handler } = setUp();
  queue.start((event, context, callback) => {
    void handler(event, context, callback);
    return failure(event, context, callback);
  });
  queue.send('poison');
  await vi.advanceTimersByTimeAsync(3_600_000);
  const waits = calls.slice(1).map(({ at }, index) => at - calls[index]!.at);
  expect(waits).toEqual([...Array(5).fill(1_000), ...Array(8).fill(5_000), ...Array(9).fill(20_000)]);
});

test('a message whose function throws or hangs past its timeout is handled again', async () => {
  const { queue, handler, calls } = setUp((call) => {
    if (call === 1) return Promise.reject(new Error('crash'));
    return call === 2 ? new Promise(() => {}) : Promise.resolve();
  });
  queue.send('a');
  queue.start(handler);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toHaveLength(3);
});
