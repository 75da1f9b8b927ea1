import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSecretReader } from './secret.ts';

/** A Secrets Manager on this machine that gives this answer or none, and what it was asked. */
async function setUp(status: number, body?: object) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      if (body) response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return { readSecret: createSecretReader('cms-credential'), asked };
}

test('the text of the named secret is read', async () => {
  const { readSecret, asked } = await setUp(200, { Name: 'cms-credential', SecretString: '{"user":"reader"}' });
  expect(await readSecret()).toBe('{"user":"reader"}');
  expect(asked).toEqual([{ SecretId: 'cms-credential' }]);
});

test('a secret that does not exist is refused by name', async () => {
  const { readSecret } = await setUp(400, { __type: 'ResourceNotFoundException', message: 'no such secret' });
  await expect(readSecret()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('a Secrets Manager that says nothing is given up within two seconds', async () => {
  const { readSecret } = await setUp(200);
  const started = performance.now();
  await expect(readSecret()).rejects.toMatchObject({ name: expect.stringMatching(/Abort|Timeout/) });
  expect(performance.now() - started).toBeLessThan(2_500);
});
