import { fileURLToPath } from 'node:url';
import type { PageName } from '../../src/routes.tsx';
import { scopedPrefixes } from './scoped-names.ts';
import { splitSheet, type SplitSheet } from './split-sheet.ts';

/**
 * Pages whose documents carry the same sheet. Each sheet is a hash in the CSP, which every answer carries: so few that
 * documents stay small enough for the first ten packets, and few hashes.
 */
export const sheetGroups = [
  ['home'],
  ['about'],
  ['careers'],
  ['contact'],
  ['services', 'service', 'projects'],
  ['successStories', 'privacyPolicy', 'termsOfService', 'sitemap', 'notFound'],
  ['blog'],
  ['blogPost'],
] as const satisfies readonly (readonly PageName[])[];

/** The pages whose documents are drawn per request. */
export const livePages: readonly PageName[] = ['blog', 'blogPost'];

/** Modules that the documents of a live page may wear besides those that a build draws, which show no post. */
const liveModules: Partial<Record<PageName, readonly string[]>> = {
  blog: ['blog/', 'pages/blog/'],
  blogPost: ['blog/', 'pages/blog-post/', 'ui/buttons/chips', 'ui/layout/Contents', 'ui/layout/Section'],
};
const sources = fileURLToPath(new URL('../../src', import.meta.url));

/** A document and the page it shows. */
export type Drawn = { page: PageName; html: string };

/** Classes of WordPress's that many an article wears. The rules of the others wait for one that does. */
const usualInArticles =
  /^(wp-block-(heading|list|paragraph|quote|image|table|code|separator)|wp-element-caption|align(wide|full|center))$/;

/** The sheet of a page in two parts, and the classes of articles whose rules are in the second. */
export type PageSheet = SplitSheet & { later: readonly string[] };

/** The sheet of every page in two parts: what its documents wear, and the rest. */
export function pageSheets(sheet: string, documents: readonly Drawn[]): Record<PageName, PageSheet> {
  const entries = sheetGroups.flatMap((pages: readonly PageName[]) => {
    const worn = new Set(documents.flatMap(({ page, html }) => (pages.includes(page) ? classesIn(html) : [])));
    if (worn.size === 0) throw new Error(`No document of ${pages.join(', ')} was drawn.`);
    const modules = pages.flatMap((page) => liveModules[page] ?? []);
    const live = scopedPrefixes(sources, modules);
    const mayCome = (name: string) => usualInArticles.test(name) || live.includes(name.slice(0, 2));
    const isWorn = (name: string) => worn.has(name) || (modules.length > 0 && mayCome(name));
    const parts = splitSheet(sheet, isWorn);
    const later = modules.length > 0 ? [...new Set(articleClassesIn(parts.rest))].filter((name) => !isWorn(name)) : [];
    return pages.map((page): [PageName, PageSheet] => [page, { ...parts, later }]);
  });
  return Object.fromEntries<PageSheet>(entries) as Record<PageName, PageSheet>;
}

/** Classes that no module gave a name: the CMS's, and few of our own. */
function articleClassesIn(sheet: string): string[] {
  return [...sheet.matchAll(/\.((?:wp|has|is|align)[a-z]*-?[\w-]*)/g)].map(([, name = '']) => name);
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}
