import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { retryLadder, type RetryStep } from '../../functions/mail/outbox/retry-ladder.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { Stage } from './stages/stages.ts';
import { retention } from '#content/promises.ts';

/** Timeout of deliver-email. AWS recommends a visibility timeout of the queues of at least six times as long. */
export const deliveryTimeout = Duration.seconds(30);

/** Accepted emails that are not delivered yet, the queues that trigger their delivery, and the dead letters. */
export class Outbox extends Construct {
  readonly bucket: Bucket;
  /** One queue per step of the retry ladder; new emails enter the first. */
  readonly queues: readonly [Queue, Queue, Queue];
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { failedMailDays, retainOnTearDown: retain }: Stage) {
    super(scope, id);
    const encrypted = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...encrypted, retentionPeriod: Duration.days(14) });
    const [first, second, third] = retryLadder;
    const queue = (step: RetryStep, next: Queue) =>
      new Queue(this, step.name, {
        ...encrypted,
        visibilityTimeout: Duration.minutes(step.waitMinutes),
        retentionPeriod: Duration.days(4),
        deadLetterQueue: { queue: next, maxReceiveCount: step.attempts },
      });
    const veryLate = queue(third, this.deadLetters);
    const late = queue(second, veryLate);
    this.queues = [queue(first, late), late, veryLate];
    this.bucket = new PrivateBucket(this, 'Bucket', {
      retain,
      lifecycleRules: [
        { prefix: 'sent/', expiration: Duration.days(retention.sentMailDays) },
        { prefix: 'delivered/', expiration: Duration.days(retention.sentMailDays) },
        // send-receipt looks back for a week.
        { prefix: 'receipts/', expiration: Duration.days(9) },
        { prefix: 'waiting/', expiration: Duration.days(failedMailDays) },
        { prefix: 'deliveries/', expiration: Duration.days(failedMailDays) },
        // Deleted when the office has been reminded; two more months in case that fails.
        { prefix: 'reminders/', expiration: Duration.days((retention.messageMonths + 2) * 31) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.notifyQueue(this.queues[0]);
  }

  /**
   * Sets the notification on the bucket resource. CDK's own method is a custom resource that may change the
   * notifications of any bucket.
   */
  private notifyQueue(queue: Queue): void {
    const { partition, account } = Stack.of(this);
    const allowed = queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: {
          // The reference to the bucket would be circular: the bucket needs this policy first.
          ArnLike: { 'aws:SourceArn': `arn:${partition}:s3:::*` },
          StringEquals: { 'aws:SourceAccount': account },
        },
      }),
    );
    const bucket = this.bucket.node.defaultChild as CfnBucket;
    bucket.notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: 'waiting/' }] } },
        },
      ],
    };
    if (allowed.policyDependable) this.bucket.node.addDependency(allowed.policyDependable);
  }
}
