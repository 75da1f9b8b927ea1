import { createHash, randomUUID } from 'node:crypto';
import { startSdkEndpoint, type SdkResponse } from '../aws/sdk-endpoint.ts';
import type { Listening } from '../listen.ts';

/** SQS's SendMessage on a free port, for queues by the last segment of their URL; every other call responds with 400. */
export function startSqsEndpoint(queues: Readonly<Record<string, (body: string) => void>>): Promise<Listening> {
  return startSdkEndpoint(({ headers, body }) => {
    if (headers['x-amz-target'] !== 'AmazonSQS.SendMessage') return respond(400, { __type: 'UnsupportedOperation' });
    const { QueueUrl = '', MessageBody = '' } = JSON.parse(body) as { QueueUrl?: string; MessageBody?: string };
    const send = queues[QueueUrl.split('/').at(-1) ?? ''];
    if (!send) return respond(400, { __type: 'com.amazonaws.sqs#QueueDoesNotExist' });
    send(MessageBody);
    const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
    return respond(200, { MessageId: randomUUID(), MD5OfMessageBody });
  });
}

function respond(status: number, body: object): SdkResponse {
  return { status, type: 'application/x-amz-json-1.0', body: JSON.stringify(body) };
}
