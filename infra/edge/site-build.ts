import { type CspHashes, cspHashesFile, readCspHashes } from '#contract/http.ts';
import { buildIdLength } from '#contract/report.ts';
import { brotliFolder, missingFolder } from '#head/static-paths.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolders } from './behaviors.ts';

export type SiteBuild = {
  client: string;
  hashes: CspHashes;
  id: string;
  /** Paths of the files that are not pages, such as `/robots.txt`, without those in `siteFolders`. */
  files: readonly string[];
};

/**
 * Most bytes of a deployed folder. The function that uploads it has 512 MB for its files and their archive, which is no
 * smaller for pictures, and would fail only in the middle of a deployment.
 */
export const maxFolderBytes = 200_000_000;

/** Returns the site built in `folder`. Throws one sentence if it is not built or incomplete. */
export function readSiteBuild(folder: string): SiteBuild {
  const client = join(folder, 'client');
  const policy = join(folder, cspHashesFile);
  const renderer = ['render.js', 'assets.json'].map((file) => join(folder, 'server', file));
  const fingerprint = join(folder, 'fingerprint');
  for (const file of [
    fingerprint,
    ...['index.html', '404.html', `${brotliFolder}/index.html`].map((name) => join(client, name)),
    policy,
    ...renderer,
  ]) {
    if (!existsSync(file)) throw new Error(`The site is not built, ${file} is missing: run npm run build first.`);
  }
  const hashes = readCspHashes(readFileSync(policy, 'utf8'));
  if (!hashes) {
    throw new Error(`Expected {"script":["sha256-…"],"style":["sha256-…"]} in ${policy}: run npm run build again.`);
  }
  return { client, hashes, id: readFileSync(fingerprint, 'utf8').slice(0, buildIdLength), files: listFiles(client) };
}

/** Returns the folder. Throws one sentence if it is too large to be uploaded. */
export function deployable(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  if (bytes <= maxFolderBytes) return folder;
  throw new Error(
    `Expected at most ${maxFolderBytes / 1e6} MB in ${folder}, got ${Math.ceil(bytes / 1e6)} MB: remove pictures from the lists of WordPress.`,
  );
}

function listFiles(client: string): string[] {
  const folders = [brotliFolder, missingFolder, ...siteFolders.map(({ name }) => `/${name}`)];
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll('\\', '/'))
    .filter((path) => !folders.some((name) => path.startsWith(`${name}/`)))
    .sort();
}
