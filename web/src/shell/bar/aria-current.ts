/**
 * Returns `aria-current` of a navigation link: `page` on its own page, `true` on a page below it (an article
 * below Blog, a service below Services), undefined elsewhere.
 */
export function ariaCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (here === path) return 'page';
  const below = path === '/services' ? ['/service/'] : [`${path}/`];
  return path !== '/' && below.some((start) => here.startsWith(start)) ? 'true' : undefined;
}
