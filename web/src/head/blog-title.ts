import { blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import type { Post } from '#contract/post.ts';
import { pageTitle } from './title.ts';

export function blogTitle(page: number): string {
  const { screen } = routes.blog;
  return pageTitle(page === 1 ? screen : blogWords.page(screen, page));
}

export function postTitle(post: Post): string {
  return pageTitle(`${titleOf(post)} – ${routes.blogPost.screen}`);
}

/** Returns the title of a post, or a fallback, because WordPress allows an empty title. */
export function titleOf({ title }: Post): string {
  return title.trim() || blogWords.post.untitled;
}
