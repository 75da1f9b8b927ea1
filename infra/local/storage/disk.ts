import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that are either there as a whole or not at all, whatever moment the process dies at. */
export type Disk = {
  /** Resolves once the bytes and their name are on the disk; replaces what was there. */
  write(file: string, bytes: Uint8Array | string): Promise<void>;
  /** The same for a name nobody has yet; answers false, and changes nothing, when somebody has. */
  create(file: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Resolves once the name is gone for good; a name that is not there is no error. */
  remove(file: string): Promise<void>;
};

/**
 * A disk under `root`. What a dead process left half-written is swept from `root/tmp/<writer>` first, so two writers
 * at work at the same time need two names.
 */
export async function openDisk(root: string, writer = 'twin'): Promise<Disk> {
  const workshop = join(root, 'tmp', writer);
  await rm(workshop, { recursive: true, force: true });
  await ensureFolder(workshop);

  /** Writes aside, lets `place` give the bytes their name in one step, then makes that step durable. */
  async function put<Placed>(file: string, bytes: Uint8Array | string, place: (aside: string) => Promise<Placed>) {
    await ensureFolder(dirname(file));
    const aside = join(workshop, randomUUID());
    try {
      const handle = await open(aside, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      const placed = await place(aside);
      await syncFolder(dirname(file));
      return placed;
    } finally {
      await rm(aside, { force: true });
    }
  }

  return {
    write: (file, bytes) => put(file, bytes, (aside) => rename(aside, file)),
    // A hard link fails when the name is taken: checking first and renaming then would let two through.
    create: (file, bytes) =>
      put(file, bytes, (aside) =>
        link(aside, file).then(
          () => true,
          (cause: NodeJS.ErrnoException) => {
            if (cause.code === 'EEXIST') return false;
            throw cause;
          },
        ),
      ),
    async remove(file) {
      try {
        await unlink(file);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
        throw cause;
      }
      await syncFolder(dirname(file));
    },
  };
}

/** Names of the files directly in `folder`, sorted; none when there is no such folder. */
export async function fileNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

async function ensureFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  // The new folder's own name must survive too, else what is written into it is lost with it.
  if (first !== undefined) await syncFolder(dirname(first));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
