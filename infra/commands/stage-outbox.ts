import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs';
import { createS3Outbox } from '../../functions/mail/outbox/s3-outbox.ts';
import { createDeadLetters, createSqsQueue } from '../../functions/mail/outbox/sqs-queue.ts';
import { isStageName, stages } from '../stack/stages/stages.ts';
import { awsCli, readAws, stackOf, type AwsCli } from './aws-cli.ts';
import { UnusableArguments } from './command.ts';
import type { OpenOutbox } from './retry.ts';

type Stacks = { Stacks: { Outputs?: { OutputKey: string; OutputValue: string }[] }[] };

/**
 * Returns the outbox of a deployed stage, found by the outputs of its stack. Throws UnusableArguments if the stage does
 * not exist.
 */
export function openStageOutbox(name: string, aws: AwsCli = awsCli): OpenOutbox {
  const stack = stackOf(name);
  const { Stacks } = readAws(aws, 'cloudformation', 'describe-stacks', '--stack-name', stack) as Stacks;
  const output = (key: string) => {
    const found = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === key);
    if (!found) throw new UnusableArguments(`Expected the output ${key} of the stack ${stack}, got none.`);
    return found.OutputValue;
  };
  const [waitingQueue, deadLetters] = [output('WaitingQueue'), output('DeadLetters')];
  const urls = { waitingQueue, deadLetters, mailEvents: output('MailEventsQueue') };
  return { ...openOutbox(output('OutboxBucket'), urls), ...(isStageName(name) && { logDays: stages[name].logDays }) };
}

/** Milliseconds: operators are far from S3 and share a line, so they have more time than the functions beside it. */
const limitMs = 60_000;
const requestHandler = { connectionTimeout: 10_000, requestTimeout: limitMs, throwOnRequestTimeout: true };

/** Returns the outbox with this bucket and the queues at these URLs. `s3` and `sqs` are options of the clients. */
export function openOutbox(
  bucket: string,
  urls: Record<'waitingQueue' | 'mailEvents' | 'deadLetters', string>,
  s3: S3ClientConfig = {},
  sqs: SQSClientConfig = {},
) {
  const region = 'us-east-1';
  const queues = new SQSClient({ region, requestHandler, ...sqs });
  return {
    outbox: createS3Outbox(bucket, new S3Client({ region, requestHandler, ...s3 }), {
      accept: limitMs,
      deliver: limitMs,
    }),
    queue: createSqsQueue(urls.waitingQueue, queues),
    deadLetters: createDeadLetters(urls, queues),
  };
}
