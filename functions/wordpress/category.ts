import { isCategory } from '#contract/cms-wire.ts';
import type { Category } from '#contract/post.ts';
import { plainText } from './post/plain-text.ts';
import { decodeSlug } from './query.ts';

/**
 * Reads a category of WordPress and converts its name to plain text. Returns undefined if a field is missing or
 * invalid.
 */
export function readCategory(item: Record<string, unknown>): Category | undefined {
  const { id, name, slug, count } = item;
  if (typeof name !== 'string' || typeof slug !== 'string') return undefined;
  const category = { id, name: plainText(name), slug: decodeSlug(slug), count };
  return isCategory(category) ? category : undefined;
}
