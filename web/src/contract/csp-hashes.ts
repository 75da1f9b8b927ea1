import { parseRecord } from './json.ts';

/** CSP hashes of a build's inline scripts and styles, such as `sha256-…=`. */
export type CspHashes = { script: readonly string[]; style: readonly string[] };

/** File with the hashes of a build, beside its folder `client/`. */
export const cspHashesFile = 'csp.json';

/** Returns the hashes in the text of `csp.json`, or undefined if it contains anything else. */
export function readCspHashes(text: string): CspHashes | undefined {
  const { script, style } = parseRecord(text) ?? {};
  return isHashes(script) && isHashes(style) ? { script, style } : undefined;
}

function isHashes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((hash) => typeof hash === 'string' && /^sha(256|384|512)-/.test(hash));
}
