import type { SQSEvent } from 'aws-lambda';
import { handler } from '../../../../functions/deliver-email/entry.ts';

/**
 * deliver-email in a process of its own, as a second Lambda would run it: `second-deliverer.ts KEY` handles one
 * notification about the e-mail under that key and prints `done` or `failed`.
 */
const [, , key = ''] = process.argv;
const body = JSON.stringify({ Records: [{ s3: { object: { key } } }] });
const event = { Records: [{ messageId: 'second', body }] } as SQSEvent;
const { batchItemFailures } = await handler(event, { getRemainingTimeInMillis: () => 30_000 });
console.log(batchItemFailures.length === 0 ? 'done' : 'failed');
