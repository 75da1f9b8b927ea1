import { textOf } from './reading.ts';

/** A section of an article: the id and the text of its heading. */
type ArticleSection = { id: string; title: string };

/** Returns the h2 sections for the table of contents of an article, or none if there are fewer than two. */
export function sectionsOf(html: string): readonly ArticleSection[] {
  // Each part is read from its last heading: an expression for both tags would search the rest after every start tag.
  const sections = html
    .split('</h2>')
    .slice(0, -1)
    .map((part) => /^<h2\b[^>]*\sid="([^"]+)"[^>]*>([\s\S]*)$/.exec(part.slice(part.lastIndexOf('<h2'))) ?? [])
    .map(([, id = '', inside = '']) => ({ id, title: textOf(inside) }))
    .filter(({ title }) => title !== '');
  return sections.length < 2 ? [] : sections;
}
