import { createHash } from 'node:crypto';
import type { CspHashes } from '#contract/csp-hashes.ts';

/**
 * Returns the CSP hashes of the inline script and the inline stylesheet. Data blocks (JSON) need no hash, because they
 * are not executed.
 */
export function cspHashes(documents: readonly string[]): CspHashes {
  const found = { script: hashesOf('script', documents), style: hashesOf('style', documents) };
  if (found.script.length !== 1 || found.style.length !== 1) {
    const { script, style } = found;
    throw new Error(`Expected one script and one stylesheet in all documents, got ${script.length}, ${style.length}.`);
  }
  return found;
}

function hashesOf(tag: 'script' | 'style', documents: readonly string[]): string[] {
  const pattern = new RegExp(`<${tag}\\b(?![^>]*type="application)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  const bodies = documents.flatMap((html) => [...html.matchAll(pattern)].map(([, body = '']) => body));
  return [...new Set(bodies)].map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
}
