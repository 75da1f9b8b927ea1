import pulled from '../pulled/projects.json' with { type: 'json' };
import { readPulled } from './list.ts';
import { type Project, projectList } from './project.ts';
import { sampleProjects } from './projects.samples.ts';

/** The portfolio; the first project leads the page. */
export const projects: readonly Project[] =
  readPulled(projectList, pulled)?.map(({ id, picture, ...project }) => ({
    ...project,
    image: picture?.src ?? `/art/projects/${id}.svg`,
    ...(picture?.alt !== undefined && { alt: picture.alt }),
  })) ?? sampleProjects;
