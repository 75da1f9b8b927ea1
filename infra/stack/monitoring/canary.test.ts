import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { behaviorFor, cacheTiers } from '../../edge/behaviors.ts';
import { canaryChecks } from './canary-checks.ts';
import { canaryCode } from './canary.ts';

async function setUp(status: number, body: string) {
  const { url, ...server } = await startLocalServer((_, __, response) => response.writeHead(status).end(body));
  const code = canaryCode({ origin: url, checks: [{ path: '/', contains: '</html>' }] });
  const module: { exports: { handler?: () => Promise<void> } } = { exports: {} };
  runInNewContext(code, { module, fetch, AbortSignal, Error });
  return {
    ...server,
    run: async () =>
      module.exports.handler?.().then(
        () => 'no problem',
        (error: unknown) => String(error),
      ),
  };
}

test('the canary passes for a complete page', async () => {
  await using site = await setUp(200, '<html></html>');
  expect(await site.run()).toBe('no problem');
});

test.each([
  [503, '<html></html>', '/ responded with 503'],
  [200, '<html>', '/ lacks </html>'],
])('a response with %i and %s fails and is named', async (status, body, problem) => {
  await using site = await setUp(status, body);
  expect(await site.run()).toContain(problem);
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
