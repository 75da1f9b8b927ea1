import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { staticPaths } from '#head/static-paths.ts';
import { routes } from '#head/routes.ts';
import type { DocumentAssets } from '../src/document.tsx';

/** What the first view of a route costs, in bytes after brotli 11 where text is meant. */
export type RouteCost = {
  route: string;
  /** The largest of its prerendered documents; undefined where documents are made per request. */
  html: number | undefined;
  /** The rest of its style sheet. */
  rest: number;
  script: number;
  /** Script that a visitor who comes from the home page has not got yet. */
  further: number;
  fonts: number;
  /** Document, fonts, scripts and the rest of the sheet: all that is asked for before the visitor does anything. */
  requests: number;
};

/** The costs of every route of the build in `dist`, the page for unknown addresses included. */
export async function routeCosts(dist: string): Promise<RouteCost[]> {
  const client = join(dist, 'client');
  const assets = JSON.parse(await readFile(join(dist, 'server/assets.json'), 'utf8')) as DocumentAssets;
  const fonts = sum(await Promise.all(assets.fonts.map(async (font) => (await readFile(join(client, font))).length)));
  const bytes = async (path: string) => brotliCompressSync(await readFile(join(client, path))).length;
  const known = new Set(assets.scripts.home);
  const names = Object.keys(assets.scripts) as (keyof DocumentAssets['scripts'])[];
  return Promise.all(
    names.map(async (name) => {
      const scripts = assets.scripts[name];
      const documents = documentsOf(name);
      const sizes = await Promise.all(documents.map(bytes));
      return {
        route: name,
        html: sizes.length > 0 ? Math.max(...sizes) : undefined,
        rest: await bytes(
          assets.sheets[name]?.rest ?? restOf(await readFile(join(client, documents[0] ?? ''), 'utf8')),
        ),
        script: sum(await Promise.all(scripts.map(bytes))),
        further: sum(await Promise.all(scripts.filter((script) => !known.has(script)).map(bytes))),
        fonts,
        requests: 2 + assets.fonts.length + scripts.length,
      };
    }),
  );
}

/** The costs as lines of a Markdown table; kB is 1,000 bytes. */
export function costTable(costs: readonly RouteCost[]): string {
  const kB = (bytes: number | undefined) => (bytes === undefined ? 'per request' : (bytes / 1000).toFixed(1));
  const rows = costs.map(({ route, html, rest, script, further, fonts, requests }) =>
    [route, kB(html), kB(rest), kB(script), kB(further), kB(fonts), String(requests)].join(' | '),
  );
  const titles = 'route | HTML kB | rest of CSS kB | script kB | beyond home kB | fonts kB | requests';
  return [titles, '--- | ---: | ---: | ---: | ---: | ---: | ---:', ...rows].map((row) => `| ${row} |`).join('\n');
}

function restOf(html: string): string {
  const [, rest] = /data-rest="([^"]+)"/.exec(html) ?? [];
  if (!rest) throw new Error('A document does not name the rest of its style sheet.');
  return rest;
}

function documentsOf(name: string): string[] {
  if (name === 'notFound') return ['404.html'];
  const pattern = routes.find((route) => route.name === name)?.path ?? '';
  const folder = pattern.includes('/:') ? pattern.replace(/:.*/, '') : undefined;
  const paths = staticPaths.filter((path) => (folder ? path.startsWith(folder) : path === pattern));
  return paths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
