import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { patienceMs } from '../../../functions/outbox/patience.ts';
import type { Environment } from '../../../functions/send-email/environment.ts';
import { metricsNamespace, type Stage } from '../../stages.ts';
import { NodeFunction } from '../function/node-function.ts';
import type { Outbox } from './outbox.ts';

export type SendEmailProps = { stage: Stage; outbox: Outbox };

/** Answers POST /default/sendEmail. It may add to the outbox and nothing else: it cannot read, delete or send. */
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
      folder: 'send-email',
      description: 'Checks a message or an application and puts it into the outbox',
      environment,
      // A 4 MB résumé is held several times over: body, base64, bytes.
      memory: 1024,
      // Its longest wait for storage, and three seconds to start, check and answer.
      timeout: Duration.seconds(patienceMs.accept / 1_000 + 3),
      logDays: stage.logDays,
      concurrency: stage.mailConcurrency,
    });
    this.function.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [outbox.bucket.arnForObjects('waiting/*')] }),
    );
  }
}
