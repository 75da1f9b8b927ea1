/**
 * How a navigation link is marked on this page (D13): `page` on its own page, `true` on a page below it (an article
 * under Blog, a service under Services), undefined elsewhere.
 */
export function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (here === path) return 'page';
  const below = path === '/services' ? ['/service/'] : [`${path}/`];
  return path !== '/' && below.some((start) => here.startsWith(start)) ? 'true' : undefined;
}
