import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { decodePercent } from '#contract/decode-percent.ts';
import { brotliFolder, notFoundFolder } from '#head/static-paths.ts';
import { lookup, mimes } from 'mrmime';
import { documentStatusMetadata } from '../../edge/behaviors.ts';
import type { OriginResponse } from './origin.ts';

// mrmime does not know this type; the deployment sets it.
mimes.ico = 'image/vnd.microsoft.icon';

/** The bucket of the built site: returns the file of a key, or undefined if there is none. */
export type SiteFiles = (key: string) => Promise<OriginResponse | undefined>;

/** Serves the files in `folder` as S3 does: exact names, media type, ETag and date. */
export function openSiteFiles(folder: string): SiteFiles {
  const root = resolve(folder);
  const cache = new Map<string, { version: string; response: OriginResponse }>();

  return async (key) => {
    const file = fileOf(root, key);
    if (file === undefined) return undefined;
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}-${stats.size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.response;
    const body = await readFile(file);
    const response: OriginResponse = {
      status: 200,
      headers: {
        'content-type': mediaType(file),
        ...(key.startsWith(`${brotliFolder}/`) && { 'content-encoding': 'br' }),
        ...(key.startsWith(`${notFoundFolder}/`) && { [`x-amz-meta-${documentStatusMetadata}`]: '404' }),
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'last-modified': stats.mtime.toUTCString(),
        'accept-ranges': 'bytes',
      },
      body,
    };
    cache.set(file, { version, response });
    return response;
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
