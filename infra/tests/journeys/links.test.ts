import { redirects, routes } from '#content/routes.ts';
import { contentPaths } from '#head/content-paths.ts';
import { expect, test } from 'vitest';
import { listedPaths, unknownPath } from './paths.testkit.ts';
import { sharedProduct, type Product } from './product.testkit.ts';

type Link = { from: string; to: string };

/** A document and its links, fetched by plain HTTP. */
type Document = { status: number; location: string; links: string[]; ids: Set<string> };

/** Fetches each document once. */
function openReader({ url }: Product): (address: string) => Promise<Document> {
  const read = new Map<string, Promise<Document>>();
  return (address) => {
    const known = read.get(address) ?? readDocument(url, address);
    read.set(address, known);
    return known;
  };
}

async function readDocument(origin: string, address: string): Promise<Document> {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html');
  const html = isPage ? await response.text() : '';
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    links: values(/<a\b[^>]*\bhref="([^"]*)"/g),
    ids: new Set(values(/\bid="([^"]*)"/g)),
  };
}

/** Returns every internal link of the pages in the sitemap and of the 404 page. */
async function ownLinks(product: Product, read: (address: string) => Promise<Document>): Promise<Link[]> {
  const links: Link[] = [];
  for (const from of [...(await listedPaths(product)), unknownPath]) {
    for (const href of (await read(from)).links) {
      if (!/^([a-z]+:|\/\/)/i.test(href)) links.push({ from, to: href.startsWith('#') ? from + href : href });
    }
  }
  return links;
}

test('every link leads to an existing page or file and to an existing anchor', async () => {
  await using product = await sharedProduct();
  const read = openReader(product);
  const dead: string[] = [];
  for (const { from, to } of await ownLinks(product, read)) {
    const [address = '', anchor] = to.split('#');
    const target = await read(address);
    const isKnownRedirect = Object.values(redirects).some((redirect) => redirect.from === address);
    const end = isKnownRedirect ? await read(target.location.split('#')[0] ?? '') : target;
    const isUnknownPageItself = from === unknownPath && address === unknownPath;
    if (end.status !== 200 && !isUnknownPageItself) dead.push(`${from} → ${to}: ${end.status}`);
    if (anchor && !end.ids.has(decodeURIComponent(anchor))) dead.push(`${from} → ${to}: no such anchor`);
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every page has a link from another page, except the site map page', async () => {
  await using product = await sharedProduct();
  const links = await ownLinks(product, openReader(product));
  const linked = new Set(links.filter(({ from, to }) => to.split('#')[0] !== from).map(({ to }) => to.split('#')[0]));
  // The footer links to Sitemap.xml instead.
  expect([...contentPaths, routes.blog.path].filter((path) => !linked.has(path))).toEqual([routes.sitemap.path]);
});
