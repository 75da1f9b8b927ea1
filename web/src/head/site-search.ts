import { routes } from '#content/routes.ts';
import { type BlogQuery, boundedSearch } from './blog-url.ts';

/** What the page of the search shows of a passage of the site. */
export type ShownPassage = {
  kind: 'service' | 'project' | 'job' | 'story' | 'person' | 'page';
  title: string;
  page: string;
  /** Words of the page, unchanged. */
  text: string;
  /** Path of the page, with a text fragment that scrolls to the passage. */
  href: string;
  /** Words that match the query; some of them may be hidden, and the page then names them. */
  words?: readonly string[];
};

/** Most passages that the page of the search lists. */
export const mostPassages = 12;

/** Query parameters of the search; the response does not depend on any other. */
export const searchParameters = ['q'] as const;

/** Returns the search text in the query of /search (`?q=…`), without control characters and limited in length. */
export function readSearchText(query: string): string {
  const text = new URLSearchParams(query).get(searchParameters[0]) ?? '';
  return boundedSearch(text.replace(/\p{Cc}/gu, ' '));
}

/** Returns the URL of the search for a text, which may be empty. */
export function searchUrl(text: string): string {
  const query = new URLSearchParams(text === '' ? {} : { [searchParameters[0]]: text }).toString();
  return query === '' ? routes.search.path : `${routes.search.path}?${query}`;
}

export function articlesQuery(text: string): BlogQuery {
  return { category: '', search: text, page: 1 };
}

/** Returns what the page shows of a passage, so that documents contain nothing else. */
export function shownPassage({ kind, title, page, text, href, words }: ShownPassage): ShownPassage {
  return { kind, title, page, text, href, words };
}
