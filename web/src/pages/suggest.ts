import { cases } from '#content/lists/projects.static.ts';
import { redirects, routes } from '#content/routes.ts';
import { boundedSearch } from '#head/blog-url.ts';
import { searchUrl } from '#head/site-search.ts';
import type { IconName } from '#content/types.ts';
import { notFoundPage } from '#content/not-found.ts';
import { sitemapPage } from '#content/sitemap.ts';
import { serviceEntries } from '../ui/service-entries.static.ts';
import { decodePercent } from '#contract/decode-percent.ts';

type Suggestion = { path: string; label: string; icon: IconName };

/** Two paths are similar if less than this share of their characters differs. */
const similarShare = 0.45;

/** Other matches are suggested only if their differing share exceeds that of the best match by at most this much. */
const shareTolerance = 0.15;

/** A path that is the beginning of a page's path counts as differing by this share, whatever the length of the rest. */
const prefixShare = 0.25;
const minPrefixLength = 4;

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
  ...cases.map(({ path, title }) => ({
    path,
    label: title,
    icon: 'turns' as const,
    paths: [path],
  })),
];

/**
 * Returns three suggestions for a path without a page: the most similar pages, then the default ones, and the search for
 * the words of the path.
 */
export function suggest(pathname: string): readonly Suggestion[] {
  const normalized = normalize(pathname);
  const similar = knownPages
    .map(({ paths, path, label, icon }) => ({
      page: { path, label, icon },
      share: Math.min(...paths.map((known) => distance(normalized, normalize(known)))),
    }))
    .filter(({ share }) => share < similarShare)
    .sort((a, b) => a.share - b.share)
    .filter(({ share }, _, [nearest]) => share <= (nearest?.share ?? 0) + shareTolerance)
    .map(({ page }) => page);
  const [services, contact, search] = notFoundPage.suggestions;
  const defaults = [services, contact].filter(({ path }) => similar.every((page) => page.path !== path));
  return [...[...similar, ...defaults].slice(0, 2), { ...search, path: searchUrl(wordsOf(pathname)) }];
}

function wordsOf(pathname: string): string {
  const all = (decodePercent(pathname) ?? '').replace(/\.\w+$/, '').match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
  return boundedSearch(all.slice(0, mostWords).join(' '));
}

function normalize(path: string): string {
  return (decodePercent(path) ?? path)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}/]+/gu, '-')
    .replace(/\/+$/, '')
    .slice(0, maxComparedLength);
}

function distance(path: string, known: string): number {
  const share = changedShare(path, known);
  const isPrefix = path.length > minPrefixLength && known.startsWith(path);
  return isPrefix ? Math.min(share, prefixShare) : share;
}

/** Returns the Levenshtein distance as a share of the longer path. */
function changedShare(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return (previous[to.length] ?? 0) / Math.max(from.length, to.length, 1);
}
