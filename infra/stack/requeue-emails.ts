import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/mail/requeue/entry.ts';
import { requeueMinutes } from '../../functions/mail/outbox/retry-ladder.ts';
import { metricsNamespace, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';
import type { Outbox } from './outbox.ts';

export type RequeueEmailsProps = { stage: Stage; outbox: Outbox };

/**
 * Requeues emails whose queue message is lost, and reminds the office of applications to be deleted. It may read keys,
 * dates and delivery records, but no email.
 */
export class RequeueEmails extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage, outbox }: RequeueEmailsProps) {
    super(scope, id);
    const [queue] = outbox.queues;
    const environment: Environment = {
      OUTBOX_BUCKET: outbox.bucket.bucketName,
      WAITING_QUEUE_URL: queue.queueUrl,
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'requeue-emails',
      description: 'Sends waiting mail to its queue again when the queue has lost it',
      environment,
      memory: 512,
      // After a long outage of SES thousands of emails wait, and the function reads a record for each.
      timeout: Duration.minutes(10),
      logDays: stage.logDays,
    });
    this.function.allow(['s3:ListBucket'], outbox.bucket.bucketArn);
    this.function.allow(['s3:GetObject'], outbox.bucket.arnForObjects('deliveries/*'));
    this.function.allow(['s3:PutObject'], outbox.bucket.arnForObjects('waiting/*'));
    this.function.allow(['s3:DeleteObject'], outbox.bucket.arnForObjects('reminders/*'));
    this.function.allow(['sqs:SendMessage'], queue.queueArn);
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(Duration.minutes(requeueMinutes)),
      // Without a sender emails are meant to stay in the outbox.
      enabled: stage.senderAddress !== '',
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    });
  }
}
