import { compile } from 'css-select';
import { ElementType } from 'htmlparser2';
import { type Element, type HtmlTree, isElement, type Node, type Root, textOf } from './html-tree.ts';
import { createMediaWriter } from './media.ts';
import { type UrlResolver, anchorId } from './url-resolver.ts';
import { writeTag, writeText } from './write-tag.ts';

/** In these, the text of a button is no heading. */
const isTitled = compile(':is(h1, h2, h3, h4, h5, h6, summary, p, a, th, td, dt) *');

/** Elements that say nothing without content. */
const isEmptied = /^(?:a|p|span|pre|code|figure|figcaption|ul|ol|li|blockquote|strong|em|b|i|u)$/;

/**
 * Writes the body of a post with allowed elements, attributes and classes only. Resolves URLs, replaces embeds and media
 * of other hosts by links, turns h1 into h2 and gives headings unique ids, so that a table of contents can link to them.
 * The text of a button that opens something becomes a heading. Images load lazily.
 */
export function sanitizeBody({ root, ids }: HtmlTree, urls: UrlResolver): string {
  const writeMedia = createMediaWriter(urls);
  const usedIds = new Set([...ids].map(anchorId));
  /** The last number of each id, because a thousand headings may be alike. */
  const numbers = new Map<string, number>();
  const unwritten = new Set(ids);
  /** Tabs and their content by the id of their panel, which begins with it. */
  const tabs = new Map<string, [Element, string]>();
  let level = 1;

  function contentOf(parent: Root | Element): string {
    return parent.children.map(write).join('');
  }

  function write(node: Node): string {
    if (node.type === ElementType.Text) return writeText(node.data);
    if (!isElement(node)) return '';
    const { id = '', role, href, 'data-bs-target': target = href, 'aria-controls': panel = target } = node.attribs;
    const content = contentOf(node);
    // Asked behind its content, because a tab may contain its own panel.
    if (role === 'tab' && unwritten.delete(panel?.replace('#', '') ?? '')) {
      tabs.set(panel?.replace('#', '') ?? '', [node, content]);
      return '';
    }
    unwritten.delete(id);
    const tab = tabs.get(id);
    tabs.delete(id);
    return (tab ? title(...tab) : '') + writeElement(node, content);
  }

  function writeElement(element: Element, content: string): string {
    const { name, attribs } = element;
    const media = writeMedia(element, content);
    if (media !== undefined) return media;
    // Old articles name their anchors.
    const { id = attribs.name } = attribs;
    if (isEmptied.test(name) && id === undefined && content.trim() === '') return content && ' ';
    if (name === 'a') return link({ ...attribs, id }, content, urls);
    if (name === 'button') return isTitled(element) ? writeTag('span', attribs, content) : title(element, content);
    if (/^h[1-6]$/.test(name)) {
      level = Math.max(2, Number(name[1]));
      return heading(level, element, content);
    }
    return writeTag(name, attribs, /^(?:p|div)$/.test(name) ? linkedUrl(content) : content);
  }

  function title(element: Element, content: string): string {
    return heading(Math.min(level + 1, 6), element, content);
  }

  function heading(ownLevel: number, element: Element, content: string): string {
    // Screen readers would list a heading without a name.
    if (!/\S/.test(content.replace(/<[^>]*>/g, '')) && !/\salt="[^"]/.test(content))
      return /<(?:img|audio|video|a)\s/.test(content) ? content : '';
    const { id: ownId = '', ...attributes } = element.attribs;
    const named = anchorId(textOf(element).toLowerCase().slice(0, 60)) || 'h-section';
    let id = anchorId(ownId) || named;
    const isTaken = () => id !== anchorId(ownId) && usedIds.has(id);
    for (let number = numbers.get(named) ?? 2; isTaken(); number += 1) {
      id = `${named}-${number}`;
      numbers.set(named, number);
    }
    usedIds.add(id);
    return writeTag(`h${ownLevel}`, { ...attributes, id }, content);
  }

  return contentOf(root).trim();
}

function link(attributes: Record<string, string | undefined>, content: string, urls: UrlResolver): string {
  const { href: written = '', target: _, rel = '', ...others } = attributes;
  const { href, external: isExternal } = urls.link(written) ?? {};
  if (href === undefined && !others.id) return writeTag('span', others, content);
  const relations = rel.split(/\s+/).filter((word) => ['nofollow', 'sponsored', 'ugc'].includes(word));
  const newTab = isExternal && { target: '_blank', rel: ['noopener', ...relations].join(' ') };
  return writeTag('a', { ...others, href, ...newTab }, content);
}

/** Turns content that is only a URL into a link. WordPress leaves such a paragraph if it cannot resolve an embed. */
function linkedUrl(content: string): string {
  const [, url] = /^\s*(https?:\/\/[^\s<>"']+)\s*$/.exec(content) ?? [];
  return url === undefined ? content : `<a href="${url}" target="_blank" rel="noopener">${url}</a>`;
}
