import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export async function isUpToDate(web: string, dist: string): Promise<boolean> {
  const builtFrom = await readFile(join(dist, 'fingerprint'), 'utf8').catch(() => '');
  return builtFrom !== '' && builtFrom === (await hashSources(web));
}

/**
 * Returns a hash of everything that affects the build: all files below web, and the package lock file. It is the same in
 * every checkout, because its start is the id of the release; the time of the last pull is therefore left out.
 */
export async function hashSources(web: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(web, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !name.startsWith(join(web, 'dist')) && !/\.test\.|\/last-success$/.test(name))
    .sort();
  for (const name of [...names, join(web, '../package-lock.json')]) {
    hash.update(relative(web, name)).update(await readFile(name));
  }
  return hash.digest('hex');
}
