import { pathBefore, routes } from '#content/routes.ts';

/**
 * Returns `aria-current` of a navigation link: `page` on its own page, `true` on a page below it (an article
 * below Blog, a service below Services), undefined elsewhere.
 */
export function ariaCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (here === path) return 'page';
  const below = path === routes.services.path ? pathBefore('service') : `${path}/`;
  return path !== routes.home.path && here.startsWith(below) ? 'true' : undefined;
}
