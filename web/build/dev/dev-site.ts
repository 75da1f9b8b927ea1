import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Connect, type ViteDevServer, type Plugin, type EnvironmentModuleNode } from 'vite';
import { pageNames } from '#content/routes.ts';
import { type InitialBlogData, initialBlogDataId } from '../../src/blog/initial-data.tsx';
import type { DocumentAssets, Rendered } from '../../src/app/render.tsx';
import { buildBootScript } from '../boot-script.ts';
import { staticModules } from '../plugins/static-modules.ts';
import { tabIconUrl } from '../site-files.ts';
const web = fileURLToPath(new URL('../../', import.meta.url));

/** Replaces the hash in image URLs: in development images are generated per request. */
const artVersion = 'dev';

/** The site served from its sources: modules for the browser, and pages rendered by the production renderer. */
export type DevSite = {
  modules: Connect.Server;
  /** Renders the page of a URL with the blog data of the built page, if there is one. */
  render(address: string, built: string): Promise<Rendered>;
  picture(path: string): Promise<string | Uint8Array | undefined>;
  close(): Promise<void>;
};

/** Starts Vite on the sources. Updates reach open pages through a web socket of `server`. */
export async function openDevSite(server: Server): Promise<DevSite> {
  const vite = await createServer({
    configFile: false,
    root: web,
    cacheDir: `${web}../.cache/vite`,
    appType: 'custom',
    clearScreen: false,
    plugins: [react(), staticModules(), reloadDocuments()],
    define: { __ART_VERSION__: JSON.stringify(artVersion) },
    // Generate names from the path instead of the content, so that editing a stylesheet does not change the markup.
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    // Optimise all packages at the start, because finding one later would reload the page.
    optimizeDeps: { entries: ['build/dev/entry.ts'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [`${web}..`] },
      watch: {
        ignored: ['**/dist/**', '**/dist-*/**'],
        // Some editors truncate a file before writing it. Without this delay Vite reports the truncated file and ignores
        // the second event within 50 ms, so the page would keep an empty module.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
  });
  return {
    modules: vite.middlewares,
    render: (address, built) => render(vite, address, blogDataIn(built)),
    picture: (path) => picture(vite, path),
    close: () => vite.close(),
  };
}

async function render(vite: ViteDevServer, address: string, blog: InitialBlogData | undefined): Promise<Rendered> {
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
  const { loadPageAt } = await load<typeof import('../../src/app/load-page.tsx')>('/src/app/load-page.tsx');
  const { islandsCreated } = await load<typeof import('../../src/runtime/static-island.tsx')>(
    '/src/runtime/static-island.tsx',
  );
  const { render } = await load<typeof import('../../src/app/render.tsx')>('/src/app/render.tsx');
  // As in the browser: an island that is there from the start has no boundary around it.
  await loadPageAt(address.split('?')[0] ?? '/');
  await Promise.all(islandsCreated().map((island) => island()));
  const { html, status } = await render(address, assets, blog);
  return { html: html.replace('</head>', `${await stylesheets(vite)}</head>`), status };
}

/**
 * Returns the blog data in a built page without the article, whose body is in the markup only. The browser loads it.
 */
function blogDataIn(built: string): InitialBlogData | undefined {
  const data = new RegExp(`<script id="${initialBlogDataId}"[^>]*>(.*?)</script>`, 's').exec(built)?.[1];
  if (data === undefined) return undefined;
  const { post: _post, ...others } = JSON.parse(data) as InitialBlogData;
  return others;
}

const scripts: readonly string[] = ['/@vite/client', '/build/dev/entry.ts'];
const assets: DocumentAssets = {
  css: '',
  printStyles: '',
  icon: tabIconUrl(),
  scripts: Object.fromEntries(pageNames.map((name) => [name, scripts])) as Record<
    string,
    typeof scripts
  > as DocumentAssets['scripts'],
  report: '',
  reportPath: '',
  bootScript: buildBootScript(),
  fonts: [],
};

async function picture(vite: ViteDevServer, path: string): Promise<string | Uint8Array | undefined> {
  const { artworks } = (await vite.ssrLoadModule(
    '/build/pictures/artwork.ts',
  )) as typeof import('../pictures/artwork.ts');
  return artworks().find((artwork) => artwork.path === path.replace(`/art/${artVersion}/`, '/art/'))?.file;
}

/**
 * Reloads open pages after an edit of a module that only the server renders, such as the page head, because browsers
 * get no update for it. Also announces every edit to error pages (`render-error.ts`), which load no modules.
 */
function reloadDocuments(): Plugin {
  return {
    name: 'reload-documents',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      client.hot.send({ type: 'custom', event: 'site:edited' });
      if ((client.moduleGraph.getModulesByFile(file)?.size ?? 0) === 0) client.hot.send({ type: 'full-reload' });
    },
  };
}

/**
 * Returns the stylesheets of all modules rendered so far as style elements, otherwise pages are unstyled until their
 * scripts run. Vite recognises the elements by their attribute and updates them.
 */
async function stylesheets(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments;
  // Transform the entry without running it: it imports the global stylesheets.
  await ssr.transformRequest('/src/app/main.tsx');
  const entry = await ssr.moduleGraph.getModuleByUrl('/src/app/main.tsx');
  const sheets = entry ? sheetsOf(entry, new Set()) : [];
  const elements = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
      return `<style data-vite-dev-id="${id}">${css}</style>`;
    }),
  );
  return elements.join('');
}

/** Returns the stylesheets in execution order: imports first. */
function sheetsOf(module: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const below = [...module.importedModules].flatMap((imported) => sheetsOf(imported, seen));
  return module.url.endsWith('.css') ? [...below, module] : below;
}
