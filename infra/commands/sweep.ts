import { siteFolders } from '../edge/behaviors.ts';
import { edgeCodeFolder, releaseFolder } from '../edge/releases.ts';
import type { Release, StoredObject } from './releases.ts';

/** Days after which a former release is swept: from its successor's deployment, since it was live until then. */
export const retentionDays = 90;

/** Releases besides the live one that are kept at any age, so that there is always one to switch back to. */
const spareReleases = 2;

const codePrefix = `${edgeCodeFolder.slice(1)}/`;

/**
 * Prefixes of the keys that accumulate. The code of edge functions is the first, because `npm run release` offers every
 * release that has one: a sweep that is interrupted must not leave the code of a release whose documents are gone.
 */
export const sweptPrefixes: readonly string[] = [
  codePrefix,
  releaseFolder('').slice(1),
  ...siteFolders.filter(({ isShared }) => isShared).map(({ name }) => `${name}/`),
];

/** Returns the releases that are kept, of all releases, the newest first. */
export function keptReleases(releases: readonly Release[], now: Date): Release[] {
  const others = releases.filter(({ isLive }) => !isLive);
  if (others.length === releases.length) throw new Error('Expected one of the releases to be live, found none.');
  return releases.filter((release, index) => {
    const successor = releases[index - 1];
    return (
      release.isLive ||
      others.indexOf(release) < spareReleases ||
      successor === undefined ||
      isRecent(new Date(successor.deployedAt), now)
    );
  });
}

/**
 * Returns the keys in the order of `sweptPrefixes` that belong to none of the kept releases and were written more than
 * `retentionDays` ago. `sharedKeys` are the files with a hash in their path that the kept releases use: their age says
 * nothing, because an unchanged file is not uploaded again.
 */
export function sweepable(
  stored: readonly StoredObject[],
  kept: readonly Release[],
  sharedKeys: ReadonlySet<string>,
  now: Date,
): string[] {
  const isKept = (key: string) =>
    sharedKeys.has(key) ||
    kept.some(({ id }) => [`${codePrefix}${id}.`, `${releaseFolder(id).slice(1)}/`].some((of) => key.startsWith(of)));
  return sweptPrefixes.flatMap((prefix) =>
    stored
      .filter(({ key, writtenAt }) => key.startsWith(prefix) && !isKept(key) && !isRecent(writtenAt, now))
      .map(({ key }) => key),
  );
}

function isRecent(time: Date, now: Date): boolean {
  return now.getTime() - time.getTime() < retentionDays * 86_400_000;
}
