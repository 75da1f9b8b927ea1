import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { canaryCode } from './canary-code.ts';

/** Runs the canary against a site that responds to every path alike. */
async function setUp(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const code = canaryCode(`http://127.0.0.1:${port}`, [{ path: '/', holds: '</html>' }]);
  const exports: { handler?: () => Promise<void> } = {};
  runInNewContext(code, { exports, fetch, AbortSignal, Error });
  return {
    look: async () =>
      exports.handler?.().then(
        () => 'content',
        (error: unknown) => String(error),
      ),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('the canary passes for a complete page', async () => {
  await using site = await setUp(200, '<html></html>');
  expect(await site.look()).toBe('content');
});

test('an error response fails and is named by its path and status', async () => {
  await using site = await setUp(503, '<html></html>');
  expect(await site.look()).toContain('/ answered 503');
});

test('an incomplete page fails', async () => {
  await using site = await setUp(200, '<html>');
  expect(await site.look()).toContain('/ lacks </html>');
});

test('an unreachable site fails and is named', async () => {
  const site = await setUp(200, '');
  await site[Symbol.asyncDispose]();
  expect(await site.look()).toContain('/ failed');
});

test('the source fits into Lambda’s limit for inline code', () => {
  expect(canaryCode('https://a-rather-long-domain-name.example', []).length).toBeLessThan(4_096);
});
