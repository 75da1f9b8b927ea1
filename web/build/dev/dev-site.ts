import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Connect, type ViteDevServer } from 'vite';
import { routes } from '#head/routes.ts';
import { type InitialBlogData, initialBlogDataId } from '../../src/blog/initial-data.tsx';
import type { DocumentAssets, Rendered } from '../../src/render.tsx';
import { wovenModules } from '../plugins/woven-modules.ts';
import { reloadDocuments } from './reload-documents.ts';
import { styleSheets } from './style-sheets.ts';

const web = fileURLToPath(new URL('../../', import.meta.url));

/** Stands where the build puts the hash of the pictures: in development they are woven when they are asked for. */
const artVersion = 'dev';

/** The site from its sources: modules for the browser, and documents drawn by the same renderer as the built ones. */
export type DevSite = {
  /** Answers what the browser asks of Vite; calls `next` for everything else. */
  modules: Connect.Server;
  /** The document of an address, drawn anew from what the built one, if any, says of the blog. */
  draw(address: string, built: string): Promise<Rendered>;
  /** A picture by its path below /art/, or undefined. */
  picture(path: string): Promise<string | undefined>;
  close(): Promise<void>;
};

/** Starts Vite over the sources; edits reach open pages by a web socket of `server`. */
export async function openDevSite(server: Server): Promise<DevSite> {
  const vite = await createServer({
    configFile: false,
    root: web,
    cacheDir: `${web}../.cache/vite`,
    appType: 'custom',
    clearScreen: false,
    plugins: [react(), wovenModules(), reloadDocuments()],
    define: { __ART_VERSION__: JSON.stringify(artVersion) },
    // A name that does not change with the rules in it, so that an edit of them redraws nothing.
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    // All packages are known from the start: one that is found later would reload the page.
    optimizeDeps: { entries: ['build/dev/entry.ts'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [`${web}..`] },
      watch: {
        ignored: ['**/dist/**', '**/dist-next/**'],
        // An editor may empty a file before it writes it. Without the wait the first event is told at once and a second
        // within 50 ms never: the page would keep the empty module.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
  });
  return {
    modules: vite.middlewares,
    draw: (address, built) => draw(vite, address, blogDataIn(built)),
    picture: (path) => picture(vite, path),
    close: () => vite.close(),
  };
}

async function draw(vite: ViteDevServer, address: string, blog: InitialBlogData | undefined): Promise<Rendered> {
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
  const { loadPageAt } = await load<typeof import('../../src/routes.tsx')>('/src/routes.tsx');
  const { islandsMade } =
    await load<typeof import('../../src/ui/hydration/island.tsx')>('/src/ui/hydration/island.tsx');
  const { render } = await load<typeof import('../../src/render.tsx')>('/src/render.tsx');
  // As in the browser: an island that is there from the start has no boundary around it.
  await loadPageAt(address.split('?')[0] ?? '/');
  await Promise.all(islandsMade().map((island) => island()));
  const { html, status } = await render(address, assets, blog);
  return { html: html.replace('</head>', `${await styleSheets(vite)}</head>`), status };
}

/** Without the article: its words stand in the markup of the built document alone, so the browser asks for it. */
function blogDataIn(built: string): InitialBlogData | undefined {
  const data = new RegExp(`<script id="${initialBlogDataId}"[^>]*>(.*?)</script>`, 's').exec(built)?.[1];
  if (data === undefined) return undefined;
  const { post: _post, ...others } = JSON.parse(data) as InitialBlogData;
  return others;
}

const scripts: readonly string[] = ['/@vite/client', '/build/dev/entry.ts'];
const pages = [...routes.map(({ name }) => name), 'notFound'];
const assets: DocumentAssets = {
  sheets: {},
  scripts: Object.fromEntries(pages.map((name) => [name, scripts])) as Record<
    string,
    typeof scripts
  > as DocumentAssets['scripts'],
  fonts: [],
};

async function picture(vite: ViteDevServer, path: string): Promise<string | undefined> {
  const { artworks } = (await vite.ssrLoadModule(
    '/build/pictures/artwork.ts',
  )) as typeof import('../pictures/artwork.ts');
  return artworks().find((artwork) => artwork.path === path.replace(`/art/${artVersion}/`, '/art/'))?.svg;
}
