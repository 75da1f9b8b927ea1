import { projects, projectsPage } from '#content/collections/projects.ts';
import { conversation } from '../../weave/conversation.ts';

/** A woven line with one turn for each project. */
export const line = conversation(
  projectsPage.lineSeed,
  projects.map((_, index) => [index % 2 === 0 ? 0 : 1, 9]),
  { width: 1440, height: 130, unit: 10, rest: 2, lead: 0 },
);
