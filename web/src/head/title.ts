import { company } from '#content/company.ts';
import { routes } from '#content/routes.ts';

/** Returns the document title of a screen, for example "Home | Brand". */
export function pageTitle(screen: string): string {
  return `${screen} | ${company.brand}`;
}

/** Returns the document title of one open job. */
export function jobTitle(job: string): string {
  return pageTitle(`${job} – ${routes.job.screen}`);
}

/** Returns the document title of one service. */
export function serviceTitle(service: string): string {
  return pageTitle(`${service} – ${routes.service.screen}`);
}
