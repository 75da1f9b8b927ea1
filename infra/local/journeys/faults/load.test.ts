import { expect, onTestFinished, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host } from '../../listen.ts';
import { faultsOf, reasonsIn } from '../../load/report.ts';
import { runVisitors } from '../../load/run-visitors.ts';
import { openSes } from '../mail/ses-stand-in.ts';
import { findPorts, runProduct } from '../running-product.ts';

test('sixty visitors at once, over all routes and calls, each get what they asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await using ses = await openSes();
  const port = await findPorts();
  const product = await runProduct(port, { DATA_DIR: folder, SES_ENDPOINT: ses.url });
  onTestFinished(() => product.kill());
  const url = `http://${host}:${port}`;
  const outcome = await runVisitors({ url, pid: product.pid, visitors: 60, seconds: 12, longestPauseMs: 4_000 });
  expect(new Set(outcome.measured.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  // So short a time says nothing about memory.
  expect(faultsOf({ ...outcome, megabytes: [] }), reasonsIn(product.output())).toEqual([]);
});
