import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cases } from '#content/lists/projects.static.ts';
import { staticPaths } from '#head/static-paths.ts';
import { type PageName, routes } from '#content/routes.ts';
import type { DocumentAssets } from '../src/app/document.tsx';

/** Size of the first view of a route in bytes; text is compressed with Brotli at the highest level. */
export type RouteCost = {
  route: string;
  /** The largest prerendered page of the route with its stylesheet; undefined if pages are rendered per request. */
  html: number | undefined;
  script: number;
  fonts: number;
  /** Number of files requested before any interaction, without images: page, rules of print, fonts and scripts. */
  requests: number;
};

/** Returns the costs of every route of the build in `dist`, and of the 404 page. */
export async function routeCosts(dist: string): Promise<RouteCost[]> {
  const client = join(dist, 'client');
  const assets = JSON.parse(await readFile(join(dist, 'server/assets.json'), 'utf8')) as DocumentAssets;
  const fonts = sum(await Promise.all(assets.fonts.map(async (font) => (await readFile(join(client, font))).length)));
  const sizes = new Map<string, Promise<number>>();
  const measure = async (path: string) => brotliCompressSync(await readFile(join(client, path))).length;
  const bytes = (path: string) => {
    const size = sizes.get(path) ?? measure(path);
    sizes.set(path, size);
    return size;
  };
  const names = Object.keys(assets.scripts) as (keyof DocumentAssets['scripts'])[];
  return Promise.all(
    names.map(async (name) => {
      const scripts = assets.scripts[name];
      const documents = documentsOf(name);
      // The build has compressed them.
      const files = await Promise.all(documents.map((path) => stat(join(client, 'br', path))));
      const htmls = files.map(({ size }) => size);
      return {
        route: name,
        html: htmls.length > 0 ? Math.max(...htmls) : undefined,
        script: sum(await Promise.all(scripts.map(bytes))),
        fonts,
        requests: 2 + assets.fonts.length + scripts.length,
      };
    }),
  );
}

function documentsOf(name: PageName): string[] {
  if (name === 'notFound') return ['404.html'];
  if (name === 'sent') return [];
  const { path: pattern } = routes[name];
  const [start = '', parameter] = pattern.split(':');
  const prerendered = [...staticPaths, ...cases.map(({ path }) => path)];
  const paths = prerendered.filter((path) => (parameter ? path.startsWith(start) : path === pattern));
  return paths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
