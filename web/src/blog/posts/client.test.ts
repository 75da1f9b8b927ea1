import { expect, test } from 'vitest';
import { backoffMs, createClient, HttpError } from './client.ts';

type Step = Response | Error | (() => Response);

/** A client whose answers come in this order, the last one for ever, and what it asked and how long it slept. */
function setUp(...steps: Step[]) {
  const asked: { address: string; init: RequestInit }[] = [];
  const slept: number[] = [];
  const timeouts: number[] = [];
  const client = createClient({
    async fetch(address, init) {
      const step = steps[Math.min(asked.length, steps.length - 1)]!;
      asked.push({ address, init });
      if (step instanceof Error) throw step;
      return typeof step === 'function' ? step() : step;
    },
    async sleep(ms) {
      slept.push(ms);
    },
    timeout(ms) {
      timeouts.push(ms);
      return new AbortController().signal;
    },
  });
  return { client, asked, slept, timeouts };
}

function refuse(status: number, statusText = '', body = '') {
  return () => new Response(body, { status, statusText });
}

const timedOut = new DOMException('The operation timed out', 'TimeoutError');

test('a list comes with its totals', async () => {
  const headers = { 'x-wp-total': '25', 'x-wp-totalpages': '3' };
  const { client } = setUp(new Response('[1]', { headers }));
  expect(await client('/posts')).toEqual({ body: [1], total: 25, totalPages: 3 });
});

test('the service is asked for JSON in JSON, and given ten seconds', async () => {
  const { client, asked, timeouts } = setUp(new Response('[]'));
  await client('/posts');
  expect(asked[0]).toMatchObject({
    address: '/posts',
    init: { headers: { accept: 'application/json', 'content-type': 'application/json' } },
  });
  expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  expect(timeouts).toEqual([10_000]);
});

test('an answer that is no JSON has no body', async () => {
  const { client } = setUp(new Response('<b>Warning</b>[]'));
  expect((await client('/posts')).body).toBeUndefined();
});

test('after a server error it is asked three times in all, one and two seconds apart', async () => {
  const { client, asked, slept } = setUp(refuse(500, 'Internal Server Error'));
  await expect(client('/posts')).rejects.toThrow('Failed after 3 attempts: HTTP 500: Internal Server Error');
  expect(asked).toHaveLength(3);
  expect(slept).toEqual([1_000, 2_000]);
});

test('pauses double and end at five seconds', () => {
  expect([1, 2, 3, 4, 5].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});

test.each([
  ['a server error', refuse(502)],
  ['too many requests', refuse(429)],
  ['a request time-out', refuse(408)],
  ['no answer in time', timedOut],
])('%s is worth another attempt, which may succeed', async (_, failure) => {
  const { client, asked } = setUp(failure, new Response('[]'));
  await client('/posts');
  expect(asked).toHaveLength(2);
});

test.each([400, 401, 403, 404])('a status of %d fails at once', async (status) => {
  const { client, asked } = setUp(refuse(status, 'Refused'));
  await expect(client('/posts')).rejects.toThrow(`HTTP ${status}: Refused`);
  expect(asked).toHaveLength(1);
});

test('a network failure fails at once with its own error', async () => {
  const { client, asked } = setUp(new TypeError('Failed to fetch'));
  await expect(client('/posts')).rejects.toThrow(TypeError);
  expect(asked).toHaveLength(1);
});

test("where the protocol has no status text, the proxy's sentence is said", async () => {
  const body = JSON.stringify({ status: 404, error: 'There is nothing at this address.' });
  const { client } = setUp(refuse(404, '', body));
  await expect(client('/posts')).rejects.toThrow('HTTP 404: There is nothing at this address.');
});

test("WordPress's own name of an error is kept", async () => {
  const { client } = setUp(refuse(400, 'Bad Request', '{"code":"rest_post_invalid_page_number"}'));
  const failure = await client('/posts').catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 400, code: 'rest_post_invalid_page_number' });
});
