import { decodePercent } from '#contract/decode-percent.ts';

/** Decodes a slug. WordPress percent-encodes non-ASCII slugs in its JSON. Returns invalid encodings unchanged. */
export function decodeSlug(slug: string): string {
  return decodePercent(slug)?.normalize('NFC') ?? slug;
}

/**
 * Whether a decoded slug names one post. WordPress returns ten posts for an empty slug and two for `a,b`.
 * `@example isSingleSlug('a,b') // false`
 */
export function isSingleSlug(slug: string): boolean {
  return slug.length <= 200 && /^[^,/?#\s]+$/.test(slug) && !/\p{Cc}/u.test(slug);
}

/** Whether two slugs name the same post. WordPress compares slugs case-insensitively. */
export function isSameSlug(one: string, other: string): boolean {
  return decodeSlug(one).toLowerCase() === decodeSlug(other).toLowerCase();
}
