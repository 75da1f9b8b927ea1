import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/mail/deliver/entry.ts';
import { metricsNamespace, subjectPrefix, type Stage } from './stages/stages.ts';
import type { MailIdentity } from './mail-identity.ts';
import { NodeFunction } from './node-function.ts';
import { deliveryTimeout, type Outbox } from './outbox.ts';

export type DeliverEmailProps = {
  stage: Stage;
  outbox: Outbox;
  identity: MailIdentity;
  /** Origin of the stage's site, which the email to the office names. */
  siteOrigin: string;
};

/** Sends the emails in the outbox to the office. Its rights allow one sender and one mailbox only. */
export class DeliverEmail extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage, outbox, identity, siteOrigin }: DeliverEmailProps) {
    super(scope, id);
    const environment: Environment = {
      OUTBOX_BUCKET: outbox.bucket.bucketName,
      OFFICE_MAILBOX: stage.officeMailbox,
      SENDER_ADDRESS: stage.senderAddress,
      CONFIGURATION_SET: identity.configurationSet.configurationSetName,
      SITE_ORIGIN: siteOrigin,
      SUBJECT_PREFIX: subjectPrefix(stage),
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'deliver-email',
      description: 'Sends waiting messages to the office through SES',
      environment,
      // Measured peak at 4 MB: 330–381 MB, since SES v1 percent-encodes the whole message.
      memory: 1024,
      timeout: deliveryTimeout,
      logDays: stage.logDays,
    });
    for (const queue of outbox.queues) {
      // Batches of one, because a failed email would make SQS repeat the sent ones beside it. A concurrency of two
      // stays far below SES's rate limit.
      this.function.addEventSource(
        new SqsEventSource(queue, {
          batchSize: 1,
          maxConcurrency: 2,
          reportBatchItemFailures: true,
          // Without a sender every attempt would fail and the email would end in the dead letters.
          enabled: stage.senderAddress !== '',
        }),
      );
    }
    this.grantDelivery(outbox, identity, stage);
  }

  private grantDelivery(outbox: Outbox, identity: MailIdentity, stage: Stage): void {
    const { bucket } = outbox;
    this.function.allow(['s3:GetObject', 's3:DeleteObject'], bucket.arnForObjects('waiting/*'));
    this.function.allow(['s3:PutObject'], bucket.arnForObjects('sent/*'), bucket.arnForObjects('reminders/*'));
    this.function.allow(['s3:GetObject', 's3:PutObject'], bucket.arnForObjects('deliveries/*'));
    // Without ListBucket S3 responds with 403 instead of 404 for an email that is already delivered.
    this.function.allow(['s3:ListBucket'], bucket.bucketArn);
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
        resources: [...identity.arns],
        conditions: {
          'ForAllValues:StringEquals': { 'ses:Recipients': [stage.officeMailbox] },
          StringEquals: { 'ses:FromAddress': stage.senderAddress },
        },
      }),
    );
  }
}
