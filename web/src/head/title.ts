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

/** Document title of one article. */
export function postTitle(post: string): string {
  return pageTitle(`${post} – ${routeNamed('blogPost').screen}`);
}
