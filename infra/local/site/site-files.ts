import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { brotliFolder, missingFolder } from '#head/static-paths.ts';
import { lookup, mimes } from 'mrmime';
import { documentStatusMetadata, siteFolders } from '../../edge/behaviors.ts';
import { metadataPrefix, releaseFolder } from '../../edge/releases.ts';
import { documentHeaders } from '../../edge/response-headers.ts';
import type { SiteBuild } from '../../stack/site-build.ts';
import type { OriginResponse } from './origin.ts';
import type { Releases } from './releases.ts';
import { decodePercent } from '#contract/decode-percent.ts';

// mrmime does not know this type; the deployment sets it.
mimes.ico = 'image/vnd.microsoft.icon';

/** The bucket of the site: returns the file of a key, or undefined if there is none. */
export type SiteFiles = (key: string) => Promise<OriginResponse | undefined>;

/** Serves the files of the releases as S3 does: exact names, media type, ETag, date and metadata. */
export function openSiteFiles(releases: Releases): SiteFiles {
  const cache = new Map<string, { version: string; response: OriginResponse }>();

  return async (key) => {
    for (const { folder, path, headers } of locate(key, releases)) {
      const file = await read(folder, path);
      if (file) return { ...file, headers: { ...file.headers, ...headers } };
    }
    return undefined;
  };

  async function read(folder: string, path: string): Promise<OriginResponse | undefined> {
    const file = fileOf(resolve(folder), path);
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
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'last-modified': stats.mtime.toUTCString(),
        'accept-ranges': 'bytes',
      },
      body,
    };
    cache.set(file, { version, response });
    return response;
  }
}

type Location = { folder: string; path: string; headers: Record<string, string> };

/** Returns where the file of a key may be: in the folder of its release, or for a shared file in any build. */
function locate(key: string, releases: Releases): Location[] {
  const builds = releases.kept();
  const build = builds.find(({ id }) => key.startsWith(`${releaseFolder(id)}/`));
  if (build) {
    const path = key.slice(releaseFolder(build.id).length);
    return [{ folder: build.client, path, headers: storedHeaders(path, build) }];
  }
  if (key === '/404.html') return [{ folder: releases.deployed().client, path: key, headers: {} }];
  const isShared = siteFolders.some((folder) => folder.isShared && key.startsWith(`/${folder.name}/`));
  return isShared ? builds.map(({ client }) => ({ folder: client, path: key, headers: {} })) : [];
}

/** Returns the encoding and the metadata with which a file of a release is uploaded. */
function storedHeaders(path: string, build: SiteBuild): Record<string, string> {
  if (siteFolders.some(({ name }) => path.startsWith(`/${name}/`))) return {};
  const metadata = {
    ...documentHeaders(build),
    ...(path.startsWith(`${missingFolder}/`) && { [documentStatusMetadata]: '404' }),
  };
  return {
    ...(path.startsWith(`${brotliFolder}/`) && { 'content-encoding': 'br' }),
    ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [metadataPrefix + name, value])),
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
