import { createHash, randomUUID } from 'node:crypto';
import { json, startSdkEndpoint } from '../sdk-endpoints.ts';
import type { Listening } from '../listen.ts';

/** A message that was received too often; invisible until `visibleAt`, in milliseconds since 1970. */
export type DeadLetter = { body: string; visibleAt: number };

type Visibility = { ReceiptHandle?: string; VisibilityTimeout?: number };
type Call = Visibility & { QueueUrl?: string; MessageBody?: string; Entries?: Visibility[] };

/**
 * The part of SQS that the functions and `npm run outbox` use, on a free port: SendMessage for queues by the last segment
 * of their URL, and receiving, hiding and deleting dead letters. Every other call responds with 400.
 */
export function startSqsEndpoint(
  queues: Readonly<Record<string, (body: string) => void>>,
  deadLetters: Map<string, DeadLetter>,
): Promise<Listening> {
  return startSdkEndpoint(({ headers }, body) => {
    const { QueueUrl, MessageBody = '', ReceiptHandle = '', ...call } = JSON.parse(body) as Call;
    switch (headers['x-amz-target']) {
      case 'AmazonSQS.SendMessage': {
        const send = queues[QueueUrl?.split('/').at(-1) ?? ''];
        if (!send) return json(400, { __type: 'com.amazonaws.sqs#QueueDoesNotExist' });
        send(MessageBody);
        return json(200, { MessageId: randomUUID(), MD5OfMessageBody: md5(MessageBody) });
      }
      case 'AmazonSQS.ReceiveMessage': {
        const visible = [...deadLetters].filter(([, { visibleAt }]) => visibleAt <= Date.now()).slice(0, 10);
        for (const [, letter] of visible) letter.visibleAt = Date.now() + (call.VisibilityTimeout ?? 0) * 1_000;
        const Messages = visible.map(([id, letter]) => ({
          MessageId: id,
          ReceiptHandle: id,
          Body: letter.body,
          MD5OfBody: md5(letter.body),
        }));
        return json(200, { Messages });
      }
      case 'AmazonSQS.ChangeMessageVisibilityBatch':
        for (const { ReceiptHandle: handle = '', VisibilityTimeout = 0 } of call.Entries ?? []) {
          const letter = deadLetters.get(handle);
          if (letter) letter.visibleAt = Date.now() + VisibilityTimeout * 1_000;
        }
        return json(200, { Successful: [], Failed: [] });
      case 'AmazonSQS.DeleteMessage':
        deadLetters.delete(ReceiptHandle);
        return json(200, {});
      default:
        return json(400, { __type: 'UnsupportedOperation' });
    }
  });
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
