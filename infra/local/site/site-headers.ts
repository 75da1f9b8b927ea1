import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHashesPath, readCspHashes } from '#contract/csp-hashes.ts';
import { buildIdLength } from '#contract/report.ts';
import { contentHosts, formatHeaders, securityHeaders } from '../../edge/response-headers.ts';

/** Headers of every response, as the response headers policy adds them. */
export type SiteHeaders = () => Promise<Readonly<Record<string, string>>>;

/**
 * Returns the headers with the hashes of the build in `dist`, which are read again after each build: with the old hashes a browser
 * would block the new documents' styles.
 */
export function createSiteHeaders(dist: string): SiteHeaders {
  const cspFile = join(dist, 'client', cspHashesPath);
  let cached: { version: number; headers: Promise<Record<string, string>> } | undefined;
  return async () => {
    const { mtimeMs: version } = await stat(cspFile);
    if (cached?.version !== version) cached = { version, headers: read(cspFile, join(dist, 'fingerprint')) };
    return cached.headers;
  };
}

async function read(cspFile: string, fingerprint: string): Promise<Record<string, string>> {
  const hashes = readCspHashes(await readFile(cspFile, 'utf8'));
  if (!hashes) throw new Error(`Expected CSP hashes in ${cspFile}: run npm run build again.`);
  const build = (await readFile(fingerprint, 'utf8')).slice(0, buildIdLength);
  return formatHeaders(securityHeaders({ hashes, build, ...contentHosts(), noIndex: false }));
}
