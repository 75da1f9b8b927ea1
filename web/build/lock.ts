import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 200;

/** Runs `work` while holding a lock file. Waits while another process holds it. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await acquire(file))) await wait(pollMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Tries to take the lock. Removes a lock whose process has ended. */
async function acquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && !isRunning(holder)) await rm(file, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
