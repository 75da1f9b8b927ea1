import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type PageRoute, pathBefore, routes } from '#content/routes.ts';
import { launchBrowser } from '../journeys/browser.ts';
import { findPorts, runProduct } from '../journeys/running-product.ts';
import { host, listen } from '../listen.ts';
import { createControl } from './control.ts';
import { openHttp2Proxy } from './http2-proxy.ts';
import { openLighthouse } from './lighthouse.ts';
import { untilQuiet } from './quiet.ts';
import { type Measurement, medianTable } from './report.ts';
import { connections, visitThrottled } from './throttled-visit.ts';

/*
 * `npm run bench -- [--runs 5] [--connection slow4g|mid] [--beside NAME=ORIGIN …] [PATH …]`: visits the local stack, and
 * other running builds beside it, on a throttled phone.
 * `npm run bench -- --lighthouse [--desktop] …`: Lighthouse instead, with the control as the first page.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    connection: { type: 'string', default: 'slow4g' },
    beside: { type: 'string', multiple: true, default: [] },
    lighthouse: { type: 'boolean', default: false },
    desktop: { type: 'boolean', default: false },
  },
});
const connection = Object.entries(connections).find(([name]) => name === values.connection)?.[1];
if (!connection) throw new Error(`Expected ${Object.keys(connections).join(' or ')}, got ${values.connection}.`);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const port = await findPorts();
const product = await runProduct(port, { DATA_DIR: folder });
const control = await listen(await createControl(), 0);
/** Pages that are measured unless the command line names paths. */
const benchPages: readonly PageRoute[] = ['home', 'contact', 'careers', 'blog'];

const browser = await launchBrowser();
const origins = [['here', `http://${host}:${port}`], ...values.beside.map((build) => build.split('=', 2))] as [
  string,
  string,
][];
const proxies = await Promise.all(origins.map(async ([name, origin]) => ({ name, ...(await openHttp2Proxy(origin)) })));
try {
  const paths =
    positionals.length > 0 ? positionals : [...benchPages.map((name) => routes[name].path), await articlePath()];
  const pages = paths.flatMap((path) =>
    proxies.map(({ name, url }, index) => ({
      page: `${path} ${name}`,
      url: (values.lighthouse ? origins[index]![1] : url) + path,
      runs: [] as Measurement[],
    })),
  );
  if (values.lighthouse) pages.unshift({ page: 'control', url: control.url, runs: [] });
  const measure = values.lighthouse
    ? await openLighthouse(fileURLToPath(new URL('../../../.cache/bench', import.meta.url)), values.desktop)
    : (url: string) => visitThrottled(browser, url, connection);
  for (let run = 0; run < Number(values.runs); run += 1) {
    // Every other run visits the pages in reverse, so that a disturbance of the machine affects all pages alike.
    for (const page of run % 2 === 0 ? pages : pages.toReversed()) {
      await untilQuiet();
      page.runs.push(await measure(page.url));
      console.error(`${page.page}: ${JSON.stringify(page.runs.at(-1))}`);
    }
  }
  console.log(medianTable(pages));
} finally {
  for (const proxy of proxies) proxy.close();
  await browser.close();
  await control.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function articlePath(): Promise<string> {
  const html = await (await fetch(`http://${host}:${port}${routes.blog.path}`)).text();
  const path = html.split('"').find((value) => value.startsWith(pathBefore('blogPost')));
  if (!path) throw new Error('Expected a link to an article in the list, got none.');
  return path;
}
