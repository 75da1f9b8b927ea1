import { closingTime } from '#content/collections/job-dates.ts';
import { openJobs } from '#content/collections/job-entries.static.ts';
import { jobPath } from '#content/collections/job.ts';
import { jobs } from '#content/collections/jobs.static.ts';
import { servicePath } from '#content/services/index.ts';
import { serviceTitles } from '#content/services/service.ts';
import { type PageRoute, pathBefore, type RouteName, routeNames, routes } from '#content/routes.ts';

/**
 * Folder of the prerendered pages for clients that accept Brotli. The build compresses at the highest level, which
 * CloudFront does not, so that a page fits into the first ten packets of TCP.
 */
export const brotliFolder = '/br';

/** Folders of the pages with another status than 200: one for each kind of missing path, and one for each closed job. */
export const statusFolders = { '404': '/404', '410': '/410' } as const;

/** Page for a path that does not exist. */
export const missingPageFile = `${statusFolders['404']}/page.html`;

/** Page for a service that does not exist. */
export const unknownServiceFile = `${statusFolders['404']}/service.html`;

/** Page for a job that does not exist. */
export const unknownJobFile = `${statusFolders['404']}/job.html`;

/** Feed of the open jobs. */
export const jobFeedPath = `${pathBefore('job')}feed.xml`;

/** Where to report a vulnerability (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Names of the routes with one page. */
export const pageRoutes = routeNames.filter((name): name is PageRoute => !routes[name].path.includes(':'));

/** Routes whose pages blog-pages renders for each request; the build prerenders all others. */
const perRequest: readonly RouteName[] = ['blog', 'blogPost', 'search'];

/**
 * When the jobs with an end close, by path: in milliseconds since 1970, 0 for those that are closed already. The edge
 * function compares it with the time of the request, so that a job closes on time without a new build.
 */
export const closingTimes: Readonly<Record<string, number>> = Object.fromEntries(
  jobs.flatMap((job) => {
    const time = closingTime(job);
    return time === undefined ? [] : [[jobPath(job), time]];
  }),
);

/** Paths of one page for each service and for each open job. */
const paths: Partial<Record<RouteName, readonly string[]>> = {
  // Not from `services`, whose texts every function would then contain.
  service: serviceTitles.map((title) => servicePath({ title })),
  job: openJobs.map(jobPath),
};

/** Canonical paths of all prerendered pages: the static routes and their pages for each service and each open job. */
export const staticPaths: readonly string[] = routeNames
  .filter((name) => !perRequest.includes(name))
  .flatMap((name) => paths[name] ?? [routes[name].path]);
