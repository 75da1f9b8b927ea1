import { expect, test } from 'vitest';
import { botChatPath, chatLimits } from '#contract/chat.ts';
import { ask } from './ask.ts';

type Asked = { url: RequestInfo | URL; init: RequestInit };

function setUp(respond: (signal: AbortSignal) => Promise<Response>) {
  const requests: Asked[] = [];
  const timers = new Map<number, () => void>();
  const left = new AbortController();
  const answer = ask('Hours?', left.signal, {
    fetch: (url, init) => {
      requests.push({ url, init: init! });
      return respond(init!.signal!);
    },
    after: (milliseconds, action) => {
      timers.set(milliseconds, action);
      return () => timers.delete(milliseconds);
    },
  });
  return { answer, requests, timers, left };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('a question goes to our own origin as exactly one field, without cookies', async () => {
  const { answer, requests } = setUp(async () => new Response('{"data":"Nine to six."}'));
  expect(await answer).toEqual({ kind: 'reply', text: 'Nine to six.' });
  const { url, init } = requests[0]!;
  expect(url).toBe(botChatPath);
  expect(init).toMatchObject({ method: 'POST', body: '{"message":"Hours?"}', credentials: 'omit' });
  expect(init.headers).toEqual({ 'Content-Type': 'application/json' });
});

test.each([
  ['a reply under status 500 is a reply', 500, '{"data":"x"}', { kind: 'reply', text: 'x' }],
  ['a number is a reply', 200, '{"data":42}', { kind: 'reply', text: '42' }],
  ['what is not JSON has failed', 200, '<p>Not what you expect</p>', { kind: 'failed' }],
  ['JSON without data has failed', 200, '{}', { kind: 'failed' }],
  ['JSON that is no object has failed', 200, 'null', { kind: 'failed' }],
  ['blank data has failed', 200, '{"data":"  "}', { kind: 'failed' }],
  ['data of another type has failed', 200, '{"data":{"a":1}}', { kind: 'failed' }],
  ['an empty body has failed', 502, '', { kind: 'failed' }],
  ['a missing chat host is told apart', 503, '{"error":"no-chat-host"}', { kind: 'noHost' }],
])('%s', async (_, status, body, expected) => {
  expect(await setUp(async () => new Response(body, { status })).answer).toEqual(expected);
});

test('no connection has failed', async () => {
  expect(await setUp(() => Promise.reject(new TypeError('Failed to fetch'))).answer).toEqual({ kind: 'failed' });
});

test('after 30 seconds without an answer the request is called off and has failed', async () => {
  const { answer, timers, requests } = setUp(untilAborted);
  timers.get(chatLimits.timeoutMs)!();
  expect(await answer).toEqual({ kind: 'failed' });
  expect(requests[0]!.init.signal!.aborted).toBe(true);
});

test('a body that never ends is called off like a missing answer', async () => {
  const { answer, timers } = setUp(
    async (signal) =>
      new Response(
        new ReadableStream({ start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)) }),
      ),
  );
  await Promise.resolve();
  timers.get(chatLimits.timeoutMs)!();
  expect(await answer).toEqual({ kind: 'failed' });
});

test('leaving calls the request off, and no timer stays behind', async () => {
  const { answer, left, requests, timers } = setUp(untilAborted);
  left.abort();
  await answer;
  expect(requests[0]!.init.signal!.aborted).toBe(true);
  expect(timers.size).toBe(0);
});
