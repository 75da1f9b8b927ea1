import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { buildIdLength, reportPath } from '#contract/report.ts';
import { type PageName, pageNames } from '#content/routes.ts';
import type { DocumentAssets } from '../src/app/document.tsx';
import { buildBootScript } from './boot-script.ts';
import { tabIconUrl } from './site-files.ts';

/** Returns the built files that documents name or contain, and writes the rules of print in place of the stylesheet. */
export async function documentAssets(
  manifest: Manifest,
  client: string,
  pageFile: (name: PageName) => string,
  fingerprint: string,
): Promise<DocumentAssets> {
  const chunks = Object.values(manifest);
  const entry = manifest['src/app/main.tsx'];
  const report = manifest['src/app/report.ts'];
  const stylesheet = chunks.find(({ file }) => file.endsWith('.css'));
  if (!entry || !report || !stylesheet)
    throw new Error('Expected two entries and a stylesheet in the client build (vite.config.ts).');
  const scripts = pageNames.map((name) => {
    const page = manifest[pageFile(name).replace('../', 'src/')];
    if (!page) throw new Error(`Expected ${pageFile(name)}, which renders a route, in the client build.`);
    return [name, withImports(manifest, [entry.file, page.file])] as const;
  });
  const { css, print } = withoutPrint(await readFile(join(client, stylesheet.file), 'utf8'));
  await writeFile(join(client, stylesheet.file), print);
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url.replaceAll(/["']/g, ''));
  return {
    css,
    printStyles: `/${stylesheet.file}`,
    icon: tabIconUrl(),
    scripts: Object.fromEntries(scripts) as Record<PageName, string[]>,
    report: `/${report.file}`,
    reportPath: reportPath(fingerprint.slice(0, buildIdLength)),
    bootScript: buildBootScript(),
    fonts: [...new Set(fonts)],
  };
}

/** Separates the rules of print, 1.3 kB of the first view, from a minified stylesheet, those in layers with their layer. */
function withoutPrint(all: string): { css: string; print: string } {
  let print = '';
  const depth = (text: string) => text.split('{').length - text.split('}').length;
  const css = all.replaceAll(/@media print\{((?:[^{}]*\{[^{}]*\})*)\}/g, (rule, rules: string, at: number) => {
    const [before, layer] = [all.slice(0, at), all.slice(all.lastIndexOf('@layer ', at), at)];
    const isInLayer = depth(before) === 1 && depth(layer) === 1;
    if (depth(before) > 0 && !isInLayer) return rule;
    print += isInLayer ? `${layer.slice(0, layer.indexOf('{'))}{${rules}}` : rules;
    return '';
  });
  return { css, print };
}

/** Returns the files and everything they import, so that none is requested only after another has been parsed. */
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
