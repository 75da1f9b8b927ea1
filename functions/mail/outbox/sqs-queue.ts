import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { mapConcurrently } from './map-concurrently.ts';
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
export type DeadLetter = { body: string; remove(): Promise<void> };

export type DeadLetters = {
  /**
   * Calls `handle` once for each message, ten at a time, and yields its results. The messages are invisible to others
   * until all are handled, at most for 15 minutes, otherwise SQS would return the same ones again and not the others.
   */
  receive<Result>(handle: (letter: DeadLetter) => Promise<Result>): AsyncGenerator<Awaited<Result>>;
  sendEvent(body: string): Promise<void>;
};

export function createDeadLetters(urls: { deadLetters: string; mailEvents: string }, client: SQSClient): DeadLetters {
  const QueueUrl = urls.deadLetters;
  const receiveBatch = async () => {
    const options = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 900, WaitTimeSeconds: 1 };
    return (await client.send(new ReceiveMessageCommand(options))).Messages ?? [];
  };
  return {
    receive: async function* (handle) {
      /** Receipt handles by message id; none of a removed message. */
      const received = new Map<string, string | undefined>();
      async function* letters(): AsyncGenerator<DeadLetter> {
        for (;;) {
          const batch = await receiveBatch();
          const fresh = batch.filter(({ MessageId = '' }) => !received.has(MessageId));
          for (const { MessageId = '', ReceiptHandle } of batch) received.set(MessageId, ReceiptHandle);
          for (const { MessageId = '', Body: body = '' } of fresh) {
            const remove = async () => {
              const command = new DeleteMessageCommand({ QueueUrl, ReceiptHandle: received.get(MessageId) });
              await client.send(command);
              received.set(MessageId, undefined);
            };
            yield { body, remove };
          }
          if (fresh.length === 0) return;
        }
      }
      try {
        yield* mapConcurrently(letters(), 10, handle);
      } finally {
        const entries = [...received.values()].flatMap((ReceiptHandle, index) =>
          ReceiptHandle === undefined ? [] : [{ Id: String(index), ReceiptHandle, VisibilityTimeout: 0 }],
        );
        const batches = Array.from({ length: Math.ceil(entries.length / 10) }, (_, index) =>
          entries.slice(index * 10, index * 10 + 10),
        );
        // An expired handle is one entry that fails. If a call fails, its letters return when their time is over.
        const release = (Entries: typeof entries) =>
          client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries })).catch(() => undefined);
        for await (const _released of mapConcurrently(batches, 10, release));
      }
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
