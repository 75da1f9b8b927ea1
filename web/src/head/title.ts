import { company } from '#content/company.ts';
import { blogWords } from '#content/words/blog-words.ts';
import { routeNamed } from './routes.ts';

/** Returns the document title of a screen, for example "Home | Brand". */
export function pageTitle(screen: string): string {
  return `${screen} | ${company.brand}`;
}

/** Returns the document title of a page of the blog list. */
export function blogTitle(page: number): string {
  const { screen } = routeNamed('blog');
  return pageTitle(page === 1 ? screen : blogWords.page(screen, page));
}

/** Returns the document title of one service. */
export function serviceTitle(service: string): string {
  return pageTitle(`${service} – ${routeNamed('service').screen}`);
}

/** Returns the document title of one article. */
export function postTitle(post: string): string {
  return pageTitle(`${post.trim() || blogWords.post.untitled} – ${routeNamed('blogPost').screen}`);
}
