import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, small enough to fill. */
export type SmallDisk = {
  /** Folder on it. */
  folder: string;
  /** Takes every free byte: the next write answers ENOSPC. */
  fill(): Promise<void>;
  free(): Promise<void>;
  /** The next write answers EROFS. */
  makeReadOnly(): void;
  makeWritable(): void;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Whether this machine lets us mount one; that takes root on Linux. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const probe = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/** Mounts a disk of 16 MB in memory. */
export async function openSmallDisk(): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  const remount = (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${mode}`, folder]);
  return {
    folder,
    async fill() {
      const handle = await open(ballast, 'a');
      try {
        for (;;) await handle.appendFile(Buffer.alloc(4_096));
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause;
      } finally {
        await handle.close();
      }
      if ((await stat(ballast)).size === 0) throw new Error('Expected room to fill, found none.');
    },
    free: () => rm(ballast),
    makeReadOnly: () => void remount('ro'),
    makeWritable: () => void remount('rw'),
    async [Symbol.asyncDispose]() {
      // Lazily: a product that was just killed may still hold a file.
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
