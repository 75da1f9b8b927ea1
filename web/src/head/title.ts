import { company } from '#content/company.ts';
import { routeNamed } from './routes.ts';

/** Returns the document title of a screen, for example "Home | Brand". */
export function pageTitle(screen: string): string {
  return `${screen} | ${company.brand}`;
}

/** Returns the document title of a page of the blog list. */
export function blogTitle(page: number): string {
  const { screen } = routeNamed('blog');
  return pageTitle(page === 1 ? screen : `${screen}, page ${page}`);
}

/** Returns the document title of one service. */
export function serviceTitle(service: string): string {
  return pageTitle(`${service} – ${routeNamed('service').screen}`);
}

/** Title of an article without a title, which WordPress allows. */
export const untitledPost = 'Untitled article';

/** Title of the page for a missing article. */
export const missingPost = 'Article Not Found';

/** Returns the document title of one article. */
export function postTitle(post: string): string {
  return pageTitle(`${post.trim() || untitledPost} – ${routeNamed('blogPost').screen}`);
}
