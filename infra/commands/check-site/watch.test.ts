import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { canaryChecks } from '../../stack/monitoring/canary-checks.ts';
import { findDeadLinks, readOutsideLinks } from './dead-links.ts';
import { findOutage } from './outage.ts';

const pause = () => Promise.resolve();

/** Starts a site whose blog responds with these statuses, one after another, and then with 200. */
async function outageWith(...statuses: number[]) {
  await using site = await startLocalServer(({ url = '', method }, _, response) => {
    const form = canaryChecks.find((check) => check.path === url && method === 'POST');
    const status = form?.status ?? (url.startsWith('/blog') ? statuses.shift() : undefined) ?? 200;
    response.writeHead(status).end(form?.contains ?? '</html>[');
  });
  return await findOutage(site.url, pause);
}

test('a path that fails twice is an outage, one that fails once is not', async () => {
  expect(await outageWith()).toEqual([]);
  expect(await outageWith(504)).toEqual([]);
  expect(await outageWith(504, 503)).toEqual(['/blog?q={now} responded with 503']);
});

type Respond = (response: ServerResponse, method: string, visit: number) => void;

const status =
  (code: number, headers = {}): Respond =>
  (response) =>
    void response.writeHead(code, headers).end();

const pages: Record<string, Respond> = {
  '/fine': status(200),
  '/moved': status(301, { location: '/fine' }),
  '/no-head': (response, method) => status(method === 'HEAD' ? 404 : 200)(response, method, 0),
  '/forbidden': status(403),
  '/busy': status(429),
  '/bots': status(999),
  '/broken': status(500),
  '/slow': () => undefined,
  '/for-a-moment': (response, method, visit) => status(visit > 2 ? 200 : 404)(response, method, 0),
  '/missing': status(404),
  '/gone': status(410),
  '/moved-away': status(302, { location: '/missing' }),
};

test('a link that is missing, gone or leads to no host is dead; one that is slow, forbidden or broken is not', async () => {
  const visits = new Map<string, number>();
  let [open, most] = [0, 0];
  await using outside = await startLocalServer(({ url = '', method = '' }, _, response) => {
    visits.set(url, (visits.get(url) ?? 0) + 1);
    // A request that the program has given up is closed a moment later.
    if (url !== '/slow') most = Math.max(most, ++open);
    if (url !== '/slow') response.on('close', () => (open -= 1));
    pages[url]!(response, method, visits.get(url)!);
  });
  const closed = await startLocalServer(() => undefined);
  await closed[Symbol.asyncDispose]();
  const links = [
    ...Object.keys(pages).map((path) => outside.url + path),
    `${closed.url}/`,
    '/own',
    'mailto:a@b.example',
  ];
  await using site = await startLocalServer(({ url }, _, response) => {
    const address = 'https://site.example/page?a=1&amp;b=2';
    const own = '<a href="https://site.example/no-such-page">';
    const html = own + links.map((link) => `<a class="x" href="${link}#part">`).join('');
    response.end(url === '/sitemap.xml' ? `<loc>${address}</loc>` : url === '/page?a=1&b=2' ? html : '');
  });

  const found = await readOutsideLinks(site.url);
  expect([...found.keys()]).toEqual(links.slice(0, -2));
  expect(await findDeadLinks(found, { pause, timeoutMs: 500 })).toEqual([
    `${outside.url}/missing (404) on /page`,
    `${outside.url}/gone (410) on /page`,
    `${outside.url}/moved-away (404) on /page`,
    `${closed.url}/ (ECONNREFUSED) on /page`,
  ]);
  expect(most).toBe(1);
});

test.each(['outage.ts', 'dead-links.ts'])('%s runs with Node.js alone', async (name) => {
  const entryPoints = [fileURLToPath(new URL(name, import.meta.url))];
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', write: false } as const;
  const { metafile } = await build({ entryPoints, ...options, metafile: true });
  const [output] = Object.values(metafile.outputs);
  expect(output?.imports.filter(({ path }) => !path.startsWith('node:'))).toEqual([]);
  expect(Object.keys(metafile.inputs).filter((input) => !input.endsWith('.ts'))).toEqual([]);
});
