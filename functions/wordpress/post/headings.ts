import { anchorId } from './url-resolver.ts';
import { plainText } from './plain-text.ts';

/**
 * Adds a unique id to every heading of a sanitized body, derived from its text, so that a table of contents can link to
 * it. Retains ids that an editor has set.
 */
export function withHeadingIds(sanitized: string): string {
  const usedIds = new Set([...sanitized.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
  const freeId = createFreeId(usedIds);
  return sanitized.replace(/<h([2-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g, (heading, level, attributes, inside) => {
    if (/\sid="/.test(attributes)) return heading;
    const id = freeId(anchorId(plainText(inside).toLowerCase().slice(0, 60)) || 'h-section');
    return `<h${level}${attributes} id="${id}">${inside}</h${level}>`;
  });
}

/** Returns ids that are not used yet. Remembers the last number of each, because a thousand headings may be alike. */
function createFreeId(usedIds: Set<string>): (preferredId: string) => string {
  const numbers = new Map<string, number>();
  return (preferredId) => {
    let id = preferredId;
    let number = numbers.get(preferredId) ?? 1;
    while (usedIds.has(id)) {
      number += 1;
      id = `${preferredId}-${number}`;
    }
    numbers.set(preferredId, number);
    usedIds.add(id);
    return id;
  };
}
