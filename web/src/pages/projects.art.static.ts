import { projects } from '#content/lists/projects.static.ts';
import { projectsPage } from '#content/projects.static.ts';
import { conversation } from '../weave/conversation.ts';

/** Turns of the line. More than thirteen would be too narrow to have a shape. */
const turns = Math.min(projects.length, 13);

/** Threads of a turn, so that all turns and the two threads between them fill 144, the width of the page. */
const threads = Math.floor(144 / turns) - 2;

export const line = conversation(
  projectsPage.lineSeed,
  projects.slice(0, turns).map((_, index) => [index % 2 === 0 ? 0 : 1, threads]),
  { width: 1440, height: 130, unit: 10, rest: 2, lead: 0 },
);
