import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliFolder, missingFolder } from '#head/static-paths.ts';
import { lookup, mimes } from 'mrmime';
import { documentStatusMetadata, siteFolders } from '../../edge/behaviors.ts';
import { metadataPrefix, releaseFolder } from '../../edge/releases.ts';
import { documentHeaders } from '../../edge/response-headers.ts';
import type { SiteBuild } from '../../edge/site-build.ts';
import type { OriginResponse } from './origins.ts';
import { decodePercent } from '#contract/decode-percent.ts';

// mrmime does not know this type; the deployment sets it.
mimes.ico = 'image/vnd.microsoft.icon';

/** The bucket of the site: returns the file of a key, or undefined if there is none. */
export type SiteFiles = (key: string) => OriginResponse | undefined;

/**
 * Serves the files of the build as S3 does: exact names, media type, ETag, date and metadata. They are read at once, because
 * the next build replaces the folder, and the documents of the functions link to the files of their own build.
 */
export function openSiteFiles(build: SiteBuild): SiteFiles {
  const files = new Map(
    readdirSync(build.client, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(build.client.length).replaceAll(sep, '/'), read(file)]),
  );
  return (key) => {
    const located = locate(key, build);
    const file = located && files.get(decodePercent(located.path) ?? '');
    return file && { ...file, headers: { ...file.headers, ...located.headers } };
  };
}

function read(file: string): OriginResponse {
  const body = readFileSync(file);
  return {
    status: 200,
    headers: {
      'content-type': mediaType(file),
      etag: `"${createHash('md5').update(body).digest('hex')}"`,
      'last-modified': statSync(file).mtime.toUTCString(),
      'accept-ranges': 'bytes',
    },
    body,
  };
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

function mediaType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}
