import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cmsWebhookHeaders } from '#contract/cms.ts';
import { composeForm, fillForm } from '#contract/form-values.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import assets from '#document-assets' with { type: 'json' };
import { render } from '#render';
import { batch, sampleEmail } from '../../functions/mail/deliver/deliver-email.testkit.ts';
import { recordedEvent } from '../../functions/mail/events/recorded-events.ts';
import { createdNotification } from '../../functions/mail/outbox/sqs-queue.ts';
import { samplePdf } from '../../functions/mail/send/resume.testkit.ts';
import { office } from '../../functions/mail/send/send-email.testkit.ts';
import { startLocalServer } from '../../functions/runtime/local-server.testkit.ts';

/** In every name, address, file name, text, search and path of a visitor, and in every answer of a service. */
const word = 'Kerfuffle';
const address = `${word}@example.com`;
const name = `${'0'.repeat(32)}-20777`;
const file = {
  fileName: `${word}.pdf`,
  fileContentBase64: samplePdf(600, word).toString('base64'),
  mimeType: 'application/pdf',
};
const application = {
  ...composeForm(
    fillForm('application', sampleFields('application', { name: word, email: address, phone: '+91 1', note: word })),
  ),
  to: [office],
  ...file,
};

/** What every service responds with: AWS, WordPress and GitHub are one server. */
const answers = {
  'is down': (response: ServerResponse) => response.writeHead(503, { 'content-type': 'text/html' }).end(word),
  denies: (response: ServerResponse) =>
    response
      .writeHead(403, { 'content-type': 'application/json', 'x-word': word })
      .end(JSON.stringify({ __type: 'Denied', code: `is ${word}`, message: word })),
  'rejects with a message': (response: ServerResponse) =>
    response
      .writeHead(400, { 'content-type': 'text/xml' })
      .end(`<ErrorResponse><Error><Code>MessageRejected</Code><Message>${address}</Message></Error></ErrorResponse>`),
  'returns no JSON': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': `application/json; ${word}`, etag: '"1"' }).end(`{${word}`),
  'returns a damaged email': (response: ServerResponse) =>
    response.writeHead(200, { etag: '"1"' }).end(JSON.stringify({ ...sampleEmail(), fields: { [word]: 1 } })),
  'returns an email': (response: ServerResponse) =>
    response
      .writeHead(200, { etag: '"1"' })
      .end(JSON.stringify({ ...sampleEmail({ message: word }), SecretString: word })),
  'redirects away': (response: ServerResponse) =>
    response.writeHead(302, { location: `https://${word}.example/${word}` }).end(),
} as const;

let answer: (response: ServerResponse) => void = answers['is down'];
let server: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  server = await startLocalServer((_request, _body, response) => answer(response));
  const variables = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'key',
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL: server.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: server.url,
    WAITING_QUEUE_URL: `${server.url}/1/waiting`,
    CMS_URL: `${server.url}/wp-json/wp/v2`,
    OFFICE_MAILBOX: office,
    ALLOWED_RECIPIENTS: office,
    SITE_ORIGIN: 'https://www.example.com',
    DOCUMENT_HEADERS: '{}',
    ...Object.fromEntries(['METRICS_NAMESPACE', 'SUBJECT_PREFIX', 'CONFIGURATION_SET'].map((each) => [each, ''])),
    ...Object.fromEntries(
      ['OUTBOX_BUCKET', 'EDITORS_MAILBOX', 'SENDER_ADDRESS', 'RELEASE', 'DISTRIBUTION_ID', 'CMS_SECRET_ID'].map(
        (each) => [each, 'some'],
      ),
    ),
    CMS_WEBHOOK_SECRET_ID: 'webhook',
    CMS_PREVIEW_SECRET_ID: 'preview',
    PIPELINE_SECRET_ID: 'pipeline',
  };
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server[Symbol.asyncDispose]();
});

const http = (httpMethod: string, path: string, query: Record<string, string> = {}, body = '', headers = {}) => ({
  httpMethod,
  path,
  headers,
  body,
  multiValueQueryStringParameters: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, [value]])),
});

const send = (body: object | string, type = 'text/plain') =>
  http('POST', '/sendEmail', {}, typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': type });

function signedCall(body: object) {
  const [id, timestamp, text] = [word, String(Math.floor(Date.now() / 1_000)), JSON.stringify(body)];
  const signature = `v1,${createHmac('sha256', word).update(`${id}.${timestamp}.${text}`).digest('base64')}`;
  const { id: idHeader, timestamp: timeHeader, signature: signatureHeader } = cmsWebhookHeaders;
  return http('POST', '/cms/published', {}, text, {
    [idHeader]: id,
    [timeHeader]: timestamp,
    [signatureHeader]: signature,
  });
}

/** What is sent to each function, by its folder. */
const calls: Readonly<Record<string, readonly unknown[]>> = {
  'mail/send': [
    send(application),
    send({ subject: word, message: `Email: ${address}`, to: [office], form: word, [word]: word }),
    send({ ...application, fileName: `${word}.exe` }),
    send({ ...application, to: [address] }),
    send(word),
    send(`form=home&name=${word}&email=${word}&message=`, 'application/x-www-form-urlencoded'),
    send(`form=${word}&${word}=${word}`, 'application/x-www-form-urlencoded'),
  ],
  'mail/deliver': [
    batch(word),
    batch(createdNotification(`waiting/${word}.json`)),
    batch(createdNotification(`waiting/${name}.json`)),
  ],
  'mail/events': [
    batch(word),
    batch(`{"eventType":"${word}"}`),
    ...(['hardBounce', 'virus', 'delivery', 'complaint'] as const).map((event) =>
      batch(recordedEvent(event, { name, messageId: word, attempt: word })),
    ),
  ],
  'mail/requeue': [{}],
  'blog/proxy': [
    http('GET', '/cms/posts', { search: word }),
    http('GET', '/cms/posts', { slug: word }),
    http('GET', `/cms/${word}`),
  ],
  'blog/pages': [
    http('GET', '/blog', { q: word }),
    http('GET', '/search', { q: word }),
    http('GET', `/blog/${word}`),
    http('GET', `/careers/${word}`),
    http('GET', '/feed.xml', { [word]: word }),
  ],
  'blog/preview': [
    http('GET', '/blog/preview', { id: '7', until: '1', nonce: word, signature: word }),
    http('GET', '/blog/preview', { [word]: word }),
  ],
  'blog/webhook': [{ slugs: [word] }, { lists: ['jobs'] }, { problems: [word] }].map(signedCall),
  report: [
    http('POST', `/report/${word}`, {}, JSON.stringify({ route: word, [word]: word })),
    http('POST', `/report/${word}`, {}, JSON.stringify({ route: 'home', lcpMs: 1, scriptFailed: true })),
  ],
};

type BlogData = Parameters<typeof render>[2];

type Entry = { handler: (event: unknown) => Promise<unknown> };

test.each(Object.keys(calls))(
  '%s logs no word of a visitor, whatever the services respond',
  async (folder) => {
    const lines: string[] = [];
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    try {
      const entry = new URL(`../../functions/${folder}/entry.ts`, import.meta.url).pathname;
      const { handler } = (await import(/* @vite-ignore */ entry)) as Entry;
      for (const respond of Object.values(answers)) {
        answer = respond;
        // Lambda logs what a handler throws, with its fields.
        for (const call of calls[folder]!) await handler(call).catch((error: unknown) => lines.push(inspect(error)));
      }
    } finally {
      written.mockRestore();
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  },
  120_000,
);

test('a page that cannot be rendered is named without its query', async () => {
  const query = { category: '', search: word, page: 1 };
  const damaged = { list: { query, page: { items: [undefined], total: 1, totalPages: 1 } } } as unknown as BlogData;
  const failure = await render(`/blog?q=${word}`, assets, damaged).catch((error: unknown) => String(error));
  expect(failure).toBe('Error: Expected /blog to render, got an error.');
});
