import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientOptions } from './timeouts.ts';

/** The queue that triggers deliver-email. */
export type WaitingQueue = {
  /** Triggers deliver-email for this key, as S3's notification does. */
  enqueue(key: string): Promise<void>;
};

/** Returns the first queue of the retry ladder. */
export function createSqsQueue(QueueUrl: string, client: SQSClient = new SQSClient(clientOptions)): WaitingQueue {
  return {
    enqueue: async (key) => {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: createdNotification(key) }));
    },
  };
}

/** Returns an S3 event notification with only the fields that deliver-email reads. */
export function createdNotification(key: string): string {
  return JSON.stringify({ Records: [{ s3: { object: { key: encodeURIComponent(key) } } }] });
}
