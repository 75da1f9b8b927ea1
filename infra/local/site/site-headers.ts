import { readFile, stat } from 'node:fs/promises';
import { readCspHashes } from '#contract/csp-hashes.ts';
import { contentHosts, formatHeaders, securityHeaders } from '../../edge/response-headers.ts';

/** Headers of every response, as the response headers policy adds them. */
export type SiteHeaders = () => Promise<Readonly<Record<string, string>>>;

/**
 * Returns the headers with the hashes in `cspFile`, which is read again after each build: with the old hashes a browser
 * would block the new documents' styles.
 */
export function createSiteHeaders(cspFile: string): SiteHeaders {
  let kept: { version: number; headers: Promise<Record<string, string>> } | undefined;
  return async () => {
    const { mtimeMs: version } = await stat(cspFile);
    if (kept?.version !== version) kept = { version, headers: read(cspFile) };
    return kept.headers;
  };
}

async function read(cspFile: string): Promise<Record<string, string>> {
  const hashes = readCspHashes(await readFile(cspFile, 'utf8'));
  if (!hashes) throw new Error(`Expected CSP hashes in ${cspFile}: run npm run build again.`);
  return formatHeaders(securityHeaders({ hashes, ...contentHosts(), noIndex: false }));
}
