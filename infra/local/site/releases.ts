import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteBuild, type SiteBuild } from '../../stack/site-build.ts';

/** The releases in the bucket of the site. */
export type Releases = {
  /** The build whose edge function is published. */
  live(): SiteBuild;
  /** The build of the last deployment, which the response headers policy and the error page belong to. */
  deployed(): SiteBuild;
  /** Every build whose files are in the bucket. */
  kept(): readonly SiteBuild[];
};

/** Returns the build in `dist` as the only release. It is read again after each build. */
export function followBuild(dist: string): Releases {
  let cached: { version: number; build: SiteBuild } | undefined;
  const current = () => {
    // The build replaces the folder; in between there is none.
    const version = statSync(join(dist, 'fingerprint'), { throwIfNoEntry: false })?.mtimeMs ?? cached?.version ?? 0;
    if (cached?.version !== version) cached = { version, build: readSiteBuild(dist) };
    return cached.build;
  };
  return { live: current, deployed: current, kept: () => [current()] };
}
