import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { canaryChecks } from '../../stack/monitoring/canary-checks.ts';
import { findOutage } from './outage.ts';

/** Starts a site whose blog responds with these statuses, one after another, and then with 200. */
async function outageWith(...statuses: number[]) {
  await using site = await startLocalServer(({ url = '', method }, _, response) => {
    const form = canaryChecks.find((check) => check.path === url && method === 'POST');
    const status = form?.status ?? (url.startsWith('/blog') ? statuses.shift() : undefined) ?? 200;
    response.writeHead(status).end(form?.contains ?? '</html>[');
  });
  return await findOutage(site.url, async () => undefined);
}

test('a path that fails twice is an outage, one that fails once is not', async () => {
  expect(await outageWith()).toEqual([]);
  expect(await outageWith(504)).toEqual([]);
  expect(await outageWith(504, 503)).toEqual(['/blog?q={now} responded with 503']);
});

test('the workflow can run outage.ts with Node.js alone', async () => {
  const entryPoints = ['infra/commands/check-site/outage.ts'];
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', write: false } as const;
  const { metafile } = await build({ entryPoints, ...options, metafile: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  expect(imports.filter(({ path }) => !path.startsWith('node:'))).toEqual([]);
});
