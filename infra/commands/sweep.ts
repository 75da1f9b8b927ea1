import { siteFolders } from '../edge/behaviors.ts';
import { edgeCodeFolder, releaseFolder } from '../edge/releases.ts';
import { awsCli, readAws } from './aws-cli.ts';
import { command, readArguments, stackOf } from './command.ts';
import { listObjects, listReleases, readOutputs, readSharedKeys, type Release, type StoredObject } from './releases.ts';

/** Days after which a former release is swept: from its successor's deployment, since it was live until then. */
const retentionDays = 90;

/** Releases besides the live one that are kept at any age, so that there is always one to switch back to. */
const spareReleases = 2;

const codePrefix = `${edgeCodeFolder.slice(1)}/`;

/**
 * Prefixes of the keys that accumulate. The code of edge functions is the first, because `npm run release` offers every
 * release that has one: a sweep that is interrupted must not leave the code of a release whose documents are gone.
 */
const sweptPrefixes: readonly string[] = [
  codePrefix,
  releaseFolder('').slice(1),
  ...siteFolders.filter(({ isShared }) => isShared).map(({ name }) => `${name}/`),
];

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

/** Lists the files of former releases that no page needs any more, and deletes them with `--delete`. */
await command(import.meta.url, 'npm run sweep -- STAGE [--delete]', (words) => {
  const { positionals, values } = readArguments(words, 1, { delete: { type: 'boolean', default: false } });
  const outputs = readOutputs(awsCli, stackOf(positionals[0]));
  const now = new Date();
  const kept = keptReleases(listReleases(awsCli, outputs), now);
  const sharedKeys = new Set(kept.flatMap(({ id }) => readSharedKeys(awsCli, outputs, id)));
  const stored = sweptPrefixes.flatMap((prefix) => listObjects(awsCli, outputs.SiteBucket, prefix));
  const old = sweepable(stored, kept, sharedKeys, now);
  for (const key of old) {
    console.log(key);
    if (values.delete) readAws(awsCli, 's3api', 'delete-object', '--bucket', outputs.SiteBucket, '--key', key);
  }
  return values.delete
    ? `${old.length} files removed.`
    : `${old.length} files would be removed; say --delete to do it.`;
});
