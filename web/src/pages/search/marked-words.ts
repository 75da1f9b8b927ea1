import { cutText } from '#contract/cut-text.ts';
import { isStopWord, plain } from '#search/plain-words.ts';

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Most letters after the stem; a word with a longer ending is another word. */
const longestEnding = 4;

const before = 60;

/**
 * Returns the parts of a text in turn: not marked, marked, not marked and so on. Marked are the words of the query, with
 * another English ending too.
 * @example markedParts('We book calls', 'booking') // ['We ', 'book', ' calls']
 */
export function markedParts(text: string, query: string): readonly string[] {
  const stems = stemsOf(query);
  const parts = [''];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    if (!stems.some((stem) => isForm(plain(match), stem))) continue;
    const between = text.slice(end, index);
    // Neighbouring words have one mark.
    if (parts.length > 1 && between === ' ') parts[parts.length - 2] += between + match;
    else {
      parts[parts.length - 1] += between;
      parts.push(match, '');
    }
    end = index + match.length;
  }
  parts[parts.length - 1] += text.slice(end);
  return parts;
}

/** Returns about `length` characters of a text around its first word of the query, cut between words. */
export function excerptAround(text: string, query: string, length: number): string {
  if (text.length <= length) return text;
  const first = markedParts(text, query)[0] ?? '';
  const match = first.length < text.length ? first.length : 0;
  const start = Math.min(match <= before ? 0 : text.lastIndexOf(' ', match - before) + 1, text.length - length);
  const from = start > 0 ? text.indexOf(' ', start - 1) + 1 : 0;
  const rest = text.slice(from);
  return (from > 0 ? '…' : '') + cutText(rest, length);
}

function stemsOf(query: string): readonly string[] {
  return [...query.matchAll(word)]
    .map(([match]) => plain(match))
    .filter((match) => !isStopWord(match))
    .map((match) => match.replace(/(?<=\p{L}{3})(?:ing|ies|ed|es|e|s|y)$/u, ''));
}

function isForm(text: string, stem: string): boolean {
  // Stems of one or two letters match whole words only: "ai" does not match "aim".
  return stem.length < 3 ? text === stem : text.startsWith(stem) && text.length - stem.length <= longestEnding;
}
