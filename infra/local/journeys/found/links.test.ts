import { redirects, routeNamed } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import { expect, test } from 'vitest';
import { listedPaths, unknownPath } from '../addresses.ts';
import { sharedProduct, type VisitedProduct } from '../product.ts';

type Link = { from: string; to: string };

/** A document and what it holds, by plain HTTP. */
type Document = { status: number; location: string; links: string[]; ids: Set<string> };

/** Reads each document once. */
function openReader({ url }: VisitedProduct): (address: string) => Promise<Document> {
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

/** Every link to our own site on every page the sitemap lists and on the page for unknown addresses. */
async function ownLinks(product: VisitedProduct, read: (address: string) => Promise<Document>): Promise<Link[]> {
  const links: Link[] = [];
  for (const from of [...(await listedPaths(product)), unknownPath]) {
    for (const href of (await read(from)).links) {
      if (!/^([a-z]+:|\/\/)/i.test(href)) links.push({ from, to: href.startsWith('#') ? from + href : href });
    }
  }
  return links;
}

test('every link leads to a page or a file, and its anchor is there', async () => {
  await using product = await sharedProduct();
  const read = openReader(product);
  const dead: string[] = [];
  for (const { from, to } of await ownLinks(product, read)) {
    const [address = '', anchor] = to.split('#');
    const found = await read(address);
    const isKnownRedirect = redirects.some((redirect) => redirect.from === address);
    const end = isKnownRedirect ? await read(found.location.split('#')[0] ?? '') : found;
    const isUnknownPageItself = from === unknownPath && address === unknownPath;
    if (end.status !== 200 && !isUnknownPageItself) dead.push(`${from} → ${to}: ${end.status}`);
    if (anchor && !end.ids.has(decodeURIComponent(anchor))) dead.push(`${from} → ${to}: no such anchor`);
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('no page is without a link to it from another page, the sheet of all pages excepted', async () => {
  await using product = await sharedProduct();
  const links = await ownLinks(product, openReader(product));
  const linked = new Set(links.filter(({ from, to }) => to.split('#')[0] !== from).map(({ to }) => to.split('#')[0]));
  // The specification's footer leads to Sitemap.xml instead.
  expect([...staticPaths, '/blog'].filter((path) => !linked.has(path))).toEqual([routeNamed('sitemap').path]);
});
