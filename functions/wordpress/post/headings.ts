import { anchorId } from './url-resolver.ts';
import { plainText } from './plain-text.ts';

/**
 * Adds a unique id to every heading of a sanitized body, derived from its text, so that a table of contents can link to
 * it. Retains ids that an editor has set.
 */
export function withHeadingIds(sanitized: string): string {
  const usedIds = new Set([...sanitized.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  return sanitized.replace(/<h([2-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g, (heading, level, attributes, inside) => {
    if (/\sid="/.test(attributes)) return heading;
    const id = freeId(anchorId(plainText(inside).toLowerCase().slice(0, 60)) || 'h-section', usedIds);
    usedIds.add(id);
    return `<h${level}${attributes} id="${id}">${inside}</h${level}>`;
  });
}

function freeId(preferredId: string, usedIds: ReadonlySet<string | undefined>): string {
  if (!usedIds.has(preferredId)) return preferredId;
  let number = 2;
  while (usedIds.has(`${preferredId}-${number}`)) number += 1;
  return `${preferredId}-${number}`;
}
