import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { composeForm, fillForm } from '#contract/form-values.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import assets from '#document-assets' with { type: 'json' };
import { render } from '#render';
import { signWebhook } from '../../functions/blog/webhook/signature.ts';
import { batch, sampleEmail } from '../../functions/mail/deliver/deliver-email.testkit.ts';
import { recordedEvent } from '../../functions/mail/events/recorded-events.ts';
import { createdNotification } from '../../functions/mail/outbox/sqs-queue.ts';
import { samplePdf } from '../../functions/mail/send/resume.testkit.ts';
import { office, requestOf } from '../../functions/mail/send/send-email.testkit.ts';
import { startLocalServer } from '../../functions/runtime/local-server.testkit.ts';

/** In every name, address, file name, text, search and path of a visitor, and in every answer of a service. */
const word = 'Kerfuffle';
const address = `${word}@example.com`;
const name = `${'0'.repeat(32)}-20777`;
const person = { name: word, email: address, phone: '+91 1', note: word };
const application = {
  ...composeForm(fillForm('application', sampleFields('application', person))),
  to: [office],
  fileName: `${word}.pdf`,
  fileContentBase64: samplePdf(600, word).toString('base64'),
  mimeType: 'application/pdf',
};

/** Status, type and body of what AWS, WordPress and GitHub respond with: they are one server. */
const answers: readonly (readonly [number, string, string | object])[] = [
  [503, 'text/html', word],
  [403, 'application/json', { __type: 'Denied', code: `is ${word}`, message: word }],
  [400, 'text/xml', `<Response><Error><Code>MessageRejected</Code><Message>${address}</Message></Error></Response>`],
  [200, `application/json; ${word}`, `{${word}`],
  [200, 'text/plain', { ...sampleEmail(), fields: { [word]: 1 } }],
  [200, 'text/plain', { ...sampleEmail({ message: word }), SecretString: word }],
  [302, 'text/html', word],
];

function get(path: string, query: Record<string, string> = {}) {
  const values = Object.entries(query).map(([key, value]) => [key, [value]]);
  return requestOf({ httpMethod: 'GET', path, multiValueQueryStringParameters: Object.fromEntries(values) });
}

const post = (body: object | string, headers = { 'content-type': 'text/plain' }, path = word) =>
  requestOf({ path, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

function call(body: object) {
  const signed = { id: word, timestamp: String(Math.floor(Date.now() / 1_000)), body: JSON.stringify(body) };
  return requestOf({ headers: signWebhook(word, signed), body: signed.body });
}

const native = { 'content-type': 'application/x-www-form-urlencoded' };

/** What is sent to each function, by its folder. */
const calls: Readonly<Record<string, readonly unknown[]>> = {
  'mail/send': [
    post(application),
    post({ subject: word, message: `Email: ${address}`, to: [office], form: word, [word]: word }),
    post({ ...application, fileName: `${word}.exe` }),
    post({ ...application, to: [address] }),
    post(word),
    post(`form=home&name=${word}&email=${word}&message=`, native),
    post(`form=${word}&${word}=${word}`, native),
  ],
  'mail/deliver': [word, ...[word, name].map((each) => createdNotification(`waiting/${each}.json`))].map((each) =>
    batch(each),
  ),
  'mail/events': [
    batch(word),
    batch(`{"eventType":"${word}"}`),
    ...(['hardBounce', 'virus', 'delivery', 'complaint'] as const).map((event) =>
      batch(recordedEvent(event, { name, messageId: word, attempt: word })),
    ),
  ],
  'mail/requeue': [{}],
  'blog/proxy': [get('/cms/posts', { search: word }), get('/cms/posts', { slug: word }), get(`/cms/${word}`)],
  'blog/pages': [
    ...['/blog', '/search', '/feed.xml'].map((path) => get(path, { q: word })),
    ...['/blog', '/careers'].map((path) => get(`${path}/${word}`)),
  ],
  'blog/preview': [
    get('/blog/preview', { id: '7', until: '1', nonce: word, signature: word }),
    get('/blog/preview', { [word]: word }),
  ],
  'blog/webhook': [{ slugs: [word] }, { lists: ['jobs'] }, { problems: [word] }].map(call),
  report: [post({ route: word, [word]: word }), post({ route: 'home', lcpMs: 1, scriptFailed: true })],
};

/** Names of variables of the environment, by their value. */
const variables = (url: string) => ({
  [url]: 'AWS_ENDPOINT_URL AWS_ENDPOINT_URL_SECRETS_MANAGER CMS_URL WAITING_QUEUE_URL',
  [office]: 'OFFICE_MAILBOX ALLOWED_RECIPIENTS',
  'https://a.example': 'SITE_ORIGIN',
  '{}': 'DOCUMENT_HEADERS',
  'us-east-1': 'AWS_REGION',
  1: 'AWS_MAX_ATTEMPTS AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY CMS_SECRET_ID CMS_WEBHOOK_SECRET_ID DISTRIBUTION_ID',
  2: 'CMS_PREVIEW_SECRET_ID EDITORS_MAILBOX LETTER_MAILBOX MAIL_KEY OUTBOX_BUCKET PIPELINE_SECRET_ID RELEASE SENDER_ADDRESS',
  '': 'ALARM_TOPICS LOG_GROUPS CONFIGURATION_SET METRICS_NAMESPACE SUBJECT_PREFIX',
});

test.each(Object.entries(calls))(
  '%s logs no word of a visitor, whatever the services respond',
  async (folder, events) => {
    let answer = answers[0]!;
    await using server = await startLocalServer((_request, sent, response) => {
      // SES rejects each email that S3 has.
      const [status, type, body] = sent.includes('Action=SendRawEmail') ? answers[2]! : answer;
      response.writeHead(status, { 'content-type': type, etag: '"1"', location: `https://${word}.example/${word}` });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    for (const [value, names] of Object.entries(variables(server.url))) {
      for (const each of names.split(' ')) vi.stubEnv(each, value);
    }
    const lines: string[] = [];
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const entry = new URL(`../../functions/${folder}/entry.ts`, import.meta.url).pathname;
    const { handler } = await import(/* @vite-ignore */ entry);
    for (answer of answers) {
      // Lambda logs what a handler throws, with its fields.
      for (const event of events) await handler(event).catch((error: unknown) => lines.push(inspect(error)));
    }
    written.mockRestore();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  },
  120_000,
);

test('a page that cannot be rendered is named without its query', async () => {
  const query = { category: '', search: word, page: 1 };
  const damaged = { list: { query, page: { items: [undefined] } } } as unknown as Parameters<typeof render>[2];
  const failure = await render(`/blog?q=${word}`, assets, damaged).catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({ message: 'Expected /blog to render, got an error.', code: '/blog' });
});
