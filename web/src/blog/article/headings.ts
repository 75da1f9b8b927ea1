import { textOf } from '../reading.ts';

/** A section of an article: its heading's anchor and words. */
export type ArticleSection = { id: string; title: string };

/** Sections of an article for its contents list: its headings of the second level, where it has at least two. */
export function sectionsOf(html: string): readonly ArticleSection[] {
  const sections = [...html.matchAll(/<h2\b[^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g)]
    .map(([, id = '', inside = '']) => ({ id, title: textOf(inside) }))
    .filter(({ title }) => title !== '');
  return sections.length < 2 ? [] : sections;
}
