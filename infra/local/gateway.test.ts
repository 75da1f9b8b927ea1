import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createGateway } from './gateway.ts';
import type { OriginRequest } from './site/origin.ts';

/** A gateway whose functions remember the event and answer as told. */
function setUp(
  answer: () => Promise<APIGatewayProxyResult> = async () => ({ statusCode: 200, body: 'done' }),
  timeoutMs = 500,
) {
  const events: APIGatewayProxyEvent[] = [];
  const handler = (event: APIGatewayProxyEvent) => {
    events.push(event);
    return answer();
  };
  const gateway = createGateway({
    routes: [
      { method: 'POST', path: '/default/sendEmail', function: 'send-email' },
      { method: 'GET', path: '/default/cms/posts', function: 'cms-proxy' },
      { method: 'GET', path: '/default/blog/{slug+}', function: 'blog-pages' },
    ],
    handlers: { 'send-email': handler, 'cms-proxy': handler, 'blog-pages': handler, published: handler },
    timeoutMs,
  });
  const ask = async (request: Partial<OriginRequest>) => {
    const { status, headers, body } = await gateway({
      method: 'GET',
      path: '/default/cms/posts',
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      ...request,
    });
    return { status, headers, body: body.toString() };
  };
  return { ask, events };
}

test('a function sees the path without the stage, the decoded query and the text of the body', async () => {
  const { ask, events } = setUp();
  await ask({
    query: 'search=caf%C3%A9+bar&categories=1&categories=2',
    headers: { 'x-forwarded-for': '198.51.100.7, 10.0.0.1' },
  });
  await ask({ method: 'POST', path: '/default/sendEmail', body: Buffer.from('{"subject":"નમસ્તે"}') });
  expect(events).toMatchObject([
    {
      path: '/cms/posts',
      httpMethod: 'GET',
      body: null,
      queryStringParameters: { search: 'café bar', categories: '2' },
      multiValueQueryStringParameters: { categories: ['1', '2'] },
      requestContext: { stage: 'default', path: '/default/cms/posts', identity: { sourceIp: '10.0.0.1' } },
    },
    { path: '/sendEmail', body: '{"subject":"નમસ્તે"}', isBase64Encoded: false, queryStringParameters: null },
  ]);
});

test('a greedy route answers every path below it and names the path that was asked', async () => {
  const { ask, events } = setUp();
  for (const path of ['/default/blog/a-post', '/default/blog/a/b']) expect((await ask({ path })).status).toBe(200);
  expect((await ask({ path: '/default/blog/' })).status).toBe(403);
  expect(events).toMatchObject([
    { path: '/blog/a-post', resource: '/blog/{slug+}' },
    { path: '/blog/a/b', resource: '/blog/{slug+}' },
  ]);
});

test('a route or a method that does not exist answers 403 and no function runs', async () => {
  const { ask, events } = setUp();
  for (const request of [{ path: '/default/cms/users' }, { path: '/cms/posts' }, { path: '/default/sendEmail' }]) {
    expect(await ask(request)).toMatchObject({ status: 403, body: '{"message":"Missing Authentication Token"}' });
  }
  expect(events).toEqual([]);
});

test.each([
  ['over API Gateway’s 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1)],
  ['that becomes an event over Lambda’s 6 MB', Buffer.alloc(6_291_556, 'x')],
  ['whose quotation marks make the event too large', Buffer.alloc(3_300_000, '"')],
])('a body %s answers 413 and no function runs', async (_, body) => {
  const { ask, events } = setUp();
  const answer = await ask({ method: 'POST', path: '/default/sendEmail', body });
  expect(answer).toMatchObject({ status: 413, body: '{"message":"Request Too Long"}' });
  expect(events).toEqual([]);
});

test('a function that throws answers 502 without a word of the cause', async () => {
  const { ask } = setUp(() => Promise.reject(new Error('secret detail')));
  expect(await ask({})).toMatchObject({ status: 502, body: '{"message":"Internal server error"}' });
});

test.each<object>([{}, { statusCode: 200, body: { not: 'text' } }, { statusCode: '200', body: '' }])(
  'the malformed answer %j is a 502',
  async (malformed) => {
    const { ask } = setUp(async () => malformed as APIGatewayProxyResult);
    expect((await ask({})).status).toBe(502);
  },
);

test('a function that takes too long answers 504', async () => {
  const { ask } = setUp(() => new Promise(() => undefined), 20);
  expect(await ask({})).toMatchObject({ status: 504, body: '{"message":"Endpoint request timed out"}' });
});

test('headers and a body in base64 pass through, and JSON is said where a function says nothing', async () => {
  const body = Buffer.from('<p>ok</p>').toString('base64');
  const html = setUp(async () => ({
    statusCode: 201,
    headers: { 'Content-Type': 'text/html' },
    body,
    isBase64Encoded: true,
  }));
  expect(await html.ask({})).toMatchObject({
    status: 201,
    headers: { 'content-type': 'text/html' },
    body: '<p>ok</p>',
  });
  expect((await setUp().ask({})).headers).toMatchObject({ 'content-type': 'application/json' });
});

test('a parameter called __proto__ is a parameter', async () => {
  const { ask, events } = setUp();
  await ask({ query: '__proto__=x&page=2' });
  expect(events[0]?.multiValueQueryStringParameters).toEqual(
    Object.fromEntries([
      ['__proto__', ['x']],
      ['page', ['2']],
    ]),
  );
});
