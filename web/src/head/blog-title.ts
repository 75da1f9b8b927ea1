import { blogWords } from '#content/words/blog-words.ts';
import { routes } from '#content/routes.ts';
import { pageTitle } from './title.ts';

/** Returns the document title of a page of the blog list. */
export function blogTitle(page: number): string {
  const { screen } = routes.blog;
  return pageTitle(page === 1 ? screen : blogWords.page(screen, page));
}

/** Returns the document title of one article. */
export function postTitle(post: string): string {
  return pageTitle(`${post.trim() || blogWords.post.untitled} – ${routes.blogPost.screen}`);
}
