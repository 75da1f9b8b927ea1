import { isStageName, stackName, stages } from '../stack/stages/stages.ts';
import { awsCli, readAws } from './aws-cli.ts';
import { listObjects, listReleases, readOutputs, readSharedKeys } from './releases.ts';
import { keptReleases, sweepable, sweptPrefixes } from './sweep.ts';

/**
 * `npm run sweep -- STAGE [--delete]`: lists the files of former releases that no page needs any more, and deletes them
 * with `--delete`.
 */
const [name = '', ...options] = process.argv.slice(2);
try {
  if (!isStageName(name) || options.some((option) => option !== '--delete')) {
    throw new Error(`Expected one of ${Object.keys(stages).join(', ')}: npm run sweep -- STAGE [--delete].`);
  }
  sweep(stackName({ name }), options.includes('--delete'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function sweep(stack: string, deletes: boolean): void {
  const outputs = readOutputs(awsCli, stack);
  const now = new Date();
  const kept = keptReleases(listReleases(awsCli, outputs), now);
  const sharedKeys = new Set(kept.flatMap(({ id }) => readSharedKeys(awsCli, outputs, id)));
  const stored = sweptPrefixes.flatMap((prefix) => listObjects(awsCli, outputs.SiteBucket, prefix));
  const old = sweepable(stored, kept, sharedKeys, now);
  for (const key of old) {
    console.log(key);
    if (deletes) readAws(awsCli, 's3api', 'delete-object', '--bucket', outputs.SiteBucket, '--key', key);
  }
  console.log(
    deletes ? `${old.length} files removed.` : `${old.length} files would be removed; say --delete to do it.`,
  );
}
