import { servicePath, services } from '#content/services/index.ts';
import { type PageRoute, type RouteName, routeNames, routes } from '#content/routes.ts';

/**
 * Folder of the prerendered pages for clients that accept Brotli. The build compresses at the highest level, which
 * CloudFront does not, so that a page fits into the first ten packets of TCP.
 */
export const brotliFolder = '/br';

/** Folder of the pages that are served with status 404, one for each kind of path. */
export const notFoundFolder = '/404';

/** Page for a path that does not exist. */
export const missingPageFile = `${notFoundFolder}/page.html`;

/** Page for a service that does not exist. */
export const unknownServiceFile = `${notFoundFolder}/service.html`;

/** Where to report a vulnerability (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Names of the routes with one page. */
export const pageRoutes = routeNames.filter((name): name is PageRoute => !routes[name].path.includes(':'));

/** Routes whose pages blog-pages renders for each request; the build prerenders all others. */
const perRequest: readonly RouteName[] = ['blog', 'blogPost'];

/** Canonical paths of all prerendered pages: the static routes and one page for each service. */
export const staticPaths: readonly string[] = routeNames
  .filter((name) => !perRequest.includes(name))
  .flatMap((name) => (name === 'service' ? services.map(servicePath) : [routes[name].path]));
