import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether the build in `dist` was made from exactly these sources. */
export async function isBuilt(web: string, dist: string): Promise<boolean> {
  const made = await readFile(join(dist, 'stamp'), 'utf8').catch(() => '');
  return made !== '' && made === (await sourcesHash(web));
}

/** Notes in the build which sources it was made from. */
export async function rememberBuilt(dist: string, sources: string): Promise<void> {
  await writeFile(join(dist, 'stamp'), sources);
}

/** A hash of all that a build is made from: everything under web, and the versions of its libraries. */
export async function sourcesHash(web: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(web, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !name.startsWith(join(web, 'dist')) && !name.includes('.test.'))
    .sort();
  for (const name of [...names, join(web, '../package-lock.json')]) hash.update(name).update(await readFile(name));
  return hash.digest('hex');
}
