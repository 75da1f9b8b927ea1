import { type Category, isCategory } from '#contract/cms.ts';
import { plainText } from './post/plain-text.ts';
import { decodeSlug } from './question.ts';

/** A category of WordPress with its name as plain text, or undefined when it has no known shape (specification §5). */
export function readCategory(item: Record<string, unknown>): Category | undefined {
  const { id, name, slug, count } = item;
  if (typeof name !== 'string' || typeof slug !== 'string') return undefined;
  const category = { id, name: plainText(name), slug: decodeSlug(slug), count };
  return isCategory(category) ? category : undefined;
}
