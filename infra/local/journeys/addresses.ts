import { routes } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import type { VisitedProduct } from './product.ts';

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** Every address the sitemap lists, in its order: the newest post comes right after /blog. */
export async function listedPaths({ url }: VisitedProduct): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** One address for each route, the first service and the newest post among them, and one that no page has. */
export async function onePathEach(product: VisitedProduct): Promise<string[]> {
  const listed = await listedPaths(product);
  const first = (start: string) => listed.filter((path) => path.startsWith(start)).slice(0, 1);
  const fixed = routes.map(({ path }) => path).filter((path) => staticPaths.includes(path) || path === '/blog');
  return [...fixed, ...first('/service/'), ...first('/blog/'), unknownPath];
}
