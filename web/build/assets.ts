import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { routes } from '#head/routes.ts';
import type { DocumentAssets } from '../src/document.tsx';
import { findCircle } from './circle.ts';

type PageName = keyof DocumentAssets['scripts'];

const pageNames: readonly PageName[] = [...routes.map(({ name }) => name), 'notFound'];

/** Names of the built files that documents point to, read from Vite's manifest; documents have no style sheet yet. */
export async function documentAssets(
  manifest: Manifest,
  client: string,
  pageFile: (name: PageName) => string,
): Promise<DocumentAssets> {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry; see vite.config.ts.');
  const circle = findCircle(manifest);
  if (circle)
    throw new Error(`Built files import in a circle: ${circle.join(' → ')}; see the groups in vite.config.ts.`);
  const own = await withCode(Object.values(manifest), client);
  const scripts = pageNames.map((name) => {
    const file = pageFile(name);
    const page = manifest[file.replace('./', 'src/')];
    if (!page) throw new Error(`${file} draws a route but was not built.`);
    return [name, withImports(manifest, [entry.file, page.file]).filter((file) => own.has(file))] as const;
  });
  const css = await readFile(join(client, sheetFile(manifest)), 'utf8');
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address.replaceAll(/["']/g, ''));
  return { sheets: {}, scripts: Object.fromEntries(scripts) as Record<PageName, string[]>, fonts: [...new Set(fonts)] };
}

/** The one style sheet of the build. */
export function sheetFile(manifest: Manifest): string {
  const file = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'))?.file;
  if (!file) throw new Error('The client build has no style sheet; see vite.config.ts.');
  return file;
}

/** The files that hold code; one that only imports others would be a request for nothing. */
async function withCode(chunks: readonly ManifestChunk[], client: string): Promise<Set<string>> {
  const files = [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const codes = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  return new Set(files.filter((_, index) => !/^(import"[^"]+";)*\s*$/.test(codes[index]!)).map((file) => `/${file}`));
}

/** The files and all that they import, so that none waits for another to be read first. */
function withImports(manifest: Manifest, files: readonly string[]): string[] {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const key of byFile.get(file)?.imports ?? []) add(manifest[key]?.file ?? '');
  };
  for (const file of files) add(file);
  return [...all].filter((file) => file !== '').map((file) => `/${file}`);
}
