import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Environment as DeliverEnvironment } from '../../functions/mail/deliver/entry.ts';
import type { Environment as EventsEnvironment } from '../../functions/mail/events/entry.ts';
import { mailEventLadder, requeueMinutes } from '../../functions/mail/outbox/retry-ladder.ts';
import { timeoutMs } from '../../functions/mail/outbox/timeouts.ts';
import type { Environment as RequeueEnvironment } from '../../functions/mail/requeue/entry.ts';
import type { Environment as SendEnvironment } from '../../functions/mail/send/entry.ts';
import { Canary } from './monitoring/canary.ts';
import type { MailProps } from './mail-identity.ts';
import { sendReceipt } from './receipts.ts';
import { NodeFunction, type OwnVariables } from './node-function.ts';
import { deliveryTimeout } from './outbox.ts';
import { subjectPrefix } from './stages/stages.ts';

/** Handles POST /default/sendEmail. It may add emails to the outbox, but not read, delete or send any. */
export function sendEmail(scope: Construct, { stage, outbox, key }: Omit<MailProps, 'identity'>): NodeFunction {
  const handler = new NodeFunction(new Construct(scope, 'SendEmail'), 'Function', {
    stage,
    name: 'send-email',
    description: 'Checks a message or an application and puts it into the outbox',
    environment: {
      OUTBOX_BUCKET: outbox.bucket.bucketName,
      OFFICE_MAILBOX: stage.officeMailbox,
      ALLOWED_RECIPIENTS: stage.allowedRecipients.join(','),
      MAIL_KEY: key,
    } satisfies OwnVariables<SendEnvironment>,
    // A 4 MB résumé is in memory several times: as the body, as base64 and as bytes.
    memory: 1024,
    // The storage timeout, and three seconds to start, validate and respond.
    timeout: Duration.seconds(timeoutMs.accept / 1_000 + 3),
    concurrency: stage.mailConcurrency,
  });
  handler.allow(['s3:PutObject'], outbox.bucket.arnForObjects('waiting/*'));
  return handler;
}

/** Sends waiting emails. Its rights allow one sender, and the mailboxes of office, editors and weekly letter only. */
export function deliverEmail(
  scope: Construct,
  { stage, outbox, identity, key, siteOrigin }: MailProps & { siteOrigin: string },
): NodeFunction {
  const { bucket } = outbox;
  const editors = stage.editorsMailbox || stage.officeMailbox;
  const letter = stage.weeklyLetter || stage.officeMailbox;
  const handler = new NodeFunction(new Construct(scope, 'DeliverEmail'), 'Function', {
    stage,
    name: 'deliver-email',
    description: 'Sends waiting messages to the office through SES',
    environment: {
      OUTBOX_BUCKET: bucket.bucketName,
      OFFICE_MAILBOX: stage.officeMailbox,
      EDITORS_MAILBOX: editors,
      LETTER_MAILBOX: letter,
      SENDER_ADDRESS: stage.senderAddress,
      CONFIGURATION_SET: identity.configurationSet.configurationSetName,
      SITE_ORIGIN: siteOrigin,
      SUBJECT_PREFIX: subjectPrefix(stage),
      MAIL_KEY: key,
    } satisfies OwnVariables<DeliverEnvironment>,
    // Measured peak at 4 MB: 330–381 MB, since SES v1 percent-encodes the whole message.
    memory: 1024,
    timeout: deliveryTimeout,
  });
  // Without a sender every attempt would fail and the email would end in the dead letters.
  for (const queue of outbox.queues) handler.addEventSource(oneByOne(queue, stage.senderAddress !== ''));
  handler.allow(['s3:GetObject', 's3:DeleteObject'], bucket.arnForObjects('waiting/*'));
  handler.allow(['s3:PutObject'], bucket.arnForObjects('sent/*'), bucket.arnForObjects('reminders/*'));
  handler.allow(['s3:GetObject', 's3:PutObject'], bucket.arnForObjects('deliveries/*'));
  // Without ListBucket S3 responds with 403 instead of 404 for an email that is already delivered.
  handler.allow(['s3:ListBucket'], bucket.bucketArn);
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendRawEmail'],
      resources: [...identity.arns],
      conditions: {
        'ForAllValues:StringEquals': { 'ses:Recipients': [...new Set([stage.officeMailbox, editors, letter])] },
        StringEquals: { 'ses:FromAddress': stage.senderAddress },
      },
    }),
  );
  return handler;
}

/**
 * Batches of one, because a failed message would make SQS repeat the handled ones beside it. A concurrency of two stays
 * far below SES's rate limit.
 */
function oneByOne(queue: Queue, enabled?: boolean): SqsEventSource {
  return new SqsEventSource(queue, {
    batchSize: 1,
    maxConcurrency: 2,
    reportBatchItemFailures: true,
    ...(enabled !== undefined && { enabled }),
  });
}

/**
 * Receives the events that SES publishes about accepted emails: a topic, a queue and a function. The events contain
 * visitors' data, so no person subscribes to the topic; the function turns them into counts. Returns the queue.
 */
export function mailEvents(stack: Construct, mail: MailProps): Queue {
  const { stage, outbox, identity } = mail;
  const scope = new Construct(stack, 'MailEvents');
  const [{ waitMinutes, attempts }] = mailEventLadder;
  const queue = new Queue(scope, 'Queue', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    visibilityTimeout: Duration.minutes(waitMinutes),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: outbox.deadLetters, maxReceiveCount: attempts },
  });
  const topic = new Topic(scope, 'Topic', { enforceSSL: true });
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  const { DELIVERY, BOUNCE, REJECT, COMPLAINT, DELIVERY_DELAY } = EmailSendingEvent;
  identity.configurationSet.addEventDestination('Events', {
    destination: EventDestination.snsTopic(topic),
    events: [DELIVERY, BOUNCE, REJECT, COMPLAINT, DELIVERY_DELAY],
  });
  if (stage.receipts) sendReceipt(stack, { ...mail, topic });
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'mail-events',
    description: 'Puts bounced mail back into the outbox and counts what SES reports',
    environment: { OUTBOX_BUCKET: outbox.bucket.bucketName } satisfies OwnVariables<EventsEnvironment>,
    memory: 512,
    timeout: Duration.seconds(30),
  });
  handler.addEventSource(oneByOne(queue));
  const emailsIn = (folder: string) => outbox.bucket.arnForObjects(`${folder}/*`);
  handler.allow(['s3:GetObject', 's3:PutObject'], emailsIn('waiting'), emailsIn('delivered'), emailsIn('deliveries'));
  handler.allow(['s3:GetObject', 's3:DeleteObject'], emailsIn('sent'));
  handler.allow(['s3:DeleteObject'], emailsIn('waiting'), emailsIn('delivered'));
  // Without ListBucket S3 responds with 403 instead of 404 for a missing object.
  handler.allow(['s3:ListBucket'], outbox.bucket.bucketArn);
  return queue;
}

/**
 * Requeues emails whose queue message is lost, reminds the office of applications to be deleted and of alarms that notify
 * nobody, writes the weekly letter from the logs so far. It may read keys, dates and delivery records, but no email.
 */
export function requeueEmails(
  stack: Construct,
  { stage, outbox, alarmTopics }: Pick<MailProps, 'stage' | 'outbox'> & { alarmTopics: readonly Topic[] },
): NodeFunction {
  const scope = new Construct(stack, 'RequeueEmails');
  const { bucket, queues } = outbox;
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'requeue-emails',
    description: 'Sends waiting mail to its queue again when the queue has lost it',
    environment: {
      OUTBOX_BUCKET: bucket.bucketName,
      WAITING_QUEUE_URL: queues[0].queueUrl,
      ALARM_TOPICS: alarmTopics.map(({ topicArn }) => topicArn).join(','),
      LOG_GROUPS: '',
    } satisfies OwnVariables<RequeueEnvironment>,
    memory: 512,
    // After a long outage of SES thousands of emails wait, and the function reads a record for each.
    timeout: Duration.minutes(10),
  });
  handler.allow(['s3:ListBucket'], bucket.bucketArn);
  handler.allow(['s3:GetObject'], bucket.arnForObjects('deliveries/*'));
  handler.allow(['s3:PutObject'], bucket.arnForObjects('waiting/*'));
  handler.allow(['s3:DeleteObject'], bucket.arnForObjects('reminders/*'));
  handler.allow(['sqs:SendMessage'], queues[0].queueArn);
  for (const { topicArn } of alarmTopics) handler.allow(['sns:ListSubscriptionsByTopic'], topicArn);
  if (stage.weeklyLetter) {
    const logged = stack.node
      .findAll()
      .flatMap((each) => (each instanceof NodeFunction ? [each] : each instanceof Canary ? [each.function] : []));
    handler.addEnvironment('LOG_GROUPS', logged.map(({ logGroup }) => logGroup.logGroupName).join(','));
    handler.allow(['logs:StartQuery'], ...logged.map(({ logGroup }) => logGroup.logGroupArn));
    handler.allow(['logs:GetQueryResults'], '*');
  }
  new Rule(scope, 'Schedule', {
    schedule: Schedule.rate(Duration.minutes(requeueMinutes)),
    // Without a sender emails are meant to stay in the outbox.
    enabled: stage.senderAddress !== '',
    targets: [new LambdaFunction(handler, { retryAttempts: 0 })],
  });
  return handler;
}
