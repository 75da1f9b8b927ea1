import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIdLength } from '#contract/report.ts';
import { isStageName, stackName, stages } from '../stages.ts';
import { awsCli, readAws } from './aws-cli.ts';
import { listObjects, listReleases, readOutputs } from './releases.ts';
import { sweepable, sweptPrefixes } from './sweep.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));

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
  const id = readFileSync(`${dist}/fingerprint`, 'utf8').slice(0, buildIdLength);
  const [live] = listReleases(awsCli, outputs).filter(({ isLive }) => isLive);
  if (live?.id !== id) {
    throw new Error(`Expected the build at hand, ${id}, to be live, got ${live?.id}: build the live commit first.`);
  }
  const keys = new Set(
    readdirSync(`${dist}/client`, { recursive: true }).map((path) => String(path).replaceAll('\\', '/')),
  );
  const stored = sweptPrefixes.flatMap((prefix) => listObjects(awsCli, outputs.SiteBucket, prefix));
  const old = sweepable(stored, { id, keys }, new Date());
  for (const key of old) {
    console.log(key);
    if (deletes) readAws(awsCli, 's3api', 'delete-object', '--bucket', outputs.SiteBucket, '--key', key);
  }
  console.log(
    deletes ? `${old.length} files removed.` : `${old.length} files would be removed; say --delete to do it.`,
  );
}
