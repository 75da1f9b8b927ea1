import { expect, test } from 'vitest';
import { backoffMs, createClient } from './client.ts';

type Step = Response | Error | (() => Response);

/**
 * Returns a client whose requests get these steps in order (the last one repeats), with the recorded requests, delays
 * and timeouts.
 */
function setUp(...steps: Step[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const delays: number[] = [];
  const timeouts: number[] = [];
  const client = createClient({
    async fetch(url, init) {
      const step = steps[Math.min(requests.length, steps.length - 1)]!;
      requests.push({ url, init });
      if (step instanceof Error) throw step;
      return typeof step === 'function' ? step() : step;
    },
    async sleep(ms) {
      delays.push(ms);
    },
    timeout(ms) {
      timeouts.push(ms);
      return new AbortController().signal;
    },
  });
  return { client, requests, delays, timeouts };
}

function httpError(status: number, statusText = '', body = '') {
  return () => new Response(body, { status, statusText });
}

const timedOut = new DOMException('The operation timed out', 'TimeoutError');

test('a request accepts JSON and times out after ten seconds', async () => {
  const { client, requests, timeouts } = setUp(new Response('[]'));
  await client('/posts');
  expect(requests[0]).toMatchObject({
    url: '/posts',
    init: { headers: { accept: 'application/json', 'content-type': 'application/json' } },
  });
  expect(requests[0]?.init.signal).toBeInstanceOf(AbortSignal);
  expect(timeouts).toEqual([10_000]);
});

test('the body is undefined if the response is not JSON', async () => {
  const { client } = setUp(new Response('<b>Warning</b>[]'));
  expect((await client('/posts')).body).toBeUndefined();
});

test('a server error is retried twice, after one and two seconds', async () => {
  const { client, requests, delays } = setUp(httpError(500, 'Internal Server Error'));
  await expect(client('/posts')).rejects.toThrow('Failed after 3 attempts: HTTP 500: Internal Server Error');
  expect(requests).toHaveLength(3);
  expect(delays).toEqual([1_000, 2_000]);
});

test('the delay doubles up to five seconds', () => {
  expect([1, 2, 3, 4, 5].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});

test.each([
  ['a server error', httpError(502)],
  ['too many requests', httpError(429)],
  ['a request timeout', httpError(408)],
  ['no response within the timeout', timedOut],
])('%s is retried, and the retry may succeed', async (_, failure) => {
  const { client, requests } = setUp(failure, new Response('[]'));
  await client('/posts');
  expect(requests).toHaveLength(2);
});

const sentence = JSON.stringify({ status: 404, error: 'There is nothing at this URL.' });

test.each<[string, Step, string]>([
  ['HTTP 400', httpError(400, 'Refused'), 'HTTP 400: Refused'],
  ['HTTP 404 without a status text', httpError(404, '', sentence), 'HTTP 404: There is nothing at this URL.'],
  ['a network error', new TypeError('Failed to fetch'), 'Failed to fetch'],
])('%s fails without a retry and says why', async (_, failure, message) => {
  const { client, requests } = setUp(failure);
  await expect(client('/posts')).rejects.toThrow(message);
  expect(requests).toHaveLength(1);
});
