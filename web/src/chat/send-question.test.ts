import { expect, test } from 'vitest';
import { botChatPath, chatLimits } from '#contract/chat.ts';
import { sendQuestion } from './send-question.ts';

type SentRequest = { url: RequestInfo | URL; init: RequestInit };

function setUp(respond: (signal: AbortSignal) => Promise<Response>) {
  const requests: SentRequest[] = [];
  const timeout = new AbortController();
  const controller = new AbortController();
  const answer = sendQuestion('Hours?', controller.signal, {
    fetch: (url, init) => {
      requests.push({ url, init: init! });
      return respond(init!.signal!);
    },
    timeout: (ms) => {
      expect(ms).toBe(chatLimits.timeoutMs);
      return timeout.signal;
    },
  });
  return { answer, requests, timeout, controller };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('a question is sent to our own origin as one field, without cookies', async () => {
  const { answer, requests } = setUp(async () => new Response('{"data":"Nine to six."}'));
  expect(await answer).toEqual({ kind: 'reply', text: 'Nine to six.' });
  const { url, init } = requests[0]!;
  expect(url).toBe(botChatPath);
  expect(init).toMatchObject({ method: 'POST', body: '{"message":"Hours?"}', credentials: 'omit' });
  expect(init.headers).toEqual({ 'Content-Type': 'application/json' });
});

test.each([
  ['a reply with status 500 is a reply', 500, '{"data":"x"}', { kind: 'reply', text: 'x' }],
  ['a number is a reply', 200, '{"data":42}', { kind: 'reply', text: '42' }],
  ['a body that is not JSON is a failure', 200, '<p>Not what you expect</p>', { kind: 'failed' }],
  ['JSON without data is a failure', 200, '{}', { kind: 'failed' }],
  ['JSON that is not an object is a failure', 200, 'null', { kind: 'failed' }],
  ['blank data is a failure', 200, '{"data":"  "}', { kind: 'failed' }],
  ['data of another type is a failure', 200, '{"data":{"a":1}}', { kind: 'failed' }],
  ['an empty body is a failure', 502, '', { kind: 'failed' }],
  ['a missing chat host is distinguished from a failure', 503, '{"error":"no-chat-host"}', { kind: 'noHost' }],
])('%s', async (_, status, body, expected) => {
  expect(await setUp(async () => new Response(body, { status })).answer).toEqual(expected);
});

test('a network error is a failure', async () => {
  expect(await setUp(() => Promise.reject(new TypeError('Failed to fetch'))).answer).toEqual({ kind: 'failed' });
});

test('a request without a response is aborted after 30 seconds and fails', async () => {
  const { answer, timeout, requests } = setUp(untilAborted);
  timeout.abort();
  expect(await answer).toEqual({ kind: 'failed' });
  expect(requests[0]!.init.signal!.aborted).toBe(true);
});

test('a response body that never ends is aborted after the timeout', async () => {
  const { answer, timeout } = setUp(
    async (signal) =>
      new Response(
        new ReadableStream({ start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)) }),
      ),
  );
  await Promise.resolve();
  timeout.abort();
  expect(await answer).toEqual({ kind: 'failed' });
});

test('an abort by the caller aborts the request', async () => {
  const { answer, controller, requests } = setUp(untilAborted);
  controller.abort();
  await answer;
  expect(requests[0]!.init.signal!.aborted).toBe(true);
});
