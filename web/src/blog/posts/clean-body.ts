import DOMPurify from 'dompurify';

/**
 * The body of a post made safe in the browser, once more after the proxy (D48): what an article may hold, and nothing
 * that runs, loads, submits or styles. Loaded only where an article comes over the network.
 */
export function cleanBody(html: string): string {
  return purifier().sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: harmless,
  });
}

/** These schemes, or no scheme at all: every attribute's value is held against it, not only addresses. */
const harmless = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

const allowedTags = (
  'h2 h3 h4 h5 h6 p div section hr br wbr ' +
  'ul ol li dl dt dd blockquote cite q figure figcaption img ' +
  'table caption colgroup col thead tbody tfoot tr th td ' +
  'pre code kbd samp var details summary a span bdi bdo ruby rt rp ' +
  'em strong b i u s del ins mark small sub sup abbr dfn time'
).split(' ');

const allowedAttributes = (
  'id class lang dir href target rel hreflang title span datetime open ' +
  'src srcset sizes width height alt loading decoding value start reversed type ' +
  'colspan rowspan headers scope abbr'
).split(' ');

let own: ReturnType<typeof DOMPurify> | undefined;

/** An instance of our own, so that its hook binds nobody else. */
function purifier(): ReturnType<typeof DOMPurify> {
  if (own) return own;
  own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && element.hasAttribute('target')) {
      element.setAttribute('target', '_blank');
      // Else the page behind the link could steer ours.
      element.setAttribute('rel', 'noopener');
    }
  });
  return own;
}
