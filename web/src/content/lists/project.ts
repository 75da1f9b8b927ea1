import { pathBefore, routes } from '../routes.ts';
import type { Sample } from '../types.ts';
import type { PulledProject } from './project-list.ts';

/** A project of the portfolio. Without a link its card has no "View Project"; only the first one shows its facts. */
export type Project = Sample &
  Omit<PulledProject, 'id' | 'picture'> & {
    /** Path of an image, 640 × 400; the woven line is the placeholder. */
    image: string;
    /** Alternative text of a picture; a woven one is decorative. */
    alt?: string;
  };

/** Whether a project has something to show beyond its card, and therefore a page. */
export function hasPage({ result, story, measures: changes, weeks }: Project): boolean {
  return result !== undefined && (story ?? changes ?? weeks) !== undefined;
}

/** Returns the path of a project: its page, or its card on the projects page. */
export function projectPath(project: Project): string {
  return hasPage(project) ? pathBefore('project') + project.slug : `${routes.projects.path}#${project.slug}`;
}

/** Whether a path may be that of a project's page. @example isProjectPath('/projects/claims-triage-bot') // true */
export function isProjectPath(path: string): boolean {
  return path.startsWith(pathBefore('project')) && /^[a-z\d-]+$/.test(path.slice(pathBefore('project').length));
}

/** Returns the id of the first project of a sector on the projects page. @example 'logistics' */
export function sectorId(sector: string): string {
  return sector.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
