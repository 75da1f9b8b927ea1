import { openJobs } from '#content/lists/job-entries.static.ts';
import { staticPaths } from './static-paths.ts';

/** Canonical paths of all pages but the blog's: the prerendered pages, and the open jobs. */
export const contentPaths: readonly string[] = [...staticPaths, ...openJobs.map(({ path }) => path)];
