import { pathBefore, routes } from '#content/routes.ts';
import { pageRoutes } from '#head/static-paths.ts';
import { inject } from 'vitest';
import type { Product } from './product.testkit.ts';

export const unknownPath = '/no-such-page';

/** Returns every path of the sitemap with its query, in its order: the newest post comes after the pages of the list. */
export async function listedPaths({ url }: Product): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  return addresses.map(({ pathname, search }) => pathname + search);
}

/**
 * Returns one path per route, with the first service, the first project, the first job, the newest post and one path without a page; at
 * night also one without a job, whose page is that of a closed one.
 */
export async function onePathEach(product: Product): Promise<string[]> {
  const listed = await listedPaths(product);
  const first = (start: string) => listed.filter((path) => path.startsWith(start)).slice(0, 1);
  const fixed = pageRoutes.map((name) => routes[name].path);
  return [
    ...fixed,
    ...first(pathBefore('service')),
    ...first(pathBefore('project')),
    ...first(pathBefore('job')),
    ...first(pathBefore('blogPost')),
    unknownPath,
    ...(inject('isSweep') ? [`${pathBefore('job')}no-such-role`] : []),
  ];
}

/** Pages whose controls and layouts no other page has. */
const mainPaths: readonly string[] = ['/', '/services', '/careers', '/contact', '/blog'];

/** Returns the paths that a sweep visits: one per route at night, the main pages and a post in `npm test`. */
export async function sweptPaths(product: Product): Promise<string[]> {
  const paths = await onePathEach(product);
  return inject('isSweep') ? paths : paths.filter((path) => mainPaths.includes(path) || path.startsWith('/blog/'));
}
