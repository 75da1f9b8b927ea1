import { type CspHashes, cspHashesPath, readCspHashes } from '#contract/csp-hashes.ts';
import { buildIdLength } from '#contract/report.ts';
import { brotliFolder } from '#head/static-paths.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Output of `npm run build` that is deployed. */
export type SiteBuild = {
  /** Folder of the files that are served to visitors. */
  client: string;
  /** CSP hashes of the inline scripts and styles in the HTML. */
  hashes: CspHashes;
  /** Id of the build, which its pages report with. */
  id: string;
};

/** Returns the site built in `folder`. Throws one sentence if it is not built or incomplete. */
export function readSiteBuild(folder: string): SiteBuild {
  const client = join(folder, 'client');
  const policy = join(client, cspHashesPath);
  const renderer = ['render.js', 'assets.json'].map((file) => join(folder, 'server', file));
  const fingerprint = join(folder, 'fingerprint');
  for (const file of [
    fingerprint,
    ...['index.html', '404.html', `${brotliFolder}/index.html`].map((name) => join(client, name)),
    policy,
    ...renderer,
  ]) {
    if (!existsSync(file)) throw new Error(`The site is not built, ${file} is missing: run npm run build first.`);
  }
  const hashes = readCspHashes(readFileSync(policy, 'utf8'));
  if (!hashes) {
    throw new Error(`Expected {"script":["sha256-…"],"style":["sha256-…"]} in ${policy}: run npm run build again.`);
  }
  return { client, hashes, id: readFileSync(fingerprint, 'utf8').slice(0, buildIdLength) };
}
