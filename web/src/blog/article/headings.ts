import { textOf } from '../reading.ts';

/** A section of an article: the id and the text of its heading. */
type ArticleSection = { id: string; title: string };

/** Returns the h2 sections for the table of contents of an article, or none if there are fewer than two. */
export function sectionsOf(html: string): readonly ArticleSection[] {
  const sections = [...html.matchAll(/<h2\b[^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g)]
    .map(([, id = '', inside = '']) => ({ id, title: textOf(inside) }))
    .filter(({ title }) => title !== '');
  return sections.length < 2 ? [] : sections;
}
