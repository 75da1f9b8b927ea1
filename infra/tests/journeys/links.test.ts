import type { Locator, Page } from 'playwright-core';
import { callPath, contactFormPath, redirects, routes } from '#content/routes.ts';
import { contentPaths } from '#head/content-paths.ts';
import { expect, test } from 'vitest';
import { listedPaths, unknownPath } from './paths.testkit.ts';
import { recordShifts, maxShift, totalShift } from './performance/layout-shifts.testkit.ts';
import { product, type Product } from './product.testkit.ts';
import { ready } from './visits.testkit.ts';

type Link = { from: string; to: string; text: string };

/** A document and its links, fetched by plain HTTP. */
type Document = { status: number; location: string; links: { href: string; text: string }[]; ids: Set<string> };

/** Fetched once for all tests. */
const documents = new Map<string, Promise<Document>>();

function readOnce({ url }: Product, address: string): Promise<Document> {
  const known = documents.get(address) ?? readDocument(url, address);
  documents.set(address, known);
  return known;
}

async function readDocument(origin: string, address: string): Promise<Document> {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html');
  const html = isPage ? await response.text() : '';
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    links: links.map(([, href = '', text = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      text: text.replaceAll(/<[^>]*>/g, '').trim(),
    })),
    ids: new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id)),
  };
}

/** Returns every internal link of the pages in the sitemap and of the 404 page. */
async function ownLinks(): Promise<Link[]> {
  const links: Link[] = [];
  for (const from of [...(await listedPaths(product)), unknownPath]) {
    for (const { href, text } of (await readOnce(product, from)).links) {
      if (!/^([a-z]+:|\/\/)/i.test(href)) links.push({ from, to: href.startsWith('#') ? from + href : href, text });
    }
  }
  return links;
}

test('every link leads to an existing page or file and to an existing anchor', async () => {
  const dead: string[] = [];
  for (const { from, to } of await ownLinks()) {
    const [address = '', anchor] = to.split('#');
    const target = await readOnce(product, address);
    const isKnownRedirect = Object.values(redirects).some((redirect) => redirect.from === address);
    const end = isKnownRedirect ? await readOnce(product, target.location.split('#')[0] ?? '') : target;
    const isUnknownPageItself = from === unknownPath && address === unknownPath;
    if (end.status !== 200 && !isUnknownPageItself) dead.push(`${from} → ${to}: ${end.status}`);
    if (anchor && !end.ids.has(decodeURIComponent(anchor))) dead.push(`${from} → ${to}: no such anchor`);
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every page has a link from another page, except the site map page', async () => {
  const links = await ownLinks();
  const linked = new Set(links.filter(({ from, to }) => to.split('#')[0] !== from).map(({ to }) => to.split('#')[0]));
  // The footer links to Sitemap.xml instead.
  expect([...contentPaths, routes.blog.path].filter((path) => !linked.has(path))).toEqual([routes.sitemap.path]);
});

const widths = [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const;

/** Returns what a link to the contact page promises by its words: the page, the call, or the form. */
function promiseOf({ text }: Link): string {
  if (text === 'Contact') return routes.contact.path;
  return /\b(call|demo)\b/i.test(text) ? callPath : contactFormPath;
}

/** Waits until what a link promises is in view and focused, and returns what else of the page is in view. */
async function landing(page: Page, to: string): Promise<string[]> {
  const isCall = to === callPath;
  const form = page.getByRole('form', { name: 'Send a Message' });
  const promised = isCall
    ? [
        form.getByRole('heading', { name: 'Book the 30-minute call' }),
        form.getByRole('button', { name: /IST$/ }).first(),
      ]
    : [
        page.getByRole('heading', { name: 'Ready to Build Something Amazing?' }),
        ...(to.includes('about=') ? [form.getByText(/^About: ./)] : []),
        form.getByLabel('Name'),
      ];
  const isInView = (place: Locator) =>
    place.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= document.querySelector('header')!.getBoundingClientRect().bottom && bottom <= innerHeight;
    });
  const choice = form.getByRole('radio', { name: 'Ask for a call' });
  await expect.poll(() => choice.isChecked(), { message: 'the call' }).toBe(isCall);
  for (const place of promised) await expect.poll(() => isInView(place), { message: String(place) }).toBe(true);
  const hero = page.getByRole('heading', { level: 1 });
  return (await hero.evaluate((heading) => heading.getBoundingClientRect().bottom > 0)) ? ['the hero'] : [];
}

test('every link that promises a call or the form lands on it, in view and focused, at every width', async () => {
  const links = (await ownLinks()).filter(({ to }) => /^\/contact\b/.test(to));
  const wrong = links.filter((link) => link.to.replace(/\?[^#]*/, '') !== promiseOf(link));
  expect(wrong.filter(({ from }) => from !== routes.contact.path)).toEqual([]);

  const page = await product.visit(routes.services.path);
  await recordShifts(page.context());
  const kinds = [callPath, contactFormPath, links.find(({ to }) => to.includes('about='))!.to];
  for (const to of kinds) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('about:blank');
    await page.goto(to);
    await ready(page);
    expect(await landing(page, to), `${to} as a document`).toEqual([]);
    expect(await totalShift(page), `${to} as a document`).toBeLessThan(maxShift);
  }
  await page.goto(routes.services.path);
  await ready(page);
  const focused = () => page.evaluate(() => document.activeElement!.closest('form,#contact-form')?.tagName ?? '');
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    for (const to of kinds) {
      // The links of all pages lead to one of these three; followed as the site follows each of them.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')!.append(link);
        link.click();
      }, to);
      expect(await landing(page, to), `${to} at ${width} px`).toEqual([]);
      await expect.poll(focused, { message: `${to} at ${width} px` }).toMatch(/^(FORM|SECTION)$/);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'One call, many trades' }).waitFor();
    }
  }
  await page.goto(callPath);
  await ready(page);
  await page.getByRole('link', { name: 'Send a Message' }).click();
  expect(await landing(page, contactFormPath), 'on the page itself').toEqual([]);
  await expect.poll(focused).toBe('SECTION');
});
