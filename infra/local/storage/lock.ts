import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** Another twin already delivers from this folder. */
export class FolderTaken extends Error {
  constructor(folder: string) {
    super(`The mail in ${folder} is being delivered by another product that is running.`);
    this.name = 'FolderTaken';
  }
}

/** A twin that is busy may take long to answer; one that is gone is refused at once. */
const answerMs = 10_000;

const fileOf = (folder: string) => join(folder, 'running');

/**
 * Whether a twin delivers from this folder now. A process id would lie after a crash, when another process has it;
 * so the file names the address of the twin's storage, and only an answer from there counts.
 */
export async function isRunning(folder: string): Promise<boolean> {
  const url = await readFile(fileOf(folder), 'utf8').catch(() => '');
  if (url === '') return false;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerMs) });
    return (await answer.text()).includes('NoSuchBucket');
  } catch {
    return false;
  }
}

/** Says that the twin whose storage listens at `url` delivers from this folder. */
export async function claim(folder: string, url: string, disk: Disk): Promise<void> {
  await disk.write(fileOf(folder), url);
}

/** Gives the folder up. */
export async function release(folder: string, disk: Disk): Promise<void> {
  await disk.remove(fileOf(folder));
}
