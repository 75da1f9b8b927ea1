import { company } from '#content/company.ts';
import { routeNamed } from './routes.ts';

/** Returns the document title of a screen, for example "Home | Brand". */
export function pageTitle(screen: string): string {
  return `${screen} | ${company.brand}`;
}

/** Returns the document title of one service. */
export function serviceTitle(service: string): string {
  return pageTitle(`${service} – ${routeNamed('service').screen}`);
}
