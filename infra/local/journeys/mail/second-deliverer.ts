import { createInterface } from 'node:readline';
import type { SQSEvent } from 'aws-lambda';
import { handler } from '../../../../functions/deliver-email/entry.ts';

/**
 * deliver-email in a process of its own, as a second Lambda would run it. It prints `ready`, and then, for each key on
 * a line of its standard input, handles one notification about the e-mail under it and prints `done` or `failed`.
 */
console.log('ready');
for await (const key of createInterface({ input: process.stdin })) {
  const body = JSON.stringify({ Records: [{ s3: { object: { key } } }] });
  const event = { Records: [{ messageId: 'second', body }] } as SQSEvent;
  const { batchItemFailures } = await handler(event, { getRemainingTimeInMillis: () => 30_000 });
  console.log(batchItemFailures.length === 0 ? 'done' : 'failed');
}
