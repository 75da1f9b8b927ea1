import { randomBytes } from 'node:crypto';
import { signPreviewLink } from '../../../functions/blog/preview/preview-link.ts';
import type { SamplePost } from './post.ts';
import { drafts, posts } from './posts.ts';
import { embedded, postId, renderPost } from './render.ts';

export type PreviewOptions = { url: string; secret: string };

/** Previews of the sample CMS, whose every visitor counts as an editor. */
export type Previews = {
  /** Returns the link for `?p=ID&preview=true`, or undefined for any other query. */
  linkTo(query: URLSearchParams): string | undefined;
  /** Returns the post of a nonce in a list, once; an empty list for any other nonce. */
  take(nonce: string, origin: string): readonly object[];
};

/** Time until a link expires, in seconds. */
const expiryS = 30 * 60;

/** Returns previews as the WordPress plugin makes them. */
export function createPreviews({ url, secret }: PreviewOptions): Previews {
  const unused = new Map<string, SamplePost>();
  return {
    linkTo(query) {
      const post = [...drafts, ...posts].find((candidate) => String(postId(candidate)) === query.get('p'));
      if (!post || query.get('preview') !== 'true') return undefined;
      const until = String(Math.floor(Date.now() / 1_000) + expiryS);
      const link = { id: String(postId(post)), until, nonce: randomBytes(16).toString('hex') };
      unused.set(link.nonce, post);
      return `${url}?${String(new URLSearchParams({ ...link, signature: signPreviewLink(secret, link) }))}`;
    },
    take(nonce, origin) {
      const post = unused.get(nonce);
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
