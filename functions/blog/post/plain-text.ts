import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Deepest element that is parsed; the sanitizer shows far fewer levels. */
const mostLevels = 200;

/** The parser of htmlparser2, as far as it is used here. */
type Parser = {
  constructor: new (
    handlers: object,
    options: object,
  ) => { tokenizer: { constructor: new (options: object, parser: Parser) => object } };
  stack: string[];
  tagname: string;
  attribs: object | null;
  isVoidElement(name: string): boolean;
  emitOpenTag(name: string): void;
};

/** Makes the parser ignore start tags below `mostLevels`, then returns the parser's own tokenizer. */
function Tokenizer({ Tokenizer: _own, ...options }: { Tokenizer: unknown }, parser: Parser): object {
  const emitOpenTag = parser.emitOpenTag.bind(parser);
  parser.emitOpenTag = (name) => {
    if (parser.stack.length < mostLevels || parser.isVoidElement(name)) return emitOpenTag(name);
    parser.tagname = '';
    parser.attribs = null;
  };
  const { tokenizer } = new parser.constructor({}, options);
  return new tokenizer.constructor(options, parser);
}

/**
 * Parser options of the sanitizer. htmlparser2 moves all open elements for each tag, so that 4 MB of open `<div>` would
 * take minutes; it has no option for the deepest level.
 */
export const shallowParser = { Tokenizer } as unknown as IOptions['parser'] & object;

/** Elements whose text is not part of the article. */
export const silentElements = [
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'annotation',
  'annotation-xml',
  'object',
  'applet',
  'form',
  'select',
  'option',
  'textarea',
  'button',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'listing',
];

const blockEnd = /<(?:br|\/(?:p|div|li|dt|dd|h[1-6]|t[hdr]|pre|blockquote|cite|figcaption|figure|section|summary))\b/gi;

/** Returns the text of HTML on one line: without tags, entities decoded once, blocks separated by spaces. */
export function plainText(html: string): string {
  return (/[<&]/.test(html) ? withoutTags(html) : html).replace(/\s+/g, ' ').trim();
}

/** The sanitizer decodes entities, then escapes three characters again. */
const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

function withoutTags(html: string): string {
  const escaped = sanitizeHtml(html.replace(blockEnd, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...silentElements, 'iframe', 'video', 'audio', 'math'],
    parser: shallowParser,
  });
  return escaped.replace(/&(?:amp|lt|gt);/g, (escape) => escapes[escape] ?? escape);
}

export function countWords(html: string): number {
  const text = plainText(html);
  return text === '' ? 0 : text.split(' ').length;
}
