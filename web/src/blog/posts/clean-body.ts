import DOMPurify from 'dompurify';
import { articleAttributes, articleElements } from '#contract/article-markup.ts';

/**
 * Returns the sanitized body of a post: only allowed elements and attributes, nothing that runs scripts, loads content,
 * submits or styles. The proxy sanitizes too; this is the second line of defence. Loaded only if an article comes from
 * the network.
 */
export function cleanBody(html: string): string {
  return purifier().sanitize(html, {
    ALLOWED_TAGS: articleElements,
    ALLOWED_ATTR: ['class', ...Object.values(articleAttributes).flat()],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedUri,
  });
}

/** Allowed schemes, or none. DOMPurify tests the value of every attribute with it, not only URLs. */
const allowedUri = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

let instance: ReturnType<typeof DOMPurify> | undefined;

/** A separate instance, so that its hook does not affect other users of DOMPurify. */
function purifier(): ReturnType<typeof DOMPurify> {
  if (instance) return instance;
  instance = DOMPurify(window);
  instance.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && element.hasAttribute('target')) {
      element.setAttribute('target', '_blank');
      // Without noopener the linked page could navigate this tab.
      element.setAttribute('rel', 'noopener');
    }
  });
  return instance;
}
