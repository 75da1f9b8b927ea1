import { redirects } from '#head/routes.ts';
import type { IconName } from '#content/icon.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { sitemapPage } from '#content/pages/sitemap-page.ts';
import { serviceEntries } from '../../ui/services/service-entries.ts';

/** A page that may have been meant. */
export type Suggestion = { path: string; label: string; icon: IconName };

/** Two addresses are near when fewer than this share of their letters must change. */
const nearShare = 0.45;

/** Beside the nearest page stand only those that are almost as near. */
const muchLikeNearest = 0.15;

/** An address that is the beginning of another counts as this near, however long the rest is. */
const beginningShare = 0.25;
const shortestBeginning = 4;

/** Longer addresses are compared by their first letters only. */
const longestAddress = 100;

const redirected = new Set(redirects.map(({ from }) => from));

/** Every page of ours that an address can be near to, with the addresses it is known by. */
const knownPages: readonly (Suggestion & { addresses: readonly string[] })[] = [
  ...sitemapPage.groups
    .flatMap<Suggestion>(({ links }) => [...links])
    .filter(({ path }) => path !== '/' && !path.includes('#') && !redirected.has(path))
    .map((page) => ({ ...page, addresses: [page.path] })),
  ...serviceEntries.map(({ path, title, icon, link, id }) => ({
    path,
    label: title,
    icon,
    addresses: [link, path, `/${id}`],
  })),
];

/** Three suggestions for an address that has no page: the nearest pages first, then the ones that always help. */
export function suggest(pathname: string): readonly Suggestion[] {
  const wanted = plain(pathname);
  const near = knownPages
    .map(({ addresses, path, label, icon }) => ({
      page: { path, label, icon },
      share: Math.min(...addresses.map((address) => distance(wanted, plain(address)))),
    }))
    .filter(({ share }) => share < nearShare)
    .sort((a, b) => a.share - b.share)
    .filter(({ share }, _, [nearest]) => share <= (nearest?.share ?? 0) + muchLikeNearest)
    .map(({ page }) => page);
  const always = notFoundPage.suggestions.filter(({ path }) => near.every((page) => page.path !== path));
  return [...near, ...always].slice(0, 3);
}

function plain(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape stays as it was typed.
  }
  return decoded
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}/]+/gu, '-')
    .replace(/\/+$/, '')
    .slice(0, longestAddress);
}

function distance(wanted: string, address: string): number {
  const share = changedShare(wanted, address);
  const isBeginning = wanted.length > shortestBeginning && address.startsWith(wanted);
  return isBeginning ? Math.min(share, beginningShare) : share;
}

/** Letters to insert, delete or replace (Levenshtein) as a share of the longer address. */
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
