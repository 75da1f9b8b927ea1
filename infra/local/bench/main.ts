import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { services, servicePath } from '#content/services/index.ts';
import { host, listen } from '../listen.ts';
import { findPorts, runProduct } from '../journeys/running-product.ts';
import { createControl } from './control.ts';
import { openLighthouse } from './lighthouse.ts';
import { measureMainThread } from './main-thread.ts';
import { benchTable, type Measured } from './report.ts';

const cache = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));
const results = fileURLToPath(new URL('./results', import.meta.url));
const simulated = { phone: 'its simulated phone on a slow network', desktop: 'its simulated desk on a fast network' };
const usual = ['/', '/about', '/contact', '/careers', servicePath(services[0]), '/blog'];

/**
 * `npm run bench -- [--runs 3] [--desktop] [PATH …]`: builds, starts product and control, measures both in turn, keeps
 * the table.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, desktop: { type: 'boolean', default: false } },
});
const preset = values.desktop ? 'desktop' : 'phone';
const measure = await openLighthouse(cache, preset);
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const port = await findPorts();
const product = await runProduct(port, { DATA_DIR: folder });
const control = await listen(await createControl(), 0);
try {
  const paths = positionals.length > 0 ? positionals : usual;
  const pages = [
    { page: 'control', address: control.url },
    ...paths.map((path) => ({ page: path, address: `http://${host}:${port}${path}` })),
  ].map((page) => ({ ...page, runs: [] as Measured['runs'][number][] }));
  for (let run = 0; run < Number(values.runs); run += 1) {
    // Another order each time, so that what disturbs the machine hits all pages alike.
    for (let index = 0; index < pages.length; index += 1) {
      const page = pages[(index + run) % pages.length]!;
      const measured = { ...(await measure(page.address)), ...(await measureMainThread(page.address)) };
      page.runs.push(measured);
      console.error(`${page.page}: FCP ${Math.round(measured.fcp)}, LCP ${Math.round(measured.lcp)}`);
    }
  }
  const table = benchTable(pages);
  console.log(table);
  await keep(table);
} finally {
  await control.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function keep(table: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const [minute = 0] = loadavg();
  const text = `# Bench of ${date}

Lighthouse 13.5, ${simulated[preset]}; medians of ${values.runs} runs in turn, with the splash on. The
control is plain HTML with one picture and no script (\`control.ts\`), measured in the same run: compare with it, not
with tables of other days. ${cpus().length} processors, load ${minute.toFixed(1)} at the end.

${table}
`;
  await mkdir(results, { recursive: true });
  await writeFile(join(results, `${date}${values.desktop ? '-desktop' : ''}.md`), text);
}
