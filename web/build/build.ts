import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { cspHashesFile, type CspHashes } from '#contract/http.ts';
import { brotliFolder, missingPageFile, staticPaths, unknownServiceFile } from '#head/static-paths.ts';
import { build, type Manifest } from 'vite';
import { artworks, artworkVersion } from './pictures/artwork.ts';
import { documentAssets } from './assets.ts';
import { bundleSearch, searchModule } from './function-modules.ts';
import { withLock } from './lock.ts';
import { previewPictures } from './pictures/previews.ts';
import { iconFiles, siteFiles, tabIcon } from './site-files.ts';
import { hashSources, isUpToDate } from './build-fingerprint.ts';
import { createHash } from 'node:crypto';
import { cases } from '#content/lists/projects.static.ts';
import { pathBefore } from '#content/routes.ts';
import type { DocumentAssets } from '../src/app/document.tsx';
import type * as renderer from '../src/app/render.tsx';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the built site: `client/` is uploaded to S3, `server/` is the renderer. */
const dist = join(web, 'dist');

type BuildOptions = {
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
  const renderer = (await import(
    pathToFileURL(join(server, 'render.js')).href
  )) as typeof import('../src/app/render.tsx');
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
  await writeFile(
    join(next, cspHashesFile),
    JSON.stringify(
      cspHashes(
        documents.map(({ html }) => html),
        renderer.articleStyles,
      ),
    ),
  );
  await writeFile(join(next, 'fingerprint'), sources);
  // Deleting takes longer than renaming, and other processes would find no build meanwhile.
  const previous = join(web, 'dist-previous');
  await rm(previous, { recursive: true, force: true });
  if (existsSync(dist)) await rename(dist, previous);
  await rename(next, dist);
  await rm(previous, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  const outcome = await buildSite({ ifChanged: process.argv.includes('--if-changed') });
  console.log(
    outcome === 'built' ? `Site built in ${((Date.now() - started) / 1000).toFixed(1)} s.` : 'Site is up to date.',
  );
}

/**
 * Returns the CSP hashes of the inline script and the inline stylesheets: that of all documents, and that of articles, which
 * are rendered on request. Data blocks (JSON) need no hash, because they are not executed.
 */
function cspHashes(documents: readonly string[], articleStyles: string): CspHashes {
  const found = { script: hashesOf('script', documents), style: hashesOf('style', documents) };
  if (found.script.length !== 1 || found.style.length !== 1) {
    const { script, style } = found;
    throw new Error(`Expected one script and one stylesheet in all documents, got ${script.length}, ${style.length}.`);
  }
  return { ...found, style: [...found.style, hashOf(articleStyles)] };
}

function hashesOf(tag: 'script' | 'style', documents: readonly string[]): string[] {
  const pattern = new RegExp(`<${tag}\\b(?![^>]*type="application)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  const bodies = documents.flatMap((html) => [...html.matchAll(pattern)].map(([, body = '']) => body));
  return [...new Set(bodies)].map(hashOf);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

type Renderer = typeof renderer;

type PrerenderedDocument = { file: string; html: string };

async function prerender({ render }: Renderer, assets: DocumentAssets): Promise<PrerenderedDocument[]> {
  const pages = [
    ...[...staticPaths, ...cases.map(({ path }) => path)].map((path) => ({
      path,
      file: path === '/' ? '/index.html' : `${path}.html`,
    })),
    { path: '/404', file: missingPageFile },
    // The distribution's error page, for missing files of folders without an edge function.
    { path: '/404', file: '/404.html' },
    { path: `${pathBefore('service')}-`, file: unknownServiceFile },
  ];
  return Promise.all(
    pages.map(async ({ path, file }) => {
      const { html } = await render(path, assets);
      return { file, html };
    }),
  );
}
