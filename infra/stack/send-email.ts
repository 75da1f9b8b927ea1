import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { timeoutMs } from '../../functions/mail/outbox/timeouts.ts';
import type { Environment } from '../../functions/mail/send/entry.ts';
import { metricsNamespace, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';
import type { Outbox } from './outbox.ts';

export type SendEmailProps = { stage: Stage; outbox: Outbox };

/** Handles POST /default/sendEmail. It may add emails to the outbox, but not read, delete or send any. */
export class SendEmail extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage, outbox }: SendEmailProps) {
    super(scope, id);
    const environment: Environment = {
      OUTBOX_BUCKET: outbox.bucket.bucketName,
      OFFICE_MAILBOX: stage.officeMailbox,
      ALLOWED_RECIPIENTS: stage.allowedRecipients.join(','),
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'send-email',
      description: 'Checks a message or an application and puts it into the outbox',
      environment,
      // A 4 MB résumé is in memory several times: as the body, as base64 and as bytes.
      memory: 1024,
      // The storage timeout, and three seconds to start, validate and respond.
      timeout: Duration.seconds(timeoutMs.accept / 1_000 + 3),
      logDays: stage.logDays,
      concurrency: stage.mailConcurrency,
    });
    this.function.allow(['s3:PutObject'], outbox.bucket.arnForObjects('waiting/*'));
  }
}
