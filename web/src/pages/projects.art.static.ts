import { projectsPage } from '#content/projects.static.ts';
import { conversation } from '../weave/conversation.ts';

const { seed, turns } = projectsPage.line;

/** Threads of a turn, so that all turns and the two threads between them fill 144, the width of the page. */
const threads = Math.floor(144 / turns) - 2;

export const line = conversation(
  seed,
  Array.from({ length: turns }, (_, index) => [index % 2 === 0 ? 0 : 1, threads] as const),
  { width: 1440, height: 130, unit: 10, rest: 2, lead: 0 },
);
