import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Disk } from './disk.ts';

/** What must be true of a key for a conditional write: nobody has it, or its object still has this tag. */
export type Condition = 'none' | { etag: string };

/** One object; `etag` changes with its bytes. */
export type StoredObject = { bytes: Buffer; etag: string; modifiedAt: Date };

/** The objects of one bucket, each a file named by its key. */
export type Objects = {
  /**
   * The new tag once the object is on the disk, or undefined, and nothing changed, when the condition does not hold.
   */
  put(key: string, bytes: Buffer, condition?: Condition): Promise<string | undefined>;
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** Every key that starts with `prefix`, sorted as S3 lists them. */
  list(prefix: string): Promise<string[]>;
};

/** A key that cannot be a file name here: empty, too long, or with a segment that could leave the bucket. */
export class InvalidKey extends Error {
  constructor(key: string) {
    super(`Expected a key of segments such as waiting/3fa9-17.json, got ${JSON.stringify(key.slice(0, 80))}.`);
    this.name = 'InvalidKey';
  }
}

/** The bucket kept in `folder`. Every call with a key that is no safe path rejects with InvalidKey. */
export function openObjects(folder: string, disk: Disk): Objects {
  let turn: Promise<unknown> = Promise.resolve();

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

  /** Compares and writes with nobody in between: this process is the only one that writes here. */
  function replace(key: string, bytes: Buffer, etag: string): Promise<string | undefined> {
    const mine = turn.then(async () => {
      if ((await get(key))?.etag !== etag) return undefined;
      await disk.write(fileOf(folder, key), bytes);
      return etagOf(bytes);
    });
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    get,
    async put(key, bytes, condition) {
      const file = fileOf(folder, key);
      if (condition === 'none') return (await disk.create(file, bytes)) ? etagOf(bytes) : undefined;
      if (condition) return replace(key, bytes, condition.etag);
      await disk.write(file, bytes);
      return etagOf(bytes);
    },
    async remove(key) {
      await disk.remove(fileOf(folder, key));
    },
    async list(prefix) {
      try {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((key) => key.startsWith(prefix))
          .sort();
      } catch (cause) {
        if (isAbsent(cause)) return [];
        throw cause;
      }
    },
  };
}

function fileOf(folder: string, key: string): string {
  // A leading dot is refused too: `..` would leave the bucket.
  if (key.length > 500 || !key.split('/').every((segment) => /^[\w-][\w.-]{0,199}$/.test(segment))) {
    throw new InvalidKey(key);
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
