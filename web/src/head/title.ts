import { company } from '#content/company.ts';
import { routeNamed } from './routes.ts';

/** Document title of a screen, for example "Home | Brand" (D10). */
export function pageTitle(screen: string): string {
  return `${screen} | ${company.brand}`;
}

/** Document title of one service. */
export function serviceTitle(service: string): string {
  return pageTitle(`${service} – ${routeNamed('service').screen}`);
}

/** What an article without a title is called; WordPress allows an empty one. */
export const untitledPost = 'Untitled article';

/** What stands where an article is missing. */
export const missingPost = 'Article Not Found';

/** Document title of one article. */
export function postTitle(post: string): string {
  return pageTitle(`${post.trim() || untitledPost} – ${routeNamed('blogPost').screen}`);
}
