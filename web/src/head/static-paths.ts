import { servicePath, services } from '#content/services/index.ts';
import { routes } from './routes.ts';

/**
 * Folder of the prerendered documents as they are for who reads Brotli: compressed once, as far as it goes, which an
 * edge that compresses while somebody waits does not. A document fits into the first ten packets so, and not otherwise.
 */
export const brotliFolder = '/br';

/** Every address that is prerendered, in its canonical form: the static routes and one page for each service. */
export const staticPaths: readonly string[] = routes
  .filter((route) => route.rendered === 'static')
  .flatMap((route) => (route.name === 'service' ? services.map(servicePath) : [route.path]));
