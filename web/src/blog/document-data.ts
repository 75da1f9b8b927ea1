import type { Post } from '#contract/cms.ts';
import type { InitialBlogData } from './initial-data.tsx';
import { categoriesOf } from './posts/posts.ts';
import { excerptLength, excerptOf } from './reading.ts';

/**
 * The data as a document carries it, for readInitialBlogData: without the article's body, which stands in its markup
 * and is most of its bytes, and of other articles only what their cards show.
 */
export function documentData({ post, moreArticles, ...others }: InitialBlogData): InitialBlogData {
  return {
    ...others,
    ...(post && { post: { ...post, content: { rendered: '' } } }),
    ...(moreArticles && { moreArticles: moreArticles.map(cardOf) }),
  };
}

function cardOf(post: Post): Post {
  const { modified: _modified, _embedded = {}, ...shown } = post;
  const { author: _author, ...embedded } = _embedded;
  return {
    ...shown,
    excerpt: { rendered: excerptOf(post.excerpt.rendered, excerptLength.card) },
    _embedded: { ...embedded, 'wp:term': [categoriesOf(post).map((term) => ({ ...term, taxonomy: 'category' }))] },
  };
}
