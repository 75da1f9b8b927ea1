import { behaviors } from '../edge/behaviors.ts';

/** A file of the bucket: its key and when it was last written. */
export type Stored = { key: string; writtenAt: Date };

/** Days that a file of an older build is kept, so that a page which somebody left open still finds its parts. */
export const keptDays = 90;

/** Folders whose files are named by their content, and so pile up: `assets/` and its like. */
export const sweptFolders: readonly string[] = behaviors
  .filter(({ cache }) => cache === 'assets')
  .map(({ pattern }) => pattern.slice(1, -1));

/**
 * Keys in the swept folders that no visitor can still need: not in the live build, and not written for `keptDays`.
 * Age alone never counts, since a build may be live for years; nothing outside these folders is named.
 * Throws when the live build has no assets at all: then it is not the live build.
 */
export function sweepable(stored: readonly Stored[], live: ReadonlySet<string>, now: Date): string[] {
  if (![...live].some((key) => key.startsWith('assets/'))) {
    throw new Error('Expected the live build to have files in assets/, found none: run npm run build first.');
  }
  const oldest = now.getTime() - keptDays * 86_400_000;
  return stored
    .filter(
      ({ key, writtenAt }) =>
        sweptFolders.some((folder) => key.startsWith(folder)) && !live.has(key) && writtenAt.getTime() < oldest,
    )
    .map(({ key }) => key);
}
