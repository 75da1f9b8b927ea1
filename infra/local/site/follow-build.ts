import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteBuild, type SiteBuild } from '../../stack/site-build.ts';

/** Returns a function that returns the build in `dist`, which is read again after each build. */
export function followBuild(dist: string): () => SiteBuild {
  let cached: { version: number; build: SiteBuild } | undefined;
  return () => {
    // The build replaces the folder; in between there is none.
    const version = statSync(join(dist, 'fingerprint'), { throwIfNoEntry: false })?.mtimeMs ?? cached?.version ?? 0;
    if (cached?.version !== version) cached = { version, build: readSiteBuild(dist) };
    return cached.build;
  };
}
