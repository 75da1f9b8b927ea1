import { type PageLink, routes, storyAnchor } from '../routes.ts';
import { hasPage, type Project, projectPath } from './project.ts';
import { projects } from './projects.static.ts';
import { stories } from './stories.static.ts';
import type { Story } from './story.ts';

/** What other pages show of a project. Evaluated at build time, so that they do not load its full text. */
export type ProjectEntry = Pick<
  Project,
  'slug' | 'title' | 'sector' | 'months' | 'people' | 'technologies' | 'services' | 'result'
> & {
  /** Path of its page, or of its card. */
  path: string;
  /** The client's review of it. */
  story?: Pick<Story, 'title' | 'rating' | 'dateRange' | 'quote'> & { path: string };
};

export const projectEntries: readonly ProjectEntry[] = projects.map((project) => {
  const { slug, title, sector, months, people, technologies, services, result } = project;
  const story = stories.find((candidate) => candidate.title === project.story);
  return {
    slug,
    title,
    sector,
    months,
    people,
    technologies,
    services,
    result,
    path: projectPath(project),
    ...(story && {
      story: {
        title: story.title,
        rating: story.rating,
        dateRange: story.dateRange,
        quote: story.fullQuote ?? story.quote,
        path: `${routes.successStories.path}#${storyAnchor(story.id)}`,
      },
    }),
  };
});

export const cases: readonly ProjectEntry[] = projectEntries.filter((_, index) => hasPage(projects[index]!));

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
      (links[key] ??= []).push({ path: projectPath(project) as PageLink['path'], label: project.title });
    }
  }
  return links;
}
