import { redirects } from '#head/routes.ts';
import { schemaProblems } from '#head/schema-org.ts';
import { staticPaths } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listedPaths, unknownPath } from '../addresses.ts';
import { sharedProduct, type VisitedProduct } from '../product.ts';

/** What a search engine or a link preview reads of a document, by plain HTTP. */
type Seen = {
  path: string;
  status: number;
  html: string;
  title: string;
  /** Content of meta elements by name or property. */
  meta: Record<string, string>;
  /** Address of link elements by rel. */
  links: Record<string, string>;
  /** Levels of the headings, in their order. */
  headings: number[];
};

async function see({ url }: VisitedProduct, path: string): Promise<Seen> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  return {
    path,
    status: answer.status,
    html,
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(tags('meta').map((one) => [one.name ?? one.property ?? '', one.content ?? ''])),
    links: Object.fromEntries(tags('link').map((one) => [one.rel ?? '', one.href ?? ''])),
    headings: [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)),
  };
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  );
}

/** Text without the entities that React writes. */
function plain(text: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

async function sizeOf(address: string): Promise<string> {
  const response = await fetch(address);
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${response.status} ${format} ${width}x${height}`;
}

test('every page says what it is: its own title and description, its address, its language', async () => {
  await using product = await sharedProduct();
  const pages: Seen[] = [];
  // One after the other: fifty at once make WordPress slower than its time allows where the machine is busy.
  for (const path of await listedPaths(product)) pages.push(await see(product, path));
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
      hasColour: true,
      feed: '/feed.xml',
    });
  }
  const repeated = (all: readonly (string | undefined)[]) => all.filter((one, index) => all.indexOf(one) !== index);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ meta }) => meta.description))).toEqual([]);
});

test('every preview picture made at build is there, a PNG of 1200 by 630', async () => {
  await using product = await sharedProduct();
  const pages = await Promise.all(staticPaths.map((path) => see(product, path)));
  const wrong: string[] = [];
  for (const { path, meta } of pages) {
    const size = await sizeOf(product.url + new URL(meta['og:image'] ?? '').pathname);
    const said = `${meta['og:image:width']}x${meta['og:image:height']}`;
    if (size !== '200 png 1200x630' || said !== '1200x630') wrong.push(`${path}: ${size}, said ${said}`);
  }
  expect(wrong).toEqual([]);
});

test('icons for tab, home screen and manifest are there in the sizes they are announced with', async () => {
  await using product = await sharedProduct();
  const { links } = await see(product, '/');
  expect((await fetch(product.url + links.icon)).headers.get('content-type')).toMatch(/svg/);
  expect(await sizeOf(product.url + links['apple-touch-icon'])).toBe('200 png 180x180');
  // What browsers ask for by themselves: where no head names an icon, or only one they cannot read.
  const ico = await fetch(`${product.url}/favicon.ico`);
  expect(ico.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
  const bytes = Buffer.from(await ico.arrayBuffer());
  const { size, start } = { size: bytes.readUInt32LE(14), start: bytes.readUInt32LE(18) };
  expect(bytes).toHaveLength(start + size);
  expect(await sharp(bytes.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  const page = await product.visit('/');
  // It is named once the page is painted, and once only.
  const named = page.locator('link[rel=manifest]');
  await named.waitFor({ state: 'attached' });
  await page.waitForTimeout(2_500);
  const addresses = await named.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(1);
  const manifest = (await (await fetch(product.url + addresses[0])).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const bitmaps = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(bitmaps.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of bitmaps) expect(await sizeOf(product.url + src)).toBe(`200 png ${sizes}`);
});

test('every page has one first heading, no level left out, and its landmarks', async () => {
  await using product = await sharedProduct();
  const wrong: string[] = [];
  for (const path of [...(await listedPaths(product)), unknownPath]) {
    const { html, headings } = await see(product, path);
    if (headings.filter((level) => level === 1).length !== 1) wrong.push(`${path}: ${headings.join(' ')}`);
    if (headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1))
      wrong.push(`${path}: ${headings.join(' ')}`);
    for (const landmark of ['header', 'nav', 'main', 'footer']) {
      if (!new RegExp(`<${landmark}\\b`).test(html)) wrong.push(`${path}: no ${landmark}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the structured data of every page is valid by the definitions of schema.org', async () => {
  await using product = await sharedProduct();
  const problems: string[] = [];
  for (const path of await listedPaths(product)) {
    const { html } = await see(product, path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    if (blocks.length === 0) problems.push(`${path}: none`);
    problems.push(...blocks.flatMap(([, json = '']) => schemaProblems(JSON.parse(json), path)));
  }
  expect(problems).toEqual([]);
});

test('robots.txt, sitemap.xml, the feed and llms.txt name the pages, and the page for nothing is not indexed', async () => {
  await using product = await sharedProduct();
  const text = async (path: string) => (await fetch(product.url + path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  const listed = await listedPaths(product);
  expect(listed).toEqual(expect.arrayContaining([...staticPaths, '/blog']));
  const post = listed.find((path) => path.startsWith('/blog/')) ?? '';
  expect(await text('/feed.xml')).toContain(absolute(post));
  const llms = await text('/llms.txt');
  expect(staticPaths.filter((path) => !llms.includes(`](${absolute(path)})`))).toEqual([]);
  expect((await see(product, unknownPath)).meta.robots).toBe('noindex');
});

test.each(redirects)('$from leads to a page in one step', async ({ from }) => {
  await using product = await sharedProduct();
  const moved = await fetch(product.url + from, { redirect: 'manual' });
  expect(moved.status).toBe(301);
  const arrived = await fetch(product.url + moved.headers.get('location'), { redirect: 'manual' });
  expect(arrived.status).toBe(200);
});
