import { servicePath, services } from '#content/services/index.ts';
import { routes } from './routes.ts';

/** Every address that is prerendered, in its canonical form: the static routes and one page for each service. */
export const staticPaths: readonly string[] = routes
  .filter((route) => route.rendered === 'static')
  .flatMap((route) => (route.name === 'service' ? services.map(servicePath) : [route.path]));
