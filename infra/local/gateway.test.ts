import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createGateway } from './gateway.ts';
import type { OriginRequest } from './site/origins.ts';

/** Starts a gateway whose functions record the event and return the given response. */
function setUp(respond: () => Promise<APIGatewayProxyResult> = async () => ({ statusCode: 200, body: 'done' })) {
  const events: APIGatewayProxyEvent[] = [];
  const handler = (event: APIGatewayProxyEvent) => {
    events.push(event);
    return respond();
  };
  const gateway = createGateway({
    routes: [
      { method: 'POST', path: '/default/sendEmail', function: 'send-email' },
      { method: 'GET', path: '/default/cms/posts', function: 'cms-proxy' },
    ],
    handlers: {
      'send-email': handler,
      'cms-proxy': handler,
      'blog-pages': handler,
      'blog-preview': handler,
      'cms-webhook': handler,
      report: handler,
    },
    timeoutMs: 500,
  });
  const send = async (request: Partial<OriginRequest>) => {
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
  return { send, events };
}

test.each([
  ['over API Gateway’s 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1)],
  ['that becomes an event over Lambda’s 6 MB', Buffer.alloc(6_291_556, 'x')],
  ['whose quotation marks make the event too large', Buffer.alloc(3_300_000, '"')],
])('a body %s responds with 413 and no function runs', async (_, body) => {
  const { send, events } = setUp();
  const response = await send({ method: 'POST', path: '/default/sendEmail', body });
  expect(response).toMatchObject({ status: 413, body: '{"message":"Request Too Long"}' });
  expect(events).toEqual([]);
});

test('a response over Lambda’s 6 MB results in 502, also if only its quotation marks make it too large', async () => {
  for (const body of ['x'.repeat(6_291_556), '"'.repeat(3_200_000)]) {
    const { send } = setUp(async () => ({ statusCode: 200, body }));
    expect(await send({})).toMatchObject({ status: 502, body: '{"message":"Internal server error"}' });
  }
  const { send } = setUp(async () => ({ statusCode: 200, body: 'x'.repeat(6_200_000) }));
  expect((await send({})).status).toBe(200);
});

test.each([{ headers: { accept: 'x'.repeat(10_240) } }, { query: `q=${'x'.repeat(10_240)}` }])(
  'a request line and headers over API Gateway’s 10,240 bytes respond with 431 and no function runs',
  async (request) => {
    const { send, events } = setUp();
    expect((await send(request)).status).toBe(431);
    expect(events).toEqual([]);
  },
);

test('a function that does not respond in time results in 504', async () => {
  const { send } = setUp(() => new Promise(() => {}));
  expect(await send({})).toMatchObject({ status: 504, body: '{"message":"Endpoint request timed out"}' });
});
