import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Condition of a write: the key does not exist, or its object still has this ETag. */
type Condition = 'none' | { etag: string };

/** One object; `etag` changes with its bytes. */
type StoredObject = { bytes: Buffer; etag: string; modifiedAt: Date };

/** Objects of one bucket, each in a file named by its key. */
export type Objects = {
  /**
   * Returns the new ETag once the object is on the disk. Returns undefined and changes nothing if the condition does
   * not hold.
   */
  put(key: string, bytes: Buffer, condition?: Condition): Promise<string | undefined>;
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** Every key that starts with `prefix`, sorted as S3 lists them, with the time of its last write. */
  list(prefix: string): Promise<{ key: string; modifiedAt: Date }[]>;
};

/**
 * Opens the bucket in `folder`; no other process may write there. A file is complete or absent whenever the process is
 * killed. Every call rejects with a key that is not a valid file name.
 */
export async function openObjects(folder: string): Promise<Objects> {
  // Next to the bucket, because a rename is atomic only within a file system. A killed process leaves its partial files
  // there.
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function get(key: string): Promise<StoredObject | undefined> {
    const file = fileOf(folder, key);
    try {
      const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
      return { bytes, etag: etagOf(bytes), modifiedAt: mtime };
    } catch (cause) {
      if (isAbsent(cause)) return undefined;
      throw cause;
    }
  }

  async function write(file: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const aside = join(partial, randomUUID());
    const handle = await open(aside, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  }

  return {
    get,
    put(key, bytes, condition) {
      const written = lastWrite.then(async () => {
        const existing = condition ? await get(key) : undefined;
        if (condition && existing?.etag !== (condition === 'none' ? undefined : condition.etag)) return undefined;
        await write(fileOf(folder, key), bytes);
        return etagOf(bytes);
      });
      // Writes run one after another, otherwise two could both find their condition true.
      lastWrite = written.catch(() => undefined);
      return written;
    },
    async remove(key) {
      await unlink(fileOf(folder, key)).catch((cause: unknown) => {
        if (!isAbsent(cause)) throw cause;
      });
    },
    async list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
      // Only the times, because the emails of a bad day do not fit into memory.
      const timeOf = (key: string) =>
        stat(fileOf(folder, key)).catch((cause: unknown) => {
          if (!isAbsent(cause)) throw cause;
        });
      const objects = await Promise.all(keys.map(async (key) => ({ key, modifiedAt: (await timeOf(key))?.mtime })));
      return objects.flatMap(({ key, modifiedAt }) => (modifiedAt ? [{ key, modifiedAt }] : []));
    },
  };
}

function fileOf(folder: string, key: string): string {
  // A leading dot is rejected, because `..` would leave the bucket.
  if (key.length > 500 || !key.split('/').every((segment) => /^[\w-][\w.-]{0,199}$/.test(segment))) {
    throw new Error(
      `Expected a key of segments such as waiting/3fa9-17.json, got ${JSON.stringify(key.slice(0, 80))}.`,
    );
  }
  return join(folder, ...key.split('/'));
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function isAbsent(cause: unknown): boolean {
  const { code } = cause as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR';
}
