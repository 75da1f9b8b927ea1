import { compile } from 'css-select';
import { nextElementSibling, prevElementSibling } from 'domutils';
import { DomHandler, ElementType, Parser } from 'htmlparser2';

export type Root = DomHandler['root'];
export type Node = Root['children'][number];
export type Element = Extract<Node, { attribs: object }>;
type Text = Extract<Node, { nodeType: 3 }>;

/**
 * HTML without what is no part of an article. `ids` are those that an editor has set, `texts` those outside code,
 * `wholeText` begins like the text with what was removed and has no spaces.
 */
export type HtmlTree = { root: Root; ids: ReadonlySet<string>; texts: Text[]; wholeText: string };

/**
 * Deepest element that is parsed; articles have far fewer levels. The parser moves all open elements for each tag: 4 MB of
 * open `<div>` would take minutes.
 */
const mostLevels = 200;

class ShallowHandler extends DomHandler {
  readonly ids = new Set<string>();
  /** Ids that buttons, links and programs of the article name, and so may open. */
  readonly panels = new Set<string>();

  override onopentag(name: string, attributes: Element['attribs']): void {
    if (this.tagStack.length > mostLevels) throw new RangeError(`Expected at most ${mostLevels} levels of elements.`);
    if (attributes.id) this.ids.add(attributes.id);
    for (const key of ['aria-controls', 'data-bs-target', 'data-target', 'href', 'onclick']) {
      const value = attributes[key] ?? '';
      if (key !== 'href' || value.startsWith('#')) for (const id of value.split(/[\s#'"(),;]+/)) this.panels.add(id);
    }
    if (attributes.style) attributes.style = attributes.style.replace(/\s+/g, '');
    super.onopentag(name, attributes);
  }
}

/** Elements that are no part of the article: programs, forms, drawings, and what plugins and themes append. */
const isForeign = compile(
  [
    'script, style, template, svg, annotation, annotation-xml, object, applet, form, select, option, textarea, title, xmp',
    'noembed, noframes, plaintext, listing, dialog:not([open])',
    'noscript noscript, noscript:not(:has(img, iframe, video, audio, [href*="/wp-content/uploads/"]))',
    'button:is([aria-haspopup], [data-clipboard-text], [class*="copy"])',
    ':is(button, summary, :is(h1, h2, h3, h4, h5, h6):not([aria-label])) [aria-hidden="true"]',
    ':is(a, p, span, div):is(.more-link, .moretag, .read-more, .readmore, .continue-reading, .wp-block-read-more)',
    '.sharedaddy, .sd-block, .robots-nocontent, .jp-relatedposts, .jetpack-likes-widget-wrapper, .yarpp, .yarpp-related',
    ':is([class*="share_save"], [class*="sharing_container"], [class*="social-share"], [class*="share-button"]):not(:has(p))',
    '.shared-counts-wrap, .dpsp-content-wrapper, .essb_links, .et_social_inline, .ssba, .swp_social_panel',
    '.ez-toc-title-toggle, .crayon-nums, .crp_related',
  ].join(),
);

/** Buttons whose text names what they open. */
const isTitle = compile(
  ':is(h1 *, h2 *, h3 *, h4 *, h5 *, h6 *, summary *, [role="tab"], [aria-controls], [aria-expanded], [data-bs-target],' +
    ' [data-target], [class*="accordion"], [class*="question"], [class*="toggle"], [class*="faq"])',
);

/** Collapsed parts of accordions and tabs, which visitors open. */
const panel =
  ':is([role="tabpanel"], [role="region"], [hidden="until-found"], [class*="panel"], [class*="collapse"],' +
  ' [class*="answer"], [class*="accordion"], [class*="tab-"], [class*="tab_"], [class*="toggle"], [class*="spoiler"],' +
  ' [class*="faq"])';

const isPanel = compile(panel);
const isBeforePanel = (node: Root | Element) => [nextElementSibling(node)].some((next) => next && isPanel(next));
const isHidden = compile(`:is([hidden], [style*="display:none" i]):not(${panel})`);

const isForReaders = compile('.sr-only, .screen-reader-text, .visually-hidden');
const isReadAloud = compile('math, .katex-mathml, .MJX_Assistive_MathML, mjx-assistive-mml');
const isSilent = compile(':is([aria-hidden="true"], .katex-html):not(math)');

/** Parses HTML, and removes what is no part of an article. Of HTML with too many levels only the text is left. */
export function parseTree(html: string): HtmlTree {
  let handler = new ShallowHandler();
  try {
    new Parser(handler).end(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    handler = new ShallowHandler();
    new Parser(handler).end(html.replace(/<[^<>]*>?/g, ' '));
  }
  const { root, ids, panels } = handler;
  const wholeText = textIn(root).slice(0, 10_000).replace(/\s+/g, '');
  const texts: Text[] = [];

  function prune(parent: Root | Element, isCode: boolean): void {
    const elements = parent.children.filter(isElement);
    // Of two copies, the one for screen readers is shown, because it has the words or the formula.
    const hasCopy = elements.some((element) => isForReaders(element) || isReadAloud(element));
    // Found once, because a million comments may be before it.
    const isInTitle = elements.some(({ name }) => name === 'button') && isBeforePanel(parent);
    parent.children = parent.children.filter((node) => {
      if (node.type === ElementType.Text && !isCode) texts.push(node);
      if (!isElement(node)) return node.type === ElementType.Text;
      if (isForeign(node) || (hasCopy && isSilent(node))) return false;
      const isOpened = () => panels.has(node.attribs.id || ' ') || prevElementSibling(node)?.attribs.onclick;
      if (isHidden(node) && !isOpened()) return false;
      if (node.name === 'button' && !isInTitle && !isTitle(node) && !isBeforePanel(node)) return false;
      prune(node, isCode || /^(?:pre|code|kbd|samp|tt)$/.test(node.name));
      const [first] = node.children;
      if (isForReaders(node) && first?.type === ElementType.Text) first.data = ` ${first.data}`;
      return true;
    });
  }
  prune(root, false);
  return { root, ids, texts, wholeText };
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

const isSpaced =
  /^(?:br|p|div|li|dt|dd|h[1-6]|t[hdr]|pre|blockquote|cite|figcaption|figure|section|summary|button|[ou]l|table)$/;

/** Returns the text on one line, with spaces between blocks. */
export function textOf(parent: Root | Element): string {
  return textIn(parent).replace(/\s+/g, ' ').trim();
}

function textIn(parent: Root | Element): string {
  let text = '';
  for (const node of parent.children) {
    if (node.type === ElementType.Text) text += node.data;
    if (!isElement(node) || /^(?:script|style|iframe|video|audio)$/.test(node.name)) continue;
    text += isSpaced.test(node.name) ? ` ${textIn(node)} ` : textIn(node);
  }
  return text;
}

/** Returns the text of HTML on one line: without tags, entities decoded once. */
export function plainText(html: string): string {
  return /[<&]/.test(html) ? textOf(parseTree(html).root) : html.replace(/\s+/g, ' ').trim();
}
