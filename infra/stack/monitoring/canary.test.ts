import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { behaviorFor, cacheTiers } from '../../edge/behaviors.ts';
import { canaryChecks, canaryCode } from './canary.ts';

async function setUp(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const code = canaryCode({
    origin: `http://127.0.0.1:${port}`,
    checks: [{ path: '/', contains: '</html>' }],
  });
  const module: { exports: { handler?: () => Promise<void> } } = { exports: {} };
  runInNewContext(code, { module, fetch, AbortSignal, Error });
  return {
    run: async () =>
      module.exports.handler?.().then(
        () => 'no problem',
        (error: unknown) => String(error),
      ),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('the canary passes for a complete page', async () => {
  await using site = await setUp(200, '<html></html>');
  expect(await site.run()).toBe('no problem');
});

test('an error response fails and is named by its path and status', async () => {
  await using site = await setUp(503, '<html></html>');
  expect(await site.run()).toContain('/ responded with 503');
});

test('an incomplete page fails', async () => {
  await using site = await setUp(200, '<html>');
  expect(await site.run()).toContain('/ lacks </html>');
});

test('an unreachable site fails and is named', async () => {
  const site = await setUp(200, '');
  await site[Symbol.asyncDispose]();
  expect(await site.run()).toContain('/ failed');
});

test('a search of the canary is not cached: its term is new and belongs to the cache key', () => {
  const searches = canaryChecks.filter(({ path }) => path.includes('{now}'));
  expect(searches).toHaveLength(2);
  for (const { path } of searches) {
    const [, name = ''] = /(\w+)=\{now\}$/.exec(path) ?? [];
    expect(cacheTiers[behaviorFor(path.replace(/\?.*/, '')).cache].query).toContain(name);
  }
});
