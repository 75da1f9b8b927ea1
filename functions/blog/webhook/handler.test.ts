import type { APIGatewayProxyEvent } from 'aws-lambda';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMemoryOutbox } from '../../mail/outbox/memory-outbox.testkit.ts';
import { createHandler } from './handler.ts';
import { isSigned, signWebhook } from './signature.ts';

const now = new Date('2026-11-20T10:12:00Z');
const timestamp = String(now.getTime() / 1_000);

type SetUp = { secret?: string; dispatch?: () => Promise<void>; edge?: () => Promise<void> };

function setUp({ secret = 'open sesame', edge = async () => undefined, dispatch }: SetUp = {}) {
  const invalidated: string[] = [];
  const ids: string[] = [];
  const logged: string[] = [];
  const outbox = createMemoryOutbox(() => now.getTime());
  const handler = createHandler({
    readSecret: async () => secret,
    edge: {
      invalidate(paths, id) {
        invalidated.push(...paths);
        ids.push(id);
        return edge();
      },
    },
    ...(dispatch && { pipeline: { start: dispatch } }),
    outbox,
    now: () => now,
    log: (event) => void logged.push(event),
  });
  const send = (headers: Record<string, string>, body = '', httpMethod = 'POST') =>
    handler({ httpMethod, headers, body } as unknown as APIGatewayProxyEvent);
  const post = (sent: string, { httpMethod = 'POST', body = '' } = {}) =>
    send(signWebhook(sent, { id: 'call-1', timestamp, body }), body, httpMethod);
  return { send, post, outbox, invalidated, ids, logged };
}

const lists = [
  '/blog',
  '/blog?*',
  '/search*',
  '/sitemap.xml*',
  '/feed.xml*',
  '/default/cms/posts?_embed=*',
  '/default/cms/categories*',
];

test('a call that names a post invalidates this post and the lists, and no other post', async () => {
  const { post, invalidated, logged } = setUp();
  expect((await post('open sesame', { body: '{"slugs":["new-name","%e0%aa%b5","new-name"]}' })).statusCode).toBe(202);
  expect(invalidated).toEqual([
    ...lists,
    '/blog/new-name',
    '/blog/new-name?*',
    '/default/cms/posts?slug=new-name&*',
    '/blog/%E0%AA%B5',
    '/blog/%E0%AA%B5?*',
    '/default/cms/posts?slug=%E0%AA%B5&*',
  ]);
  expect(logged).toEqual(['blog-invalidated']);
});

test.each(['{"slugs":[1]}', '{}', '{"slugs":[]}', '{"slugs":["a","/*"]}', '{"slugs":["","a"]}', '{"slugs":["*"]}'])(
  'a call with the body “%s”, which names no post, invalidates all posts',
  async (body) => {
    const { post, invalidated } = setUp();
    expect((await post('open sesame', { body })).statusCode).toBe(202);
    expect(invalidated).toEqual(['/blog*', '/search*', '/sitemap.xml*', '/feed.xml*', '/default/cms/*']);
  },
);

test.each([
  ...['', 'open sesam', 'open sesame ', 'OPEN SESAME'].map((secret): [string, Record<string, string>] => [
    `signed with the secret “${secret}”`,
    signWebhook(secret, { id: 'call-1', timestamp, body: 'x' }),
  ]),
  ['with the secret instead of a signature', { 'webhook-signature': 'open sesame' }],
  ['whose body was changed', signWebhook('open sesame', { id: 'call-1', timestamp, body: '{"slugs":["b"]}' })],
  [
    'with the signature of another call',
    { ...signWebhook('open sesame', { id: '2', timestamp, body: 'x' }), 'webhook-id': '1' },
  ],
  ...[-301, 301].map((ageS): [string, Record<string, string>] => [
    `that is ${ageS} s old`,
    signWebhook('open sesame', { id: 'call-1', timestamp: String(Number(timestamp) - ageS), body: 'x' }),
  ]),
  ['with a time that is no number', signWebhook('open sesame', { id: 'call-1', timestamp: 'now', body: 'x' })],
])('a call %s is rejected', async (_, headers) => {
  const { send, invalidated, logged } = setUp();
  expect((await send(headers, 'x')).statusCode).toBe(401);
  expect({ invalidated, logged }).toEqual({ invalidated: [], logged: ['webhook-rejected'] });
});

test('a request without a signature, which anybody can send, is rejected and not logged', async () => {
  const { send, invalidated, logged } = setUp();
  expect((await send({}, 'x')).statusCode).toBe(401);
  expect({ invalidated, logged }).toEqual({ invalidated: [], logged: [] });
});

test('a call of a library of Standard Webhooks is accepted, with its signature among others', async () => {
  // The vector of the libraries' own tests.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const [id, sent, body] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}'];
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const call = { id, timestamp: String(sent), body };
  expect(isSigned(secret, call, signature, new Date(sent * 1_000))).toBe(true);
  expect(isSigned(secret, call, `v1,AAAA v1a,xyz ${signature} v2,x`, new Date(sent * 1_000))).toBe(true);
  expect(isSigned(secret, call, 'v1,AAAA v1,BBBB', new Date(sent * 1_000))).toBe(false);
  expect(isSigned(secret, { ...call, id: 'msg_2' }, signature, new Date(sent * 1_000))).toBe(false);
});

test.each(['whsec_', 'whsec_!!!', 'whsec_QQ=='])(
  'the secret %s is not decoded to a key that can be guessed',
  (secret) => {
    const call = { id: 'call-1', timestamp, body: '' };
    const guess = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const digest = createHmac('sha256', guess).update(`call-1.${timestamp}.`).digest('base64');
    expect(isSigned(secret, call, `v1,${digest}`, now)).toBe(false);
  },
);

test('a call that names lists starts the pipeline, and invalidates the pages of the jobs if one changed', async () => {
  let started = 0;
  const { post, invalidated, logged } = setUp({ dispatch: async () => void (started += 1) });
  expect((await post('open sesame', { body: '{"lists":["team"]}' })).body).toBe('{"status":202,"update":"started"}');
  expect({ started, invalidated, logged }).toEqual({ started: 1, invalidated: [], logged: ['list-update-started'] });
  expect((await post('open sesam', { body: '{"lists":["jobs"]}' })).statusCode).toBe(401);
  expect((await post('open sesame', { body: '{"slugs":["a"]}' })).statusCode).toBe(202);
  expect(started).toBe(1);
  const withoutPipeline = setUp({ edge: () => Promise.reject(new Error('TooManyInvalidationsInProgress')) });
  expect((await withoutPipeline.post('open sesame', { body: '{"lists":["jobs"]}' })).body).toContain('"update":"none"');
  expect(withoutPipeline.invalidated).toEqual(['/careers/*']);
  expect(withoutPipeline.logged).toEqual(['blog-invalidation-failed', 'list-update-skipped']);
});

test('a call that is sent twice has the same id both times, so that CloudFront invalidates once', async () => {
  const { post, ids } = setUp();
  await post('open sesame');
  await post('open sesame');
  expect(ids).toEqual(['call-1', 'call-1']);
});

test('problems of the lists are one email in the outbox, however often they are sent on a day', async () => {
  const { post, outbox, logged } = setUp();
  const body = JSON.stringify({ problems: ['Story “\u202eAcme”: wrong.', 'x'.repeat(2_000)] });
  for (const _ of [1, 2]) expect((await post('open sesame', { body })).statusCode).toBe(202);
  const [key = '', ...others] = outbox.keys('waiting');
  expect({ others, logged }).toEqual({ others: [], logged: ['list-problems-reported', 'list-problems-reported'] });
  const { form, subject, message } = (await outbox.read(key)) ?? {};
  expect({ form, subject }).toEqual({ form: 'lists', subject: 'The website waits for WordPress: 2 things to correct' });
  expect(message).toContain('Story “ Acme”: wrong.\n\n');
  expect(message?.length).toBeLessThan(1_300);
});

const failing = () => Promise.reject(new Error('got status 401'));

test.each<[string, SetUp, string, number, string]>([
  ['an empty secret', { secret: '' }, '', 503, 'webhook-secret-unreadable'],
  ['an error of CloudFront', { edge: failing }, '', 502, 'blog-invalidation-failed'],
  ['a pipeline that cannot be started', { dispatch: failing }, '{"lists":["team"]}', 502, 'list-update-failed'],
  ['an email that cannot be stored', {}, '{"problems":["a"]}', 503, 'list-report-failed'],
])('%s is returned to the sender and logged', async (_, options, body, status, event) => {
  const { post, outbox, logged } = setUp(options);
  outbox.put = failing;
  expect((await post(options.secret ?? 'open sesame', { body })).statusCode).toBe(status);
  expect(logged).toEqual([event]);
});

test('every method but POST is rejected', async () => {
  const { post, logged } = setUp();
  expect((await post('open sesame', { httpMethod: 'GET' })).statusCode).toBe(405);
  expect(logged).toEqual([]);
});
