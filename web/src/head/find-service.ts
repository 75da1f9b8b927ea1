import { decodePercent } from '#contract/decode-percent.ts';

/**
 * Returns the entry whose title is named by a path segment of /service/…, or undefined. Ignores case and treats hyphens
 * as spaces, because some titles contain hyphens. The segment may be encoded or decoded; malformed percent-encoding
 * finds nothing instead of throwing.
 */
export function findService<Entry extends { title: string }>(
  entries: readonly Entry[],
  segment: string,
): Entry | undefined {
  const name = plain(decodePercent(segment) ?? segment);
  return entries.find(({ title }) => plain(title) === name);
}

function plain(title: string): string {
  return title
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}
