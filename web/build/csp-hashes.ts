import { createHash } from 'node:crypto';
import { sheetGroups } from './sheets/page-sheets.ts';

/**
 * SHA-256 of every inline script and style in the documents, and of the sheets of those that are drawn later, as the
 * CSP names them. Data blocks run nothing.
 */
export function cspHashes(
  documents: readonly string[],
  sheets: readonly string[],
): { script: string[]; style: string[] } {
  const within = (tag: 'script' | 'style') => {
    const pattern = new RegExp(`<${tag}\\b(?![^>]*type="application)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
    return documents.flatMap((html) => [...html.matchAll(pattern)].map(([, body = '']) => body));
  };
  const hashes = (bodies: readonly string[]) =>
    [...new Set(bodies)].map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
  const found = { script: hashes(within('script')), style: hashes([...within('style'), ...sheets]) };
  if (found.script.length !== 1 || found.style.length !== sheetGroups.length) {
    throw new Error(
      `The documents hold ${found.script.length} scripts and ${found.style.length} style sheets; the CSP expects one ` +
        `script and ${sheetGroups.length} sheets (sheets/page-sheets.ts).`,
    );
  }
  return found;
}
