import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { decodePercent } from '#contract/decode-percent.ts';
import { brotliFolder, notFoundFolder } from '#head/static-paths.ts';
import { lookup, mimes } from 'mrmime';
import { documentStatusMetadata } from '../../edge/behaviors.ts';
import type { OriginAnswer } from './origin.ts';

// mrmime does not know this type; the deployment sets it.
mimes.ico = 'image/vnd.microsoft.icon';

/** The bucket of the built site: returns the file of a key, or undefined if there is none. */
export type SiteFiles = (key: string) => Promise<OriginAnswer | undefined>;

/** Serves the files in `folder` as S3 does: exact names, media type, ETag and date. */
export function openSiteFiles(folder: string): SiteFiles {
  const root = resolve(folder);
  const kept = new Map<string, { version: string; answer: OriginAnswer }>();

  return async (key) => {
    const file = fileOf(root, key);
    if (file === undefined) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs}-${found.size}`;
    const before = kept.get(file);
    if (before?.version === version) return before.answer;
    const body = await readFile(file);
    const answer: OriginAnswer = {
      status: 200,
      headers: {
        'content-type': mediaType(file),
        ...(key.startsWith(`${brotliFolder}/`) && { 'content-encoding': 'br' }),
        ...(key.startsWith(`${notFoundFolder}/`) && { [`x-amz-meta-${documentStatusMetadata}`]: '404' }),
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'last-modified': found.mtime.toUTCString(),
        'accept-ranges': 'bytes',
      },
      body,
    };
    kept.set(file, { version, answer });
    return answer;
  };
}

function fileOf(root: string, key: string): string | undefined {
  const name = decodePercent(key);
  if (name === undefined) return undefined;
  const file = join(root, name);
  // A key must not lead out of the folder.
  return file.startsWith(root + sep) && !name.includes('\0') ? file : undefined;
}

function mediaType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}
