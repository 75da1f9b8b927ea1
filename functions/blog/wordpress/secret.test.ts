import type { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import { createSecretReader, rememberCredential } from './secret.ts';

async function setUp(status: number, body?: object) {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const server = await startLocalServer((request, text, response) => {
    requests.push({ request, body: text });
    if (body) response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const readSecret = createSecretReader('cms-credential', {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: server.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI-EXAMPLE',
    AWS_SESSION_TOKEN: 'a-role-for-an-hour',
  });
  return { readSecret, requests };
}

test('the text of the secret is returned', async () => {
  const { readSecret, requests } = await setUp(200, { Name: 'cms-credential', SecretString: '{"user":"reader"}' });
  expect(await readSecret()).toBe('{"user":"reader"}');
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ SecretId: 'cms-credential' }]);
  expect(requests[0]?.request.headers).toMatchObject({
    authorization: expect.stringMatching(/AKIDEXAMPLE\/\d+\/eu-central-1\/secretsmanager\/.*x-amz-target/) as unknown,
    'x-amz-target': 'secretsmanager.GetSecretValue',
    'x-amz-security-token': 'a-role-for-an-hour',
  });
});

test('an error of Secrets Manager rejects with its name or status instead of returning an empty secret', async () => {
  const missing = { __type: 'com.amazonaws.secretsmanager#ResourceNotFoundException', message: 'no such secret' };
  await expect((await setUp(400, missing)).readSecret()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect((await setUp(503, {})).readSecret()).rejects.toThrow('503');
});

test('a request to Secrets Manager times out after 1.5 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const { readSecret } = await setUp(200);
  await expect(readSecret()).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(timeout.mock.calls).toEqual([[1_500]]);
});

function setUpCredential(...results: (string | undefined | Error)[]) {
  const failures: string[] = [];
  const reads = { count: 0 };
  const readCredential = rememberCredential(
    async () => {
      reads.count += 1;
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result;
    },
    (cause) => failures.push(cause),
  );
  return { readCredential, failures, reads };
}

const secret = '{"user":"reader","password":"abcd efgh"}';

test('the secret is read once, also by concurrent requests', async () => {
  const { readCredential, reads } = setUpCredential(secret);
  const credentials = [...(await Promise.all([readCredential(), readCredential()])), await readCredential()];
  expect(credentials).toEqual(Array.from({ length: 3 }, () => ({ user: 'reader', password: 'abcd efgh' })));
  expect(reads.count).toBe(1);
});

test('an unreadable secret is logged, makes the request anonymous, and is read again', async () => {
  const { readCredential, failures } = setUpCredential(new RangeError('throttled'), secret);
  expect(await readCredential()).toBeUndefined();
  expect(failures).toEqual(['RangeError']);
  expect(await readCredential()).toMatchObject({ user: 'reader' });
});

test.each([
  ...[undefined, '', '{"user":"","password":""}', '{"user":"reader","password":""}', '{}'].map((text) => [text, 0]),
  ...['secret', 'null', '{"user":1}'].map((text) => [text, 1]),
] as [string | undefined, number][])(
  'a secret of %j makes anonymous requests and is logged %i times',
  async (text, times) => {
    const { readCredential, failures } = setUpCredential(text);
    expect(await readCredential()).toBeUndefined();
    expect(failures).toHaveLength(times);
  },
);
