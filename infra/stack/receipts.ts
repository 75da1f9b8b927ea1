import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, EmailSendingEvent, EventDestination, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/mail/receipt/entry.ts';
import type { MailProps } from './mail-identity.ts';
import { NodeFunction, type OwnVariables } from './node-function.ts';

/**
 * Sends receipts to applicants. Its role alone may send to any address, and reads no email: `topic`, the events of the
 * office's emails, has the address. The suppression list of its configuration set is on.
 */
export function sendReceipt(
  stack: Construct,
  { stage, outbox, identity, key, topic }: MailProps & { topic: Topic },
): void {
  const scope = new Construct(stack, 'SendReceipt');
  const configurationSet = new ConfigurationSet(scope, 'ConfigurationSet', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'send-receipt',
    description: 'Confirms an application to an applicant who has asked for it',
    environment: {
      OUTBOX_BUCKET: outbox.bucket.bucketName,
      SENDER_ADDRESS: stage.senderAddress,
      MAIL_KEY: key,
      CONFIGURATION_SET: configurationSet.configurationSetName,
    } satisfies OwnVariables<Environment>,
    memory: 512,
    timeout: Duration.seconds(30),
  });
  handler.allow(['s3:PutObject'], outbox.bucket.arnForObjects('receipts/*'));
  handler.allow(['s3:ListBucket'], outbox.bucket.bucketArn);
  const returns = new Topic(scope, 'Returns', { enforceSSL: true });
  const { BOUNCE, REJECT, COMPLAINT } = EmailSendingEvent;
  const destination = EventDestination.snsTopic(returns);
  configurationSet.addEventDestination('Events', { destination, events: [BOUNCE, REJECT, COMPLAINT] });
  for (const each of [topic, returns]) each.addSubscription(new LambdaSubscription(handler));
  const resource = `configuration-set/${configurationSet.configurationSetName}`;
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendRawEmail'],
      // Without the configuration set of the office's emails.
      resources: [...identity.arns.slice(0, -1), Stack.of(scope).formatArn({ service: 'ses', resource })],
      conditions: { StringEquals: { 'ses:FromAddress': stage.senderAddress } },
    }),
  );
}
