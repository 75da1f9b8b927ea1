import { anchorId } from './addresses.ts';
import { plainText } from './plain-text.ts';

/**
 * Adds a unique id to every heading of a sanitized body, derived from its text, so that a table of contents can link to
 * it. Retains ids that an editor has set.
 */
export function withHeadingIds(sanitized: string): string {
  const taken = new Set([...sanitized.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  return sanitized.replace(/<h([2-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g, (heading, level, attributes, inside) => {
    if (/\sid="/.test(attributes)) return heading;
    const id = freeId(anchorId(plainText(inside).toLowerCase().slice(0, 60)) || 'h-section', taken);
    taken.add(id);
    return `<h${level}${attributes} id="${id}">${inside}</h${level}>`;
  });
}

function freeId(wanted: string, taken: ReadonlySet<string | undefined>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
