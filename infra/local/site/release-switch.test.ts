import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { documentStatusHeader, releaseParameter } from '#contract/http.ts';
import { documentHeaders } from '../../edge/response-headers.ts';
import type { SiteBuild } from '../../stack/site-build.ts';
import type { Origin } from './origin.ts';
import { setUp as startSite } from './site.testkit.ts';

const ids = ['a1b2c3d4', 'e5f6a7b8'] as const;

const pages = [
  '/',
  '/about',
  '/nope',
  '/service/nope',
  '/wp-login.php',
  '/blog',
  '/blog?q=voice',
  '/blog/post-1',
  '/blog/nope',
];

/** A page of a build: its style and its script name the build. */
function pageOf(id: string): string {
  return `<!doctype html><title>${id}</title><style>${styleOf(id)}</style><script src="/assets/main-${id}.js"></script>`;
}

function styleOf(id: string): string {
  return `body{--build:"${id}"}`;
}

async function writeBuild(folder: string, id: string): Promise<SiteBuild> {
  const documents = ['index.html', 'about.html', '404.html', '404/page.html', '404/service.html'];
  const contents: Record<string, string | Uint8Array> = {
    ...Object.fromEntries(documents.map((name) => [name, pageOf(id)])),
    ...Object.fromEntries(documents.map((name) => [`br/${name}`, brotliCompressSync(pageOf(id))])),
    [`assets/main-${id}.js`]: `console.log("${id}")`,
    'robots.txt': id,
    'og/home.png': id,
  };
  for (const [name, content] of Object.entries(contents)) {
    const file = join(folder, id, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const style = `sha256-${createHash('sha256').update(styleOf(id)).digest('base64')}`;
  return { id, client: join(folder, id), hashes: { script: [], style: [style] }, files: ['/robots.txt'] };
}

/** Starts the local edge with two releases in its bucket and in front of blog-pages. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [old, deployed] = [await writeBuild(folder, ids[0]), await writeBuild(folder, ids[1])];
  const live = { edge: deployed, version: deployed };
  /** As blog-pages responds: a whole document of the version that is called, uncached if the edge wants another. */
  const api: Origin = async ({ path, query }) => {
    await wait(Math.random() * 3);
    const build = live.version;
    const isWanted = new URLSearchParams(query).get(releaseParameter) === build.id;
    const headers = {
      ...documentHeaders(build),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isWanted ? 'public, max-age=0, s-maxage=240, stale-while-revalidate=60' : 'no-store',
      ...(path.endsWith('/nope') && { [documentStatusHeader]: '404' }),
    };
    return { status: 200, headers, body: Buffer.from(pageOf(build.id)) };
  };
  const site = await startSite({
    api,
    releases: { live: () => live.edge, deployed: () => deployed, kept: () => [deployed, old] },
  });
  /** Switches in the order of `npm run release`: the version of blog-pages first, the edge function a moment later. */
  async function switchTo(build: SiteBuild): Promise<void> {
    live.version = build;
    await wait(2);
    live.edge = build;
  }
  return { ...site, old, deployed, switchTo };
}

/** Returns the id of the build that a page is of. Throws if its policy, its status or one of its files is not right. */
async function buildOf(
  { request }: Awaited<ReturnType<typeof setUp>>,
  path: string,
  encoding: string,
): Promise<string> {
  const { status, headers, body } = await request(path, { headers: { 'accept-encoding': encoding } });
  const text = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
  const id = /<title>(\w+)</.exec(text)?.[1] ?? '';
  expect({ path, status, text }).toEqual({ path, status: /nope|wp-login/.test(path) ? 404 : 200, text: pageOf(id) });
  const style = /<style>(.*?)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(headers['reporting-endpoints']).toBe(`site="/default/report/${id}"`);
  expect(Object.keys(headers).filter((name) => name.startsWith('x-amz-meta-'))).toEqual([]);
  const script = /src="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(await request(script)).toMatchObject({ status: 200, body: Buffer.from(`console.log("${id}")`) });
  return id;
}

test('under load, while the release is switched, every page is whole, found and allowed by its policy', async () => {
  const site = await setUp();
  const load = { isOn: true, seen: new Map<string, number>() };
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let step = visitor; load.isOn; step++) {
      const id = await buildOf(site, pages[step % pages.length]!, step % 2 === 0 ? 'br' : 'identity');
      load.seen.set(id, (load.seen.get(id) ?? 0) + 1);
    }
  });
  for (let turn = 0; turn < 30; turn++) {
    await wait(15);
    // Every second time the edge has expired copies, so that it requests documents while the switch is under way.
    if (turn % 2 === 0) site.clock.ms += 301_000;
    await site.switchTo(turn % 2 === 0 ? site.old : site.deployed);
    // Neither an invalidation nor a wait: what the edge has cached of the other release is under other keys.
    const expected = turn % 2 === 0 ? site.old.id : site.deployed.id;
    for (const path of pages) expect(await buildOf(site, path, 'br')).toBe(expected);
  }
  load.isOn = false;
  await Promise.all(visitors);
  for (const id of ids) expect(load.seen.get(id)).toBeGreaterThan(100);
  // It takes seconds, and ten times as long on a busy machine.
}, 300_000);

test('files without a hash in their path are those of the live release', async () => {
  const site = await setUp();
  const bodyOf = async (path: string) => (await site.request(path)).body.toString();
  for (const build of [site.old, site.deployed]) {
    await site.switchTo(build);
    for (const path of ['/robots.txt', '/og/home.png']) expect(await bodyOf(path)).toBe(build.id);
  }
});

test('a missing file of a shared folder leads to the error page of the last deployment, with its policy', async () => {
  const site = await setUp();
  await site.switchTo(site.old);
  const { status, headers, body } = await site.request('/assets/gone.js');
  expect({ status, body: body.toString() }).toEqual({ status: 404, body: pageOf(site.deployed.id) });
  expect(headers['content-security-policy']).toContain(site.deployed.hashes.style[0]);
});
