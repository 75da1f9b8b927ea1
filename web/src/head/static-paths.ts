import { servicePath } from '#content/services/index.ts';
import { serviceTitles } from '#content/services/service.ts';
import { type PageRoute, type RouteName, routeNames, routes } from '#content/routes.ts';

/**
 * Folder of the prerendered pages for clients that accept Brotli. The build compresses at the highest level, which
 * CloudFront does not, so that a page fits into the first ten packets of TCP.
 */
export const brotliFolder = '/br';

/** Folder of the pages with status 404, one for each kind of missing path. */
export const missingFolder = '/404';

export const missingPageFile = `${missingFolder}/page.html`;

export const unknownServiceFile = `${missingFolder}/service.html`;

/** Where to report a vulnerability (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** For the status page of the WordPress plugin: when the lists were pulled, and the version of each entry that is shown. */
export const publishedListsPath = '/lists.json';

export const pageRoutes = routeNames.filter((name): name is PageRoute => !routes[name].path.includes(':'));

/** Routes whose pages blog-pages renders for each request, and projects; the build prerenders all others. */
const unlisted: readonly RouteName[] = ['blog', 'blogPost', 'search', 'job', 'project'];

// Not from `services`, whose texts every function would then contain.
const servicePaths = serviceTitles.map((title) => servicePath({ title }));

/**
 * Canonical paths of all prerendered pages: the static routes and the page of each service. No list that the office
 * edits is in it, because the edge function contains every path.
 */
export const staticPaths: readonly string[] = routeNames
  .filter((name) => !unlisted.includes(name))
  .flatMap((name) => (name === 'service' ? servicePaths : [routes[name].path]));
