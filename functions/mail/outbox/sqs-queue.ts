import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { clientOptions } from './timeouts.ts';

export type WaitingQueue = {
  /** Triggers deliver-email for this key, as S3's notification does. */
  enqueue(key: string): Promise<void>;
};

export function createSqsQueue(QueueUrl: string, client: SQSClient = new SQSClient(clientOptions)): WaitingQueue {
  return {
    enqueue: async (key) => {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: createdNotification(key) }));
    },
  };
}

/** A message that no function has handled in all its attempts. */
export type DeadLetter = {
  body: string;
  /** Puts the message back into the queue; another `list` finds it at once. */
  release(): Promise<void>;
  remove(): Promise<void>;
};

export type DeadLetters = {
  /** Resolves with all messages. Each is invisible to others for a minute, or until it is released. */
  receive(): Promise<readonly DeadLetter[]>;
  sendEvent(body: string): Promise<void>;
};

export function createDeadLetters(urls: { deadLetters: string; mailEvents: string }, client: SQSClient): DeadLetters {
  const QueueUrl = urls.deadLetters;
  const receiveBatch = async () => {
    const options = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 60, WaitTimeSeconds: 1 };
    return (await client.send(new ReceiveMessageCommand(options))).Messages ?? [];
  };
  return {
    receive: async () => {
      const letters: DeadLetter[] = [];
      for (let batch = await receiveBatch(); batch.length > 0; batch = await receiveBatch()) {
        letters.push(
          ...batch.map(({ Body: body = '', ReceiptHandle }) => ({
            body,
            release: async () => {
              const now = { QueueUrl, ReceiptHandle, VisibilityTimeout: 0 };
              await client.send(new ChangeMessageVisibilityCommand(now));
            },
            remove: async () => {
              await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
            },
          })),
        );
      }
      return letters;
    },
    sendEvent: async (body) => {
      await client.send(new SendMessageCommand({ QueueUrl: urls.mailEvents, MessageBody: body }));
    },
  };
}

/** Returns an S3 event notification with only the fields that deliver-email reads. */
export function createdNotification(key: string): string {
  return JSON.stringify({ Records: [{ s3: { object: { key: encodeURIComponent(key) } } }] });
}
