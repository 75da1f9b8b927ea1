import { projects } from '#content/collections/projects.static.ts';
import { projectsPage } from '#content/pages/projects-page.static.ts';
import { conversation } from '../../weave/conversation.ts';

/** Threads of the line that a project gets, with the two between projects: all fit into 144, as wide as the page. */
const threads = Math.min(11, Math.floor(144 / projects.length));

/** A woven line with one turn for each project. */
export const line = conversation(
  projectsPage.lineSeed,
  projects.map((_, index) => [index % 2 === 0 ? 0 : 1, Math.max(1, threads - 2)]),
  { width: 1440, height: 130, unit: 10, rest: 2, lead: 0 },
);
