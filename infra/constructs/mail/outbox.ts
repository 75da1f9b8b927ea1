import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption, type DeadLetterQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { privateBucket } from '../private-bucket.ts';

export type OutboxProps = {
  /** Days an e-mail that nobody could deliver is kept. */
  failedMailDays: number;
  retain: boolean;
};

/** Longest run of deliver-email; the queues hold a message back at least six times as long. */
export const deliveryTimeout = Duration.seconds(30);

/**
 * Steps of the back-off: a message is tried `attempts` times, `wait` apart, then goes to the next step, from the last
 * one to the dead letters. SQS itself knows only one wait a queue, and a queue a step needs no rights for the function.
 */
export const backOff = [
  { name: 'Waiting', wait: Duration.minutes(3), attempts: 5 },
  { name: 'Late', wait: Duration.minutes(15), attempts: 8 },
  { name: 'VeryLate', wait: Duration.hours(1), attempts: 10 },
] as const;

/** Mail that was accepted and is not delivered yet, the queues that drive its delivery, and the dead letters. */
export class Outbox extends Construct {
  readonly bucket: Bucket;
  /** One queue for each step of the back-off, the first receives what is new. */
  readonly queues: readonly Queue[];
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { failedMailDays, retain }: OutboxProps) {
    super(scope, id);
    const encrypted = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...encrypted, retentionPeriod: Duration.days(14) });
    let next: DeadLetterQueue = { queue: this.deadLetters, maxReceiveCount: backOff[2].attempts };
    const queues: Queue[] = [];
    for (const [index, step] of [...backOff.entries()].toReversed()) {
      const queue = new Queue(this, step.name, {
        ...encrypted,
        visibilityTimeout: step.wait,
        retentionPeriod: Duration.days(4),
        deadLetterQueue: next,
      });
      queues.unshift(queue);
      next = { queue, maxReceiveCount: backOff[index - 1]?.attempts ?? step.attempts };
    }
    this.queues = queues;
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      removalPolicy: retain ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      // An e-mail waits at most half a day for its last attempt; these days are for people to read what failed.
      lifecycleRules: [
        { prefix: 'waiting/', expiration: Duration.days(failedMailDays) },
        { prefix: 'deliveries/', expiration: Duration.days(failedMailDays) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.announceNewMail(queues[0]!);
  }

  /** Written into the bucket itself: CDK's own way is a custom resource with rights to change any notification. */
  private announceNewMail(queue: Queue): void {
    const { partition, account } = Stack.of(this);
    const allowed = queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: {
          // The bucket's own name would make bucket and policy wait for each other.
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
