import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { DocumentAssets } from '../../src/document.tsx';
import { sheetFile } from '../assets.ts';
import { drawWithoutPosts, prerender } from '../prerender.ts';
import { pageSheets } from './page-sheets.ts';

/** A build on its way: what Vite has made of it, the sheet still in one piece. */
type UnpartedBuild = {
  client: string;
  server: string;
  manifest: Manifest;
  renderer: typeof import('../../src/render.tsx');
  bare: DocumentAssets;
};

/** The assets with the sheet of each page, whose rest is put beside the scripts. */
export async function writeSheets({
  client,
  server,
  manifest,
  renderer,
  bare,
}: UnpartedBuild): Promise<DocumentAssets> {
  const whole = join(client, sheetFile(manifest));
  const drawn = [...(await prerender(renderer, bare)), ...(await drawWithoutPosts(renderer, bare))];
  const sheets = Object.entries(pageSheets(await readFile(whole, 'utf8'), drawn)).map(async ([page, sheet]) => {
    const rest = `/assets/rest-${createHash('sha256').update(sheet.rest).digest('hex').slice(0, 8)}.css`;
    await writeFile(join(client, rest), sheet.rest);
    return [page, { ...sheet, rest }] as const;
  });
  const parted = Object.fromEntries(await Promise.all(sheets));
  // No page asks for it; tests compare with it what the parts make of a page.
  await rename(whole, join(server, 'sheet.css'));
  return { ...bare, sheets: parted };
}
