import { SESClient } from '@aws-sdk/client-ses';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import { createSesMailer } from './ses.ts';

const mail = new TextEncoder().encode('To: someone-else@example.org\r\nSubject: Hi\r\n\r\nHello');
const sent =
  '<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>';
const errorResponse = (code: string, type = 'Sender') =>
  `<ErrorResponse><Error><Type>${type}</Type><Code>${code}</Code><Message>No.</Message></Error></ErrorResponse>`;

function mailerAt(endpoint: string, { configurationSet = '', timeoutMs = 10_000 } = {}) {
  const client = new SESClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
  return createSesMailer({ sender: 'website@example.com', configurationSet }, client);
}

const tags = { to: 'office@example.com', name: 'ab-17', attempt: '1763633580000' };

test('the mailbox of a delivery is the only recipient, whatever the message contains', async () => {
  const bodies: string[] = [];
  await using server = await startLocalServer((_, body, response) => {
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'text/xml' }).end(sent);
  });
  await mailerAt(server.url, { configurationSet: 'site' }).send(mail, tags);
  const requests = new URLSearchParams(bodies[0]);
  const destinations = [...requests].filter(([name]) => name.startsWith('Destinations'));
  expect(destinations).toEqual([['Destinations.member.1', 'office@example.com']]);
  expect(requests.get('Source')).toBe('website@example.com');
  expect(requests.get('ConfigurationSetName')).toBe('site');
  // SES's events identify the email and the attempt by these tags.
  const sentTags = [1, 2].map((index) => ['Name', 'Value'].map((part) => requests.get(`Tags.member.${index}.${part}`)));
  expect(Object.fromEntries(sentTags)).toEqual({ 'outbox-email': 'ab-17', 'outbox-attempt': '1763633580000' });
  expect(Buffer.from(requests.get('RawMessage.Data') ?? '', 'base64').equals(Buffer.from(mail))).toBe(true);
});

test.each([
  [400, 'Throttling', 'MailDelayed'],
  [400, 'AccountSendingPausedException', 'MailDelayed'],
  [403, 'AccessDenied', 'MailDelayed'],
  [503, 'ServiceUnavailable', 'MailDelayed'],
  [400, 'MessageRejected', 'MailRejected'],
  [400, 'InvalidParameterValue', 'MailRejected'],
])('status %i %s is %s', async (status, code, name) => {
  await using server = await startLocalServer((_, __, response) => {
    response
      .writeHead(status, { 'content-type': 'text/xml' })
      .end(errorResponse(code, status < 500 ? 'Sender' : 'Receiver'));
  });
  const rejected = mailerAt(server.url).send(mail, tags);
  await expect(rejected).rejects.toMatchObject({ name, message: expect.stringContaining(code) });
});

test.each(['', '<!doctype html><p>Welcome to nginx</p>'])('a 200 with the body %j is MailDelayed', async (body) => {
  await using server = await startLocalServer((_, __, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
  await expect(mailerAt(server.url).send(mail, tags)).rejects.toMatchObject({ name: 'MailDelayed' });
});

test('a request to SES is not retried, because the queue retries', async () => {
  let requests = 0;
  await using server = await startLocalServer((_, __, response) => {
    requests += 1;
    response.writeHead(503, { 'content-type': 'text/xml' }).end(errorResponse('ServiceUnavailable', 'Receiver'));
  });
  const variables = { AWS_ENDPOINT_URL_SES: server.url, AWS_REGION: 'us-east-1' };
  const credential = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
  for (const [name, value] of Object.entries({ ...variables, ...credential })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const props = { sender: 'website@example.com', office: 'office@example.com', configurationSet: '' };
  await expect(createSesMailer(props).send(mail, tags)).rejects.toMatchObject({ name: 'MailDelayed' });
  expect(requests).toBe(1);
});

test('a message that SES rejects is replaced by the fallback, once', async () => {
  const received: string[] = [];
  await using server = await startLocalServer((_, body, response) => {
    const mime = Buffer.from(new URLSearchParams(body).get('RawMessage.Data') ?? '', 'base64').toString();
    received.push(mime);
    const isRejected = mime.includes('Reply-To');
    response
      .writeHead(isRejected ? 400 : 200, { 'content-type': 'text/xml' })
      .end(isRejected ? errorResponse('InvalidParameterValue') : sent);
  });
  const [refused, accepted] = ['Reply-To: "a..b"@example.com\r\n\r\nHello', 'Subject: Hi\r\n\r\nHello'].map((text) =>
    new TextEncoder().encode(text),
  ) as [Uint8Array, Uint8Array];
  await expect(mailerAt(server.url).send(refused, tags, async () => accepted)).resolves.toBe('1');
  await expect(mailerAt(server.url).send(refused, tags, async () => refused)).rejects.toMatchObject({
    name: 'MailRejected',
  });
  expect(received).toHaveLength(4);
});

test('a request to SES times out', async () => {
  await using server = await startLocalServer(() => {});
  await expect(mailerAt(server.url, { timeoutMs: 200 }).send(mail, tags)).rejects.toMatchObject({
    name: 'MailDelayed',
  });
});
