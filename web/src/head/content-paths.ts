import { openJobs } from '#content/lists/jobs.static.ts';
import { cases } from '#content/lists/projects.static.ts';
import { routes } from '#content/routes.ts';
import { staticPaths } from './static-paths.ts';

/** Canonical paths of all pages but the blog's: the prerendered pages, those of projects, and the open jobs. */
export const contentPaths: readonly string[] = [...staticPaths, ...[...cases, ...openJobs].map(({ path }) => path)];

/** Returns a path if the site has it, otherwise that of its route, with `unknown` for what visitors can make up. */
export function listedPath(path: string): string {
  const start = `${path.slice(0, path.lastIndexOf('/') + 1)}:`;
  const route = Object.values(routes).find((each) => each.path === path || each.path.startsWith(start));
  return contentPaths.includes(path) ? path : (route?.path ?? '/:').replace(/:\w*/, 'unknown');
}
