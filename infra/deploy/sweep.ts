import { siteFolders } from '../edge/behaviors.ts';
import { edgeCodeFolder, releaseFolder } from '../edge/releases.ts';
import type { StoredObject } from './releases.ts';

/** Days that files of a former release are kept, so that it can be switched back to and open pages find their chunks. */
export const retentionDays = 90;

/** Prefixes of the keys that accumulate: a folder per release, its edge function, and files named by their content. */
export const sweptPrefixes: readonly string[] = [
  releaseFolder('').slice(1),
  `${edgeCodeFolder.slice(1)}/`,
  ...siteFolders.filter(({ isShared }) => isShared).map(({ name }) => `${name}/`),
];

export type LiveBuild = {
  id: string;
  /** Keys of its files, as they are in the folder of the build. */
  keys: ReadonlySet<string>;
};

/**
 * Returns the keys that do not belong to the live build and were last written more than `retentionDays` ago. Age alone is not
 * enough, because a build may be live for years. Throws if the live build has no assets, because then it is not the live
 * build.
 */
export function sweepable(stored: readonly StoredObject[], live: LiveBuild, now: Date): string[] {
  if (![...live.keys].some((key) => key.startsWith('assets/'))) {
    throw new Error('Expected the live build to have files in assets/, found none: run npm run build first.');
  }
  const oldest = now.getTime() - retentionDays * 86_400_000;
  const isLive = (key: string) =>
    live.keys.has(key) ||
    key.startsWith(`${releaseFolder(live.id).slice(1)}/`) ||
    key === `${edgeCodeFolder.slice(1)}/${live.id}.js`;
  return stored
    .filter(
      ({ key, writtenAt }) =>
        sweptPrefixes.some((prefix) => key.startsWith(prefix)) && !isLive(key) && writtenAt.getTime() < oldest,
    )
    .map(({ key }) => key);
}
