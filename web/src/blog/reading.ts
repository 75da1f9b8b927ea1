import { company } from '#content/company.ts';
import { type Post, readingMinutes } from '#contract/cms.ts';
import { words } from './words.ts';

/** Characters of an excerpt, the ellipsis apart (specification §2, D42). */
export const excerptLength = { card: 150, featured: 200 } as const;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
};

/** An excerpt cut at so many characters, with an ellipsis where something is missing. */
export function excerptOf(text: string, length: number): string {
  const characters = Array.from(plain(text));
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Text of a piece of HTML: no tags, entities as the characters they stand for, single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) =>
      name === undefined
        ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16))
        : (entities[name] ?? entity),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Day of a post in the office's zone, as "12 Nov 2026" and, for machines, as "2026-11-12". Undefined when unreadable.
 */
export function dayOf(date: string): { text: string; iso: string } | undefined {
  const { utcOffsetMinutes } = company.officeHours;
  const hasZone = /(?:z|[+-]\d\d:?\d\d)$/i.test(date);
  const time = Date.parse(hasZone ? date : `${date}Z`) + (hasZone ? utcOffsetMinutes * 60_000 : 0);
  if (Number.isNaN(time)) return undefined;
  // Not by Intl: month names differ between the server's data and a browser's, and the two must agree.
  const day = new Date(time);
  return {
    text: `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
    iso: day.toISOString().slice(0, 10),
  };
}

/** Minutes to read a post: the proxy's count, else counted from the body. */
export function minutesOf({ reading_minutes, content }: Post): number {
  return reading_minutes ?? readingMinutes(textOf(content.rendered).split(' ').filter(Boolean).length);
}

/** Title of a post, which WordPress allows to be empty. */
export function titleOf({ title }: Post): string {
  return title.rendered.trim() || words.post.untitled;
}

/** WordPress writes excerpts as paragraphs; the proxy has made plain text of them, in which `<b>` is what was meant. */
function plain(text: string): string {
  return text.trimStart().startsWith('<') ? textOf(text) : text.trim();
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
