import { cases } from '#content/lists/projects.static.ts';
import { redirects, routes } from '#content/routes.ts';
import { boundedSearch } from '#head/blog-url.ts';
import { searchUrl } from '#head/site-search.ts';
import type { IconName } from '#content/types.ts';
import { notFoundPage } from '#content/not-found.ts';
import { sitemapPage } from '#content/sitemap.ts';
import { serviceEntries } from '../ui/service-entries.static.ts';
import { decodePercent } from '#contract/decode-percent.ts';
import { withoutLinkEnd } from '#contract/link-end.ts';

type Suggestion = { path: string; label: string; icon: IconName };

/** Two paths are similar if they share more than this of their pairs of characters. */
const similarShare = 0.45;

const mostWords = 6;

const maxComparedLength = 100;

/** Redirects, and the search, which is suggested anyway. */
const unsuggested = new Set<string>([...Object.values(redirects).map(({ from }) => from), routes.search.path]);

/** All pages that can be suggested, with the paths they are compared by. */
const knownPages: readonly (Suggestion & { paths: readonly string[] })[] = [
  ...sitemapPage.groups
    .flatMap<Suggestion>(({ links }) => [...links])
    .filter(({ path }) => path !== routes.home.path && !path.includes('#') && !unsuggested.has(path))
    .map((page) => ({ ...page, paths: [page.path] })),
  ...serviceEntries.map(({ path, title, icon, link, id }) => ({
    path,
    label: title,
    icon,
    paths: [link, path, `/${id}`],
  })),
  ...cases.map(({ path, title }) => ({ path, label: title, icon: 'turns' as const, paths: [path] })),
];

/**
 * Returns three suggestions for a path without a page: the most similar page, then the default ones, and the search for
 * the words of the path.
 */
export function suggest(pathname: string): readonly Suggestion[] {
  const { path: link } = withoutLinkEnd(decodePercent(pathname) ?? '');
  const normalized = normalize(link);
  const shareOf = ({ paths }: (typeof knownPages)[number]) =>
    Math.max(...paths.map((known) => sharedPairs(normalized, normalize(known))));
  const similar = knownPages
    .filter((page) => shareOf(page) > similarShare)
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, 1);
  const [services, contact, search] = notFoundPage.suggestions;
  const defaults = [services, contact].filter(({ path }) => similar.every((page) => page.path !== path));
  return [...[...similar, ...defaults].slice(0, 2), { ...search, path: searchUrl(wordsOf(link)) }];
}

function wordsOf(link: string): string {
  const all = link.replace(/\.\w+$/, '').match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
  return boundedSearch(all.slice(0, mostWords).join(' '));
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}/]+/gu, '-')
    .slice(0, maxComparedLength);
}

/** Returns how many of the pairs of characters of two paths are in both, as a share of all. */
function sharedPairs(one: string, other: string): number {
  const [pairs, others] = [one, other].map((path) => [...path].map((character, at) => character + path.charAt(at + 1)));
  return (2 * pairs!.filter((pair) => others!.includes(pair)).length) / (pairs!.length + others!.length);
}
