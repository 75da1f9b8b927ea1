import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import server from 'aws-ses-v2-local';
import { simpleParser } from 'mailparser';
import { recordedEvent, type EventSubject } from '../../functions/mail/events/recorded-events.ts';
import { attemptTag, nameTag } from '../../functions/mail/outbox/keys.ts';
import { host, listen, refuseOtherWebsites, type Listening } from './listen.ts';

/** The package is CommonJS, so its function is the default export of the default export. */
const startServer = (server as unknown as { default?: typeof server }).default ?? server;

/**
 * Delay of a reported delivery in milliseconds, so that deliver-email has recorded SES's response before, as on AWS.
 */
const deliveryMs = 1_000;

/** The text that every virus scanner takes for a virus (eicar.org), in two halves: otherwise one would take this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * SES and the office's inbox: accepts SendRawEmail of the real SDK, shows emails at `/` and as JSON at `/store`, and
 * clears them on POST `/clear-store` and at the end of the process. Publishes a Delivery event for each email, as SES
 * does, and a Reject event instead for one with `eicar` in an attachment, which the inbox does not get. Rejects with
 * PortInUse.
 */
export async function startMailbox(port: number, publish: (event: string) => void): Promise<Listening> {
  const inbox: Server = await startServer({ host, port: 0 });
  refuseOtherWebsites(inbox);
  const address = inbox.address();
  const origin = `http://${host}:${typeof address === 'object' ? address?.port : ''}`;
  const front = createServer((request, response) => {
    forward(origin, request, response, publish).catch(() => response.destroy());
  });
  const listening = await listen(front, port).catch((cause: unknown) => {
    inbox.close();
    throw cause;
  });
  return {
    ...listening,
    close: async () => {
      await listening.close();
      inbox.close();
      inbox.closeAllConnections();
    },
  };
}

async function forward(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  publish: (event: string) => void,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  // Browsers request an icon for each page; the package would treat that as a call to SES without a key.
  if (url === '/favicon.ico') return void response.writeHead(204).end();
  const body = await buffer(request);
  if (await isInfected(body)) {
    const result = `<SendRawEmailResult><MessageId>${randomUUID()}</MessageId></SendRawEmailResult>`;
    const sent = `<SendRawEmailResponse>${result}</SendRawEmailResponse>`;
    response.writeHead(200, { 'content-type': 'text/xml' }).end(sent);
    report('virus', sentEmail(body, sent), publish);
    return;
  }
  const sesResponse = await fetch(`${origin}${url}`, {
    method,
    headers: {
      ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
      ...(headers.authorization && { authorization: headers.authorization }),
    },
    ...(body.length > 0 && { body }),
  });
  const text = await sesResponse.text();
  response
    .writeHead(sesResponse.status, { 'content-type': sesResponse.headers.get('content-type') ?? 'text/plain' })
    .end(text);
  report('delivery', sentEmail(body, text), publish);
}

function report(
  event: 'delivery' | 'virus',
  subject: EventSubject | undefined,
  publish: (event: string) => void,
): void {
  if (subject) setTimeout(() => publish(recordedEvent(event, subject)), deliveryMs).unref();
}

/** Whether a call to SES sends an email whose attachment, decoded, has the test text of virus scanners. */
async function isInfected(body: Buffer): Promise<boolean> {
  if (!body.includes('Action=SendRawEmail')) return false;
  const mime = new URLSearchParams(body.toString('latin1')).get('RawMessage.Data') ?? '';
  const { attachments } = await simpleParser(Buffer.from(mime, 'base64'));
  return attachments.some(({ content }) => content.includes(eicar));
}

/** Returns the email, its attempt and its headers of a call to SES, if the call sends one of the outbox. */
function sentEmail(body: Buffer, response: string): EventSubject | undefined {
  const messageId = /<MessageId>([^<]+)<\/MessageId>/.exec(response)?.[1];
  const form = body.toString('latin1');
  const tagOf = (tag: string) =>
    new RegExp(`&Tags\\.member\\.\\d\\.Name=${tag}&Tags\\.member\\.\\d\\.Value=([\\da-f-]+)`).exec(form)?.[1];
  const [name, attempt] = [tagOf(nameTag), tagOf(attemptTag)];
  const mime = Buffer.from(new URLSearchParams(form).get('RawMessage.Data') ?? '', 'base64').toString('latin1');
  const [head = ''] = mime.split('\r\n\r\n', 1);
  const headers = [...head.matchAll(/^([\w-]+): (.+)\r$/gm)].map(([, header = '', value = '']) => ({
    name: header,
    value,
  }));
  return messageId && name && attempt ? { name, messageId, attempt, headers } : undefined;
}
