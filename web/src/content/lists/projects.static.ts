import pulled from '../pulled/projects.json' with { type: 'json' };
import { type PageLink, pathBefore, routes, storyAnchor } from '../routes.ts';
import { asciiSlug, pick, readPulled } from './list.ts';
import { type Project, projectList, type WrittenProject } from './project.ts';
import { recordingOf } from './recording.ts';
import { sampleProjects } from './projects.samples.ts';
import { stories } from './stories.static.ts';
import type { Story } from './story.ts';

const listed: readonly Project[] =
  readPulled(projectList, pulled)?.map((entry) => {
    const { id, picture, recording, words, agreed: _, ...project } = entry;
    const alt = picture?.alt !== undefined && { alt: picture.alt };
    const call = recording && words && { recording: recordingOf(recording, words) };
    return projectOf({ ...project, ...alt, ...call, slug: asciiSlug(project.slug, `project-${id}`) }, picture?.src);
  }) ?? sampleProjects.map((project) => projectOf(project));

function projectOf(project: WrittenProject, image = `/art/projects/${project.slug}.svg`): Project {
  const { slug, result, story, measures, weeks, recording } = project;
  const hasPage = result !== undefined && (story ?? measures ?? weeks ?? recording) !== undefined;
  const path = hasPage ? pathBefore('project') + slug : `${routes.projects.path}#${slug}`;
  return { ...project, image, hasPage, path: path as Project['path'] };
}

const sectors = [...new Set(listed.map(({ sector }) => sector))];

/** The portfolio. The first project leads the page; those of one sector follow each other. */
export const projects: readonly Project[] = sectors.flatMap((name) => listed.filter(({ sector }) => sector === name));

/** The rows above the portfolio: what can be heard, then what was counted. */
export const provenProjects: readonly Project[] = [
  ...projects.filter(({ recording }) => recording),
  ...projects.filter(({ recording, measures }) => !recording && measures),
];

const fields = ['slug', 'path', 'title', 'sector', 'months', 'people', 'technologies', 'services'] as const;

/** What other pages show of a project, and the client's review of it. */
export type ProjectEntry = Pick<Project, (typeof fields)[number]> & {
  /** What came of it, or else what it is. */
  summary: string;
  story?: Pick<Story, 'title' | 'rating' | 'dateRange' | 'quote'> & { path: string };
};

/** Every project, as pages that do not load its full text show it. */
export const projectEntries: readonly ProjectEntry[] = projects.map((project) => {
  const story = stories.find(({ title }) => title === project.story);
  const summary = project.result ?? project.description;
  return { ...pick(project, ...fields), summary, ...(story && { story: reviewOf(story) }) };
});

function reviewOf({ id, title, rating, dateRange, quote, fullQuote }: Story): ProjectEntry['story'] {
  const path = `${routes.successStories.path}#${storyAnchor(id)}`;
  return { title, rating, dateRange, quote: fullQuote ?? quote, path };
}

/** The projects that have a page. */
export const cases: readonly ProjectEntry[] = projectEntries.filter((_, index) => projects[index]?.hasPage);

/** Links to the projects that name an article, by the end of its address. */
export const projectsOfArticles: Readonly<Record<string, readonly PageLink[]>> = linksBy(({ articles = [] }) =>
  articles.map(({ name }) => name),
);

/** Links to the projects that a success story is about, by its title. */
export const projectsOfStories: Readonly<Record<string, readonly PageLink[]>> = linksBy(({ story }) => story ?? []);

function linksBy(keysOf: (project: Project) => string | readonly string[]): Record<string, PageLink[]> {
  const links: Record<string, PageLink[]> = {};
  for (const project of projects) {
    for (const key of [keysOf(project)].flat()) {
      (links[key] ??= []).push({ path: project.path, label: project.title });
    }
  }
  return links;
}
