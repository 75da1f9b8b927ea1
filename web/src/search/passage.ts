import type { ShownPassage } from '#head/site-search.ts';

/** A part of the site's content that answers a question on its own. */
export type Passage = ShownPassage & {
  /** Further words by which visitors search for it. A result names those that were found. */
  topics?: string;
  /** Words of the questions that it answers, repeated the more often the more of them contain it. */
  questions?: string;
  /** Pairs of terms that follow one another in those questions, repeated likewise. */
  pairs?: string;
  /** Whether it is the answer of a question that the page shows. */
  isPageQuestion?: true;
  /** Whether many questions are about it, so that it is found before others with the same words. */
  isFrequent?: true;
  /** When the job closes, in milliseconds since 1970; undefined if it has no end. */
  closesAt?: number;
};

/** A text with more words is named by its first and its last ones, otherwise the URL would contain all of it. */
const mostWords = 10;
const edgeWords = 4;

/**
 * Returns `path` with a text fragment that selects `first`, or everything from `first` to `last`. Each of the two must
 * be in one block of the page. A browser without support opens the top of the page.
 * @example placeOf('/contact', 'Monday to Friday') // '/contact#:~:text=Monday%20to%20Friday'
 */
export function placeOf(path: string, first: string, last = first): string {
  return `${path}${path.includes('#') ? '' : '#'}:~:${textDirective(first, last)}`;
}

/** Returns `href`, a result of `placeOf`, with a second text: the browser scrolls to it if it does not find the first. */
export function orPlaceOf(href: string, text: string): string {
  return `${href}&${textDirective(text)}`;
}

/** Returns a path with an unfinished text fragment, which `hrefOf` completes with the text of the passage. */
export function placeOfText(path: string): string {
  return `${path}${path.includes('#') ? '' : '#'}:~:`;
}

/** Returns the link to a passage. Most links name its text, which the passages therefore do not contain twice. */
export function hrefOf({ href, text }: Passage): string {
  return href.endsWith(':~:') ? href + textDirective(text) : href;
}

function textDirective(first: string, last = first): string {
  const [start, end] = [first.split(' '), last.split(' ')];
  const isShort = first === last && start.length <= mostWords;
  const texts = isShort ? [start] : [start.slice(0, edgeWords), end.slice(-edgeWords)];
  // A hyphen separates the parts of a text directive.
  return `text=${texts.map((words) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D')).join(',')}`;
}
