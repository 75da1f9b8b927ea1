import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSes } from '../journeys/mail/ses-stand-in.ts';
import { findPorts, runProduct } from '../journeys/running-product.ts';
import { host } from '../listen.ts';
import { faultsOf, reasonsIn, reportLines } from './report.ts';
import { runVisitors } from './run-visitors.ts';

/** `npm run test:load`: 200 visitors for two minutes, or `-- VISITORS SECONDS`; exits 1 when anything was wrong. */
const [visitors = 200, seconds = 120] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'load-'));
// The inbox keeps every mail, so the product's memory would grow with it.
const ses = await openSes();
const port = await findPorts();
const product = await runProduct(port, { DATA_DIR: folder, SES_ENDPOINT: ses.url });
const url = `http://${host}:${port}`;
const outcome = await runVisitors({ url, pid: product.pid, visitors, seconds, longestPauseMs: 10_000 });
await product.stop();
await ses[Symbol.asyncDispose]();
await rm(folder, { recursive: true, force: true });

const faults = faultsOf(outcome);
console.log([`${visitors} visitors, ${seconds} seconds`, '', ...reportLines(outcome), ...faults].join('\n'));
if (faults.length > 0) console.log(reasonsIn(product.output()));
process.exitCode = faults.length > 0 ? 1 : 0;
