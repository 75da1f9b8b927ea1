import DOMPurify from 'dompurify';
import { articleAttributes, articleElements } from '#contract/article-markup.ts';

/**
 * The body of a post made safe in the browser, once more after the proxy (D48): what an article may hold, and nothing
 * that runs, loads, submits or styles. Loaded only where an article comes over the network.
 */
export function cleanBody(html: string): string {
  return purifier().sanitize(html, {
    ALLOWED_TAGS: articleElements,
    ALLOWED_ATTR: ['class', ...Object.values(articleAttributes).flat()],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: harmless,
  });
}

/** These schemes, or no scheme at all: every attribute's value is held against it, not only addresses. */
const harmless = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

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
