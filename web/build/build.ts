import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { brotliFolder } from '#head/static-paths.ts';
import { build, type Manifest } from 'vite';
import { artworks, artworkVersion } from './pictures/artwork.ts';
import { documentAssets } from './assets.ts';
import { cspHashes } from './csp-hashes.ts';
import { withLock } from './lock.ts';
import { previewPictures } from './pictures/previews.ts';
import { prerender } from './prerender.ts';
import { livePages } from './sheets/page-sheets.ts';
import { writeSheets } from './sheets/write-sheets.ts';
import { iconFiles, siteFiles, tabIcon } from './site-files.ts';
import { isBuilt, rememberBuilt, sourcesHash } from './stamp.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Where the built site lies: `client/` is what S3 holds, `server/` the renderer, `csp.json` the hashes of the CSP. */
export const dist = join(web, 'dist');

type BuildOptions = {
  /** Does nothing when no source has changed since the last build. */
  ifChanged: boolean;
};

/** Builds the site: browser code, renderer, pictures, every static document, and the hashes of the CSP. */
export async function buildSite({ ifChanged }: BuildOptions): Promise<'built' | 'unchanged'> {
  return withLock(join(web, '../.cache/build.lock'), async () => {
    if (ifChanged && (await isBuilt(web, dist))) return 'unchanged';
    await buildAll();
    return 'built';
  });
}

/** Builds in a folder of its own and changes it for the old one at the end: what runs on the old build is not hurt. */
async function buildAll(): Promise<void> {
  const sources = await sourcesHash(web);
  const next = join(web, 'dist-next');
  const [client, server] = [join(next, 'client'), join(next, 'server')];
  const put = async (path: string, content: string | Uint8Array) => {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  // Vite keeps what it finds, and React's development build with it: a test runner's `test`, a shell's `development`.
  process.env.NODE_ENV = 'production';
  const configFile = join(web, 'vite.config.ts');
  await rm(next, { recursive: true, force: true });
  await build({ configFile, logLevel: 'warn', build: { outDir: client } });
  await build({ configFile, logLevel: 'warn', build: { outDir: server, ssr: true } });
  const art = `/art/${artworkVersion()}/`;
  await Promise.all(artworks().map(({ path, svg }) => put(path.replace('/art/', art), svg)));
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(join(server, 'render.js')).href)) as typeof import('../src/render.tsx');
  const bare = await documentAssets(manifest, client, renderer.pageFile);
  const assets = await writeSheets({ client, server, manifest, renderer, bare });
  const live = Object.fromEntries(livePages.map((page) => [page, assets.sheets[page]]));
  await writeFile(join(server, 'assets.json'), JSON.stringify({ ...assets, sheets: live }));
  const documents = await prerender(renderer, assets);
  await Promise.all(
    documents.flatMap(({ file, html }) => [put(file, html), put(brotliFolder + file, brotliCompressSync(html))]),
  );
  await Promise.all(siteFiles().map(({ path, text }) => put(path, text)));
  await Promise.all([...(await previewPictures()), ...(await iconFiles())].map(({ path, png }) => put(path, png)));
  const { path, ico } = await tabIcon();
  await put(path, ico);
  await rm(join(client, '.vite'), { recursive: true });
  const carried = Object.values(assets.sheets).map(({ first }) => first);
  const pages = documents.map(({ html }) => html);
  await writeFile(join(next, 'csp.json'), JSON.stringify(cspHashes(pages, carried)));
  await rememberBuilt(next, sources);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  const outcome = await buildSite({ ifChanged: process.argv.includes('--if-changed') });
  console.log(
    outcome === 'built' ? `Site built in ${((Date.now() - started) / 1000).toFixed(1)} s.` : 'Site is up to date.',
  );
}
