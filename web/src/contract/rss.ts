import { escapeHtml, element, escapeXml } from './text.ts';
/** A feed and its entries, newest first. All URLs are absolute. */
export type Feed = {
  title: string;
  /** URL of the page that lists the entries. */
  page: string;
  description: string;
  url: string;
  entries: readonly FeedEntry[];
};

type FeedEntry = {
  title: string;
  url: string;
  /** ISO 8601; an invalid date is left out. */
  date: string | undefined;
  summary: string;
  author?: string;
  language?: string;
  categories?: readonly string[];
};

export function rss({ title, page, description, url, entries }: Feed): string {
  const channel = [
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`,
    element('lastBuildDate', dateOf(entries[0]?.date)),
    ...entries.map(itemOf),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    `xmlns:dc="http://purl.org/dc/elements/1.1/">\n${element(
      'channel',
      channel.map((line) => `\n${line}`),
    )}\n</rss>\n`
  );
}

function itemOf({ title, url, date, author, language, categories = [], summary }: FeedEntry): string {
  return element('item', [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', dateOf(date)),
    element('dc:creator', author),
    element('dc:language', language),
    ...categories.map((name) => element('category', name)),
    // Feed readers show HTML; a feed has no other way to name the direction of a text.
    element('description', `<p dir="auto">${escapeHtml(summary)}</p>`),
  ]);
}

/** Formats a date as RSS requires (RFC 822). Returns undefined for an invalid date. */
function dateOf(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}
