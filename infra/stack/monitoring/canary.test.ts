import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { behaviorFor, cacheTiers } from '../../edge/behaviors.ts';
import { canaryChecks } from './canary-checks.ts';
import { canaryCode } from './canary.ts';

test.each([
  [200, '<html></html>', /^no problem$/],
  [503, '<html></html>', /\/ responded with 503/],
  [200, '<html>', /\/ lacks <\/html>/],
  ['no connection', '', /\/ failed/],
])('after a response with %s and “%s” the canary reports %s', async (status, body, problem) => {
  await using site = await startLocalServer((_, __, response) => {
    if (typeof status === 'number') response.writeHead(status).end(body);
    else response.destroy();
  });
  const code = canaryCode({ origin: site.url, checks: [{ path: '/', contains: '</html>' }] });
  const module: { exports: { handler?: () => Promise<void> } } = { exports: {} };
  runInNewContext(code, { module, fetch, AbortSignal, Error });
  const report = await module.exports.handler!().then(() => 'no problem', String);
  expect(report).toMatch(problem);
});

test('a search of the canary is not cached: its term is new and belongs to the cache key', () => {
  const searches = canaryChecks.filter(({ path }) => path.includes('{now}'));
  expect(searches).toHaveLength(2);
  for (const { path } of searches) {
    const [, name = ''] = /(\w+)=\{now\}$/.exec(path) ?? [];
    expect(cacheTiers[behaviorFor(path.replace(/\?.*/, '')).cache].query).toContain(name);
  }
});
