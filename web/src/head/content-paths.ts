import { openJobs } from '#content/lists/jobs.static.ts';
import { cases } from '#content/lists/projects.static.ts';
import { staticPaths } from './static-paths.ts';

/** Canonical paths of all pages but the blog's: the prerendered pages, those of projects, and the open jobs. */
export const contentPaths: readonly string[] = [...staticPaths, ...[...cases, ...openJobs].map(({ path }) => path)];
