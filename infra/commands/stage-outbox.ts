import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { createS3Outbox } from '../../functions/mail/outbox/s3-outbox.ts';
import { createDeadLetters, createSqsQueue } from '../../functions/mail/outbox/sqs-queue.ts';
import { awsCli, readAws, type AwsCli } from './aws-cli.ts';
import { UnusableArguments } from './command.ts';
import { stackOf } from './stack-of.ts';
import type { OpenOutbox } from './retry.ts';

const region = 'us-east-1';

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
  const sqs = new SQSClient({ region });
  return {
    outbox: createS3Outbox(output('OutboxBucket'), new S3Client({ region })),
    queue: createSqsQueue(output('WaitingQueue'), sqs),
    deadLetters: createDeadLetters({ deadLetters: output('DeadLetters'), mailEvents: output('MailEventsQueue') }, sqs),
  };
}
