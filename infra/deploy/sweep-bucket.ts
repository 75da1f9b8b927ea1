import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { sweepable, sweptFolders, type Stored } from './sweep.ts';

const built = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
/**
 * `npm run sweep -- BUCKET [--delete]`: lists the chunks that no page needs any more, and deletes them with `--delete`.
 */
const [bucket = '', ...options] = process.argv.slice(2);

if (!/^[a-z0-9.-]{3,63}$/.test(bucket) || options.some((option) => option !== '--delete')) {
  console.error(`Expected the site's bucket, got “${bucket}”: npm run sweep -- BUCKET [--delete].`);
  process.exitCode = 1;
} else {
  await sweep(new S3Client({ region: 'us-east-1' }), options.includes('--delete'));
}

async function sweep(client: S3Client, deletes: boolean): Promise<void> {
  if (!(await isDeployed(client))) {
    console.error(
      `Expected the build at hand to be the one in ${bucket}, got another: build the deployed commit first.`,
    );
    process.exitCode = 1;
    return;
  }
  const keys = sweepable(await listSwept(client), liveKeys(), new Date());
  for (const key of keys) {
    console.log(key);
    if (deletes) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  }
  console.log(
    deletes ? `${keys.length} files removed.` : `${keys.length} files would be removed; say --delete to do it.`,
  );
}

async function listSwept(client: S3Client): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const Prefix of sweptFolders) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix })) {
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) stored.push({ key: Key, writtenAt: LastModified });
      }
    }
  }
  return stored;
}

/**
 * Whether the home page in the bucket is that of the local build, so that the local build's files are the live ones.
 */
async function isDeployed(client: S3Client): Promise<boolean> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: 'index.html' }));
  return (await Body?.transformToString()) === readFileSync(`${built}/index.html`, 'utf8');
}

function liveKeys(): Set<string> {
  return new Set(readdirSync(built, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')));
}
