import type { Post } from '#contract/post.ts';
import { cutText } from '#contract/cut-text.ts';
import type { InitialBlogData } from './initial-data.tsx';
import { excerptLength } from './reading.ts';

/**
 * Returns the data to embed in the page, which `readInitialBlogData` reads. Leaves out the post's body, because the
 * markup contains it, and what related posts do not show.
 */
export function documentData({ post, relatedPosts, ...others }: InitialBlogData): InitialBlogData {
  return {
    ...others,
    ...(post && { post: { ...post, html: '' } }),
    ...(relatedPosts && { relatedPosts: relatedPosts.map(cardOf) }),
  };
}

function cardOf({ modified: _modified, ...shown }: Post): Post {
  return { ...shown, excerpt: cutText(shown.excerpt, excerptLength.card) };
}
