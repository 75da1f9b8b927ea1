import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type StorageUrls = { s3: string; waitingQueue: string; mailEvents: string; deadLetters: string };

/** Another local stack already delivers from this folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(folder: string) {
    super(`The mail in ${folder} is being delivered by another product that is running.`);
  }
}

/** Timeout in milliseconds. A busy product may be slow to respond; a stopped one refuses the connection at once. */
const responseMs = 10_000;

const fileOf = (folder: string) => join(folder, 'running');

/**
 * Returns the storage that delivers from this folder. After a crash another process may have the same process id, so
 * the file contains the storage's URL, and only a response from there counts.
 */
export async function findRunning(folder: string): Promise<StorageUrls | undefined> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '');
  if (text === '') return undefined;
  try {
    const urls = JSON.parse(text) as StorageUrls;
    const response = await fetch(urls.s3, { signal: AbortSignal.timeout(responseMs) });
    return (await response.text()).includes('NoSuchBucket') ? urls : undefined;
  } catch {
    return undefined;
  }
}

/** Records that the storage at these URLs delivers from this folder. */
export async function claimFolder(folder: string, urls: StorageUrls): Promise<void> {
  await writeFile(fileOf(folder), JSON.stringify(urls));
}

export async function releaseFolder(folder: string): Promise<void> {
  await rm(fileOf(folder), { force: true });
}
