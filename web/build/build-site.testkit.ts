import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Timeout of a test that builds the site, which takes about ten seconds. */
export const buildMs = 120_000;

/** Builds the site unless it is up to date. Returns its folder. */
export async function buildSite(): Promise<string> {
  const buildFile = fileURLToPath(new URL('./build.ts', import.meta.url));
  // A separate process, because the build imports TypeScript that Vitest has not transformed.
  await promisify(execFile)(process.execPath, ['--import', 'tsx', buildFile, '--if-changed']);
  return dist;
}
