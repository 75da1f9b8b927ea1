import { randomBytes } from 'node:crypto';
import { signPreviewLink } from '../../../functions/blog/preview/preview-link.ts';
import type { SamplePost } from './post.ts';
import { drafts, posts } from './posts.ts';
import { embedded, postId, renderPost } from './rest.ts';

export type PreviewOptions = { url: string; secret: string };

/** Previews of the sample CMS, whose every visitor counts as an editor. */
export type Previews = {
  /**
   * Returns the link for `?p=ID&preview=true`, a shared one with `&share=true`, or undefined for any other query.
   */
  linkTo(query: URLSearchParams): string | undefined;
  /** Returns the post of a link in a list; an empty list if the link is unknown or was opened before. */
  take(link: URLSearchParams, origin: string): readonly object[];
};

/** Time until a link expires, in seconds. */
const expiryS = { once: 30 * 60, shared: 48 * 3_600 };

export function createPreviews({ url, secret }: PreviewOptions): Previews {
  const unused = new Map<string, SamplePost>();
  const shared = new Map<string, SamplePost>();
  return {
    linkTo(query) {
      const post = [...drafts, ...posts].find((candidate) => String(postId(candidate)) === query.get('p'));
      if (!post || query.get('preview') !== 'true') return undefined;
      const isShared = query.get('share') === 'true';
      const until = String(Math.floor(Date.now() / 1_000) + (isShared ? expiryS.shared : expiryS.once));
      const nonce = randomBytes(16).toString('hex');
      const link = { id: String(postId(post)), until, ...(isShared ? { generation: '1' } : { nonce }) };
      const signature = signPreviewLink(secret, link);
      if (isShared) shared.set(signature, post);
      else unused.set(nonce, post);
      return `${url}?${String(new URLSearchParams({ ...link, signature }))}`;
    },
    take(link, origin) {
      const nonce = link.get('nonce') ?? '';
      const post = unused.get(nonce) ?? shared.get(link.get('signature') ?? '');
      if (!post) return [];
      unused.delete(nonce);
      return [
        {
          ...renderPost(post, origin),
          _embedded: embedded(post, origin),
          status: drafts.includes(post) ? 'draft' : 'publish',
          is_changed: false,
          edit_url: `${origin}/wp-admin/post.php?post=${postId(post)}&action=edit`,
        },
      ];
    },
  };
}
