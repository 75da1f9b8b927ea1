import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PageRoute, pathBefore, routes } from '#content/routes.ts';
import { launchBrowser } from './browser.ts';
import { command, readArguments } from '../commands/command.ts';
import { findPorts, runProduct } from './running-product.ts';
import { host } from './listen.ts';
import { type ThrottledVisit, visitThrottled } from './throttled-visit.ts';

const selfSigned =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -';
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** Pages that are measured unless the command line names paths. */
const benchPages: readonly PageRoute[] = ['home', 'contact', 'careers', 'blog'];

/** Visits of each page. */
const runs = 5;

/** Returns a table of visits to the local stack, and to other running builds beside it, on a throttled phone. */
async function bench(words: string[]): Promise<string> {
  const options = { beside: { type: 'string', multiple: true, default: [] as string[] } } as const;
  const { values, positionals: paths } = readArguments(words, 'any', options);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await findPorts();
  const product = await runProduct(port, { DATA_DIR: folder });
  const browser = await launchBrowser();
  const here = `http://${host}:${port}`;
  const origins = [['here', here], ...values.beside.map((build) => build.split('=', 2))] as [string, string][];
  const proxies = await Promise.all(
    origins.map(async ([name, origin]) => ({ name, ...(await openHttp2Proxy(origin)) })),
  );
  try {
    const visited =
      paths.length > 0 ? paths : [...benchPages.map((name) => routes[name].path), await articlePath(here)];
    const pages = visited.flatMap((path) =>
      proxies.map(({ name, url }) => ({ page: `${path} ${name}`, url: url + path, runs: [] as ThrottledVisit[] })),
    );
    for (let run = 0; run < runs; run += 1) {
      // Every other run visits the pages in reverse, so that a disturbance of the machine affects all pages alike.
      for (const page of run % 2 === 0 ? pages : pages.toReversed()) {
        page.runs.push(await visitThrottled(browser, page.url));
        console.error(`${page.page}: ${JSON.stringify(page.runs.at(-1))}`);
      }
    }
    return medianTable(pages);
  } finally {
    for (const proxy of proxies) proxy.close();
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the medians as a Markdown table, and how many visits lack a value. */
function medianTable(pages: readonly { page: string; runs: readonly ThrottledVisit[] }[]): string {
  const columns = Object.keys(pages[0]?.runs[0] ?? {}) as (keyof ThrottledVisit)[];
  const rows = pages.map(({ page, runs }) => [page, ...columns.map((column) => cell(runs.map((run) => run[column])))]);
  const rule = ['---', ...columns.map(() => '---:')];
  return [['page', ...columns], rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const middle = known[Math.floor((known.length - 1) / 2)] ?? Number.NaN;
  const text = middle > 0 && middle < 1 ? middle.toFixed(4) : String(Math.round(middle));
  return known.length < values.length ? `${text} (${values.length - known.length} lost)` : text;
}

async function articlePath(origin: string): Promise<string> {
  const html = await (await fetch(origin + routes.blog.path)).text();
  const path = html.split('"').find((value) => value.startsWith(pathBefore('blogPost')));
  if (!path) throw new Error('Expected a link to an article in the list, got none.');
  return path;
}

/** Serves `origin` over HTTP/2 as CloudFront does. The local stack itself speaks HTTP/1.1, six requests at a time. */
async function openHttp2Proxy(origin: string): Promise<{ url: string; close(): void }> {
  const { stdout: pem } = await promisify(execFile)('openssl', selfSigned.split(' '));
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) =>
    forward(origin, agent, incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${host}:${port}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}

function forward(origin: string, agent: Agent, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, url, headers } = incoming;
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  const forwarded = request(origin + url, { agent, method, headers: plain }, (response) => {
    const remainingHeaders = Object.entries(response.headers).filter(([name]) => !hopByHop.includes(name));
    outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(remainingHeaders));
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.stream.close());
  incoming.pipe(forwarded);
}

const usage = 'npm run bench -- [--beside NAME=ORIGIN …] [PATH …]';

await command(import.meta.url, usage, bench);
