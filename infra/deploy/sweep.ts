import { siteFolders } from '../edge/behaviors.ts';

/** A file of the bucket: its key and when it was last written. */
export type Stored = { key: string; writtenAt: Date };

/** Days that a file of an older build is kept, so that open pages can still load their chunks. */
export const retentionDays = 90;

/** Folders of files that are named by their content and therefore accumulate, such as `assets/`. */
export const sweptFolders: readonly string[] = siteFolders
  .filter(({ cache }) => cache === 'assets')
  .map(({ name }) => `${name}/`);

/**
 * Returns the keys in the swept folders that are not in the live build and were last written more than `retentionDays` ago.
 * Age alone is not enough, because a build may be live for years. Throws if the live build has no assets, because then
 * it is not the live build.
 */
export function sweepable(stored: readonly Stored[], live: ReadonlySet<string>, now: Date): string[] {
  if (![...live].some((key) => key.startsWith('assets/'))) {
    throw new Error('Expected the live build to have files in assets/, found none: run npm run build first.');
  }
  const oldest = now.getTime() - retentionDays * 86_400_000;
  return stored
    .filter(
      ({ key, writtenAt }) =>
        sweptFolders.some((folder) => key.startsWith(folder)) && !live.has(key) && writtenAt.getTime() < oldest,
    )
    .map(({ key }) => key);
}
