import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/mail/events/entry.ts';
import { mailEventLadder } from '../../functions/mail/outbox/retry-ladder.ts';
import { metricsNamespace, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';
import type { MailIdentity } from './mail-identity.ts';
import type { Outbox } from './outbox.ts';

export type MailEventsProps = { stage: Stage; outbox: Outbox; identity: MailIdentity };

/**
 * Receives the events that SES publishes about accepted emails: a topic, a queue and a function. The events contain
 * visitors' data, so no person subscribes to the topic; the function turns them into counts.
 */
export class MailEvents extends Construct {
  readonly function: NodeFunction;
  /** SES's events. */
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { stage, outbox, identity }: MailEventsProps) {
    super(scope, id);
    const [{ waitMinutes, attempts }] = mailEventLadder;
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.minutes(waitMinutes),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: outbox.deadLetters, maxReceiveCount: attempts },
    });
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new SqsSubscription(this.queue, { rawMessageDelivery: true }));
    identity.configurationSet.addEventDestination('Events', {
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.DELIVERY_DELAY,
      ],
    });
    const environment: Environment = {
      OUTBOX_BUCKET: outbox.bucket.bucketName,
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'mail-events',
      description: 'Puts bounced mail back into the outbox and counts what SES reports',
      environment,
      memory: 512,
      timeout: Duration.seconds(30),
      logDays: stage.logDays,
    });
    this.function.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: 2, reportBatchItemFailures: true }),
    );
    this.grantOutbox(outbox);
  }

  private grantOutbox({ bucket }: Outbox): void {
    const [waiting, sent, delivered, deliveries] = ['waiting', 'sent', 'delivered', 'deliveries'].map((folder) =>
      bucket.arnForObjects(`${folder}/*`),
    ) as [string, string, string, string];
    this.function.allow(['s3:GetObject', 's3:PutObject'], waiting, delivered, deliveries);
    this.function.allow(['s3:GetObject', 's3:DeleteObject'], sent);
    this.function.allow(['s3:DeleteObject'], waiting, delivered);
    // Without ListBucket S3 responds with 403 instead of 404 for a missing object.
    this.function.allow(['s3:ListBucket'], bucket.bucketArn);
  }
}
