import pulled from '../pulled/projects.json' with { type: 'json' };
import { readPulled } from './list.ts';
import type { Project } from './project.ts';
import { projectList } from './project-list.ts';
import { sampleProjects } from './projects.samples.ts';

const listed: readonly Project[] =
  readPulled(projectList, pulled)?.map(({ id, picture, slug: written, ...project }) => {
    // WordPress encodes the letters of other scripts.
    const slug = /^[a-z\d]+(-[a-z\d]+)*$/.test(written) ? written : `project-${id}`;
    const shown = picture?.alt !== undefined && { alt: picture.alt };
    return { ...project, ...shown, slug, image: picture?.src ?? wovenImage(slug) };
  }) ?? sampleProjects.map((project) => ({ ...project, image: wovenImage(project.slug) }));

function wovenImage(slug: string): string {
  return `/art/projects/${slug}.svg`;
}

const sectors = [...new Set(listed.map(({ sector }) => sector))];

/** The portfolio. The first project leads the page; those of one sector follow each other. */
export const projects: readonly Project[] = sectors.flatMap((name) => listed.filter(({ sector }) => sector === name));
