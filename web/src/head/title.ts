import { company } from '#content/company.ts';
import { routes } from '#content/routes.ts';

/** Returns the document title of a screen, for example "Home | Brand". */
export function pageTitle(screen: string): string {
  return `${screen} | ${company.brand}`;
}

export function jobTitle(job: string): string {
  return pageTitle(`${job} – ${routes.job.screen}`);
}

export function serviceTitle(service: string): string {
  return pageTitle(`${service} – ${routes.service.screen}`);
}

export function projectTitle(project: string): string {
  return pageTitle(`${project} – ${routes.project.screen}`);
}
