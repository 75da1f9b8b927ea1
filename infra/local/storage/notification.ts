import type { SQSEvent, SQSHandler } from 'aws-lambda';
import type { QueueMessage } from './message.ts';
import type { Delivery } from './queue.ts';

const region = 'us-east-1';

/**
 * Hands one message to deliver-email as Lambda would: a batch of one, whose body is S3's notification. It has failed
 * when the function throws, reports the message in `batchItemFailures`, or takes longer than `timeoutMs`.
 */
export async function deliverThrough(
  handler: SQSHandler,
  { message, bucket, timeoutMs }: { message: QueueMessage; bucket: string; timeoutMs: number },
): Promise<Delivery> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`deliver-email took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    const context = { awsRequestId: message.id, getRemainingTimeInMillis: () => timeoutMs };
    // A handler takes the whole Lambda context; ours reads nothing of it.
    const running = handler(sqsEvent(message, bucket), context as Parameters<SQSHandler>[1], () => undefined);
    const answer = await Promise.race([running, late]);
    const failed = answer?.batchItemFailures.some(({ itemIdentifier }) => itemIdentifier === message.id);
    return failed ? { failed: 'deliver-email reported it as failed' } : {};
  } catch (cause) {
    return { failed: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    clearTimeout(timer);
  }
}

function sqsEvent(message: QueueMessage, bucket: string): SQSEvent {
  return {
    Records: [
      {
        messageId: message.id,
        receiptHandle: `${message.id}#${message.receives}`,
        body: JSON.stringify(objectCreated(message, bucket)),
        attributes: {
          ApproximateReceiveCount: String(message.receives),
          SentTimestamp: String(message.sentAt),
          SenderId: 'AIDALOCAL',
          ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
        },
        messageAttributes: {},
        md5OfBody: '',
        eventSource: 'aws:sqs',
        eventSourceARN: `arn:aws:sqs:${region}:000000000000:outbox`,
        awsRegion: region,
      },
    ],
  };
}

function objectCreated({ key, sentAt }: QueueMessage, bucket: string): object {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: new Date(sentAt).toISOString(),
        eventName: 'ObjectCreated:Put',
        s3: {
          s3SchemaVersion: '1.0',
          bucket: { name: bucket, arn: `arn:aws:s3:::${bucket}` },
          // S3 writes keys as a form would: a space is a plus.
          object: { key: encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+') },
        },
      },
    ],
  };
}
