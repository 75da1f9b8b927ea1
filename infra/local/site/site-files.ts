import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { brotliFolder, missingFolder } from '#head/static-paths.ts';
import { lookup, mimes } from 'mrmime';
import { documentStatusMetadata, siteFolders } from '../../edge/behaviors.ts';
import { metadataPrefix, releaseFolder } from '../../edge/releases.ts';
import { documentHeaders } from '../../edge/response-headers.ts';
import type { SiteBuild } from '../../stack/site-build.ts';
import type { OriginResponse } from './origins.ts';
import { decodePercent } from '#contract/decode-percent.ts';

// mrmime does not know this type; the deployment sets it.
mimes.ico = 'image/vnd.microsoft.icon';

/** The bucket of the site: returns the file of a key, or undefined if there is none. */
export type SiteFiles = (key: string) => Promise<OriginResponse | undefined>;

/** Serves the files of the build as S3 does: exact names, media type, ETag, date and metadata. */
export function openSiteFiles(currentBuild: () => SiteBuild): SiteFiles {
  const cache = new Map<string, { version: string; response: OriginResponse }>();

  return async (key) => {
    const build = currentBuild();
    const located = locate(key, build);
    const file = located && (await read(build.client, located.path));
    return file && { ...file, headers: { ...file.headers, ...located.headers } };
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

type Location = { path: string; headers: Record<string, string> };

/** Returns where the file of a key is in the build: below the folder of the release, or in a folder that all share. */
function locate(key: string, build: SiteBuild): Location | undefined {
  const folder = releaseFolder(build.id);
  if (key.startsWith(`${folder}/`)) {
    const path = key.slice(folder.length);
    return { path, headers: storedHeaders(path, build) };
  }
  const isShared = siteFolders.some(({ name, isShared: shared }) => shared && key.startsWith(`/${name}/`));
  return isShared || key === '/404.html' ? { path: key, headers: {} } : undefined;
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
