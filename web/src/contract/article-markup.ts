/*
 * HTML that an article may contain. The proxy and the browser both sanitize with these lists, which are mutable because
 * both sanitizers expect mutable arrays.
 */

/** Elements for text, images, tables and blocks. */
const textElements = [
  'h2 h3 h4 h5 h6 p div section hr br wbr',
  'ul ol li dl dt dd blockquote cite q figure figcaption img',
  'table caption colgroup col thead tbody tfoot tr th td',
  'pre code kbd samp var details summary a span bdi bdo ruby rt rp',
  'em strong b i u s del ins mark small sub sup abbr dfn time',
  'audio video',
];

/** Elements of MathML Core. Annotations are left out, because they may contain arbitrary HTML. */
const formulaElements = [
  'math semantics mrow mi mn mo ms mtext mspace mstyle merror mpadded mphantom',
  'mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd',
];

export const articleElements: string[] = [...textElements, ...formulaElements].flatMap((names) => names.split(' '));

/** Allowed attributes besides `class`, by element; `*` means all elements. */
export const articleAttributes: Record<string, string[]> = {
  '*': ['id', 'lang', 'dir'],
  a: ['href', 'target', 'rel', 'hreflang'],
  abbr: ['title'],
  dfn: ['title'],
  col: ['span'],
  colgroup: ['span'],
  del: ['datetime'],
  ins: ['datetime'],
  time: ['datetime'],
  details: ['open'],
  audio: ['src', 'controls', 'preload'],
  video: ['src', 'controls', 'playsinline', 'preload', 'poster', 'width', 'height'],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  math: ['display'],
  mi: ['mathvariant'],
  mo: ['form', 'fence', 'separator', 'stretchy', 'symmetric', 'largeop', 'movablelimits', 'lspace', 'rspace'],
  mfrac: ['linethickness'],
  mspace: ['width', 'height', 'depth'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset'],
  mover: ['accent'],
  munder: ['accentunder'],
  munderover: ['accent', 'accentunder'],
  mtd: ['columnspan', 'rowspan'],
  mstyle: ['displaystyle', 'scriptlevel'],
};
