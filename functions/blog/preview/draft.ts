import { isPost, type Post } from '#contract/post.ts';
import type { PreviewState } from '#contract/preview.ts';
import type { UrlContext } from '../post/url-resolver.ts';
import { readPost } from '../wordpress/post.ts';
import { type WordPress, WordPressFailure } from '../wordpress/wordpress.ts';
import { isShared, type PreviewLink } from './preview-link.ts';

/** An article as its editor sees it. */
export type Draft = { post: Post; state: PreviewState; editUrl: string };

/**
 * Returns the draft of a link; undefined if its nonce is used or unknown, or its article no longer shared. Uses the nonce
 * up. Throws only WordPressFailure.
 */
export type TakeDraft = (link: PreviewLink) => Promise<Draft | undefined>;

/** Returns drafts from the route of the plugin's preview.php, sanitized like published articles. */
export function createTakeDraft(wordpress: WordPress, urlContext: UrlContext, timeoutMs: number): TakeDraft {
  return async (link) => {
    // The plugin checks a shared link again: whoever asks it needs the signature.
    const query = new URLSearchParams(isShared(link) ? link : { nonce: link.nonce });
    const { items } = await wordpress.request('previews', query, AbortSignal.timeout(timeoutMs));
    const [item] = items;
    const post = item && readPost(item, urlContext, 'whole');
    if (!item || !post) return undefined;
    if (!isPost(post)) throw new WordPressFailure(502, 'cms-post-damaged', { id: post.id });
    return { post, state: stateOf(item), editUrl: editUrlOf(item.edit_url, post.id, urlContext) };
  };
}

function stateOf({ status, is_changed: isChanged }: Record<string, unknown>): PreviewState {
  if (status === 'future') return 'scheduled';
  if (status === 'private') return 'private';
  if (status === 'publish') return isChanged === true ? 'changed' : 'published';
  return 'draft';
}

/** The link goes into the page, so it leads nowhere but to WordPress's host. */
function editUrlOf(value: unknown, id: number, { cmsRoot }: UrlContext): string {
  const { origin } = new URL(cmsRoot);
  if (typeof value === 'string' && value.startsWith(`${origin}/`)) return value;
  return `${cmsRoot}/wp-admin/post.php?post=${id}&action=edit`;
}
