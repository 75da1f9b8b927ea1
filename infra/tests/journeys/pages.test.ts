import { parseXml } from '@rgrove/parse-xml';
import { decodeHTML } from 'entities';
import { xmlPaths } from '#content/routes.ts';
import { contentPaths } from '#head/content-paths.ts';
import { absolute } from '#head/tags.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listedPaths, unknownPath } from './paths.testkit.ts';
import { product, type Product } from './product.testkit.ts';

/** Metadata of a document for search engines and link previews, fetched by plain HTTP. */
type Seen = {
  path: string;
  status: number;
  html: string;
  title: string;
  /** Content of meta elements by name or property. */
  meta: Record<string, string>;
  links: Record<string, string>;
};

async function see({ url }: Product, path: string): Promise<Seen> {
  const response = await fetch(url + path);
  const html = await response.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  return {
    path,
    status: response.status,
    html,
    title: decodeHTML(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(tags('meta').map((one) => [one.name ?? one.property ?? '', one.content ?? ''])),
    links: Object.fromEntries(tags('link').map((one) => [one.rel ?? '', one.href ?? ''])),
  };
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeHTML(value)]),
  );
}

let seen: Promise<Seen[]> | undefined;

/** Returns every page of the sitemap, which is requested once for all tests. */
function seeAll(): Promise<Seen[]> {
  seen ??= (async () => {
    const pages: Seen[] = [];
    // One after the other: fifty concurrent requests would reach WordPress's timeout on a busy machine.
    for (const path of await listedPaths(product)) pages.push(await see(product, path));
    return pages;
  })();
  return seen;
}

async function sizeOf(address: string): Promise<string> {
  const response = await fetch(address);
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${response.status} ${format} ${width}x${height}`;
}

test('every page has a unique title and description, a canonical URL, a language and one h1', async () => {
  const pages = await seeAll();
  for (const { path, status, html, title, meta, links } of pages) {
    const { description = '' } = meta;
    expect({
      path,
      status,
      canonical: links.canonical,
      url: meta['og:url'],
      title: meta['og:title'],
      text: meta['og:description'],
      card: meta['twitter:card'],
      isDescribed: description.length > 20 && description.length <= 160,
      isEnglish: html.includes('<html lang="en"'),
      hasOneTitle: html.split('<h1').length === 2,
      hasColour: /^#\w{6}$/.test(meta['theme-color'] ?? ''),
      feed: links.alternate,
    }).toEqual({
      path,
      status: 200,
      canonical: absolute(path),
      url: absolute(path),
      title,
      text: description,
      card: 'summary_large_image',
      isDescribed: true,
      isEnglish: true,
      hasOneTitle: true,
      hasColour: true,
      feed: '/feed.xml',
    });
  }
  const repeated = (all: readonly (string | undefined)[]) => all.filter((one, index) => all.indexOf(one) !== index);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ meta }) => meta.description))).toEqual([]);
});

test('every preview picture exists and is a PNG of 1200 by 630', async () => {
  const wrong: string[] = [];
  for (const { path, meta } of (await seeAll()).filter((page) => contentPaths.includes(page.path))) {
    const size = await sizeOf(product.url + new URL(meta['og:image'] ?? '').pathname);
    const said = `${meta['og:image:width']}x${meta['og:image:height']}`;
    if (size !== '200 png 1200x630' || said !== '1200x630') wrong.push(`${path}: ${size}, said ${said}`);
  }
  expect(wrong).toEqual([]);
});

test('icons for tab and home screen exist in their sizes', async () => {
  const { links } = await see(product, '/');
  expect((await fetch(links.icon ?? '')).headers.get('content-type')).toMatch(/svg/);
  expect(await sizeOf(product.url + links['apple-touch-icon'])).toBe('200 png 180x180');
  // Browsers request /favicon.ico if a document has no icon link, or if they do not support the linked icon.
  const ico = await fetch(`${product.url}/favicon.ico`);
  expect(ico.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
  const bytes = Buffer.from(await ico.arrayBuffer());
  const { size, start } = { size: bytes.readUInt32LE(14), start: bytes.readUInt32LE(18) };
  expect(bytes).toHaveLength(start + size);
  expect(await sharp(bytes.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('robots.txt, sitemap.xml and the feeds list the pages, and the 404 page is noindex', async () => {
  const text = async (path: string) => (await fetch(product.url + path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  const listed = await listedPaths(product);
  expect(listed).toEqual(expect.arrayContaining([...contentPaths, '/blog']));
  const post = listed.find((path) => path.startsWith('/blog/')) ?? '';
  expect(await text('/feed.xml')).toContain(absolute(post));
  // Throws if one of them is not well-formed.
  for (const path of ['/sitemap.xml', '/feed.xml']) parseXml(await text(path));
  const jobs = await text(xmlPaths.jobFeed);
  expect(listed.filter((path) => path.startsWith('/careers/') && !jobs.includes(absolute(path)))).toEqual([]);
  expect((await see(product, '/careers')).html).toContain(`href="${xmlPaths.jobFeed}"`);
  expect((await see(product, unknownPath)).meta.robots).toBe('noindex');
});
