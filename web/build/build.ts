import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { cspHashesFile } from '#contract/csp-hashes.ts';
import { brotliFolder } from '#head/static-paths.ts';
import { build, type Manifest } from 'vite';
import { artworks, artworkVersion } from './pictures/artwork.ts';
import { documentAssets } from './assets.ts';
import { cspHashes } from './csp-hashes.ts';
import { bundleSearch, searchModule } from './function-modules.ts';
import { withLock } from './lock.ts';
import { previewPictures } from './pictures/previews.ts';
import { prerender } from './prerender.ts';
import { iconFiles, siteFiles, tabIcon } from './site-files.ts';
import { hashSources, isUpToDate } from './build-fingerprint.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the built site: `client/` is uploaded to S3, `server/` is the renderer. */
const dist = join(web, 'dist');

type BuildOptions = {
  /** Whether to skip the build if no source has changed since the last one. */
  ifChanged: boolean;
};

/** Builds the site: browser code, renderer, images, prerendered pages and CSP hashes. */
async function buildSite({ ifChanged }: BuildOptions): Promise<'built' | 'unchanged'> {
  return withLock(join(web, '../.cache/build.lock'), async () => {
    if (ifChanged && (await isUpToDate(web, dist))) return 'unchanged';
    await buildAll();
    return 'built';
  });
}

/**
 * Builds in a temporary folder and replaces the old build at the end, so that processes can use the old one meanwhile.
 */
async function buildAll(): Promise<void> {
  const sources = await hashSources(web);
  const next = join(web, 'dist-next');
  const [client, server] = [join(next, 'client'), join(next, 'server')];
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  // Vite respects an existing NODE_ENV (`test` in a test runner) and would bundle the development build of React.
  process.env.NODE_ENV = 'production';
  const configFile = join(web, 'vite.config.ts');
  await rm(next, { recursive: true, force: true });
  await build({ configFile, logLevel: 'warn', build: { outDir: client } });
  await build({ configFile, logLevel: 'warn', build: { outDir: server, ssr: true } });
  const art = `/art/${artworkVersion()}/`;
  await Promise.all(artworks().map(({ path, file }) => write(path.replace('/art/', art), file)));
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(join(server, 'render.js')).href)) as typeof import('../src/render.tsx');
  const assets = await documentAssets(manifest, client, renderer.pageFile, sources);
  await writeFile(join(server, 'assets.json'), JSON.stringify(assets));
  await writeFile(join(server, basename(searchModule.file)), await bundleSearch());
  const documents = await prerender(renderer, assets);
  await Promise.all(
    documents.flatMap(({ file, html }) => [write(file, html), write(brotliFolder + file, brotliCompressSync(html))]),
  );
  await Promise.all(siteFiles().map(({ path, text }) => write(path, text)));
  await Promise.all([...(await previewPictures()), ...(await iconFiles())].map(({ path, png }) => write(path, png)));
  const { path, ico } = await tabIcon();
  await write(path, ico);
  await rm(join(client, '.vite'), { recursive: true });
  await writeFile(join(next, cspHashesFile), JSON.stringify(cspHashes(documents.map(({ html }) => html))));
  await writeFile(join(next, 'fingerprint'), sources);
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
