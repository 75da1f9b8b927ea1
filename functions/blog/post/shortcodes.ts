import { type HtmlTree, isElement, type Node } from './html-tree.ts';

/** `[name attributes]`, `[name /]` or `[/name]`. No bracket is inside, so that each is read once. */
const brackets = /(?<!\[)\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]*|\/)?)\](?!\])/gi;

/** Names such as `vc_row`; not `a-z` of an expression. */
const isCompound = /^[a-z]{2,}\d*(?:[_-][a-z\d]+)+$/i;

/** `name=value`, or a quoted value; not `n=3` of a figure. */
const hasAttributes = /^\s+(?:[\w-]{2,}=\w|[\w-]+\s*=\s*["'“”″‘’′«])/;

/**
 * Removes the shortcodes that WordPress has not rendered, because their plugin does nothing in the REST API, from the
 * texts of one article outside code. Words in brackets stay: `[1]`, `[see below]`, also `[first_name]` in a sentence.
 * Returns the names.
 */
export function removeShortcodes(trees: readonly HtmlTree[]): readonly string[] {
  const texts = trees.flatMap((tree) => tree.texts);
  const names: Record<string, Set<string>> = { '': new Set(), '/': new Set() };
  for (const { data } of texts) for (const [, end = '', name = ''] of data.matchAll(brackets)) names[end]?.add(name);
  const removed = new Set<string>();

  function isShortcode(end: string, name: string, rest: string, isAlone: boolean): boolean {
    if (rest.endsWith('/') || hasAttributes.test(rest)) return true;
    if (rest.trim() !== '') return isCompound.test(name) && /["”″]$/.test(rest);
    const hasPartner = name === name.toLowerCase() && names[end === '' ? '/' : '']?.has(name);
    return hasPartner || ((isAlone || end !== '') && isCompound.test(name));
  }

  for (const text of texts) {
    const isAlone = text.data.replace(brackets, '').trim() === '' && [text.parent, text.prev, text.next].every(isBlock);
    text.data = text.data.replace(brackets, (tag: string, end: string, name: string, rest: string) => {
      if (!isShortcode(end, name, rest, isAlone)) return tag;
      removed.add(name);
      return '';
    });
  }
  return [...removed];
}

/** Whether a line ends at a node; not in a cell or a bold word, where brackets are text. */
function isBlock(node: Node | HtmlTree['root'] | null): boolean {
  return !node || !isElement(node) || /^(?:br|p|div|section|h[1-6]|[ou]l|table|figure|pre|blockquote)$/.test(node.name);
}
