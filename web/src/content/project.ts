import { countOf } from './promises.ts';
import type { ProjectEntry } from './lists/projects.static.ts';

/** Texts that cards and pages of all projects share; the projects are in lists/. */
export const projectPage = {
  ask: 'Ask about this',
  view: 'View Project',
  read: 'Read the case',
  sectors: 'Sectors',
  facts: { sector: 'Sector', time: 'Time', team: 'Team', technologies: 'Built with' },
  /** Text of the link to the client's review, after its rating. */
  review: 'in the client’s words',
  change: 'What changed',
  before: 'Before',
  after: 'After',
  /** The arrow of “40 → 3”, for screen readers. */
  arrow: 'to',
  words: 'In their words',
  weeks: 'How it went',
  system: 'The system',
  services: 'The services behind it',
  articles: 'We wrote about it',
  builtWith: 'Built with this',
  /** @example speaker(true, 3.4) // 'Agent, 0:03' */
  speaker: (isAgent: boolean, from: number) =>
    `${isAgent ? 'Agent' : 'Caller'}, ${Math.floor(from / 60)}:${String(Math.floor(from % 60)).padStart(2, '0')}`,
  line: {
    call: 'One call as a line: how loud it is, who speaks, and the silence between.',
    weeks: 'The project as a line: its weeks, with a gap for what went wrong.',
  },
  /** What the picture of a card shows. */
  picture: { call: 'The line of a call', measure: (name: string) => `${name}, before and after` },
  /** Client of a project who is named nowhere. */
  client: 'Name on request',
};

/** Returns the id of the heading of a sector on the projects page. @example 'logistics' */
export function sectorId(sector: string): string {
  return sector.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Returns the path of the picture of a project's call: its line. */
export function callPicture(slug: string): string {
  return `/art/calls/${slug}.svg`;
}

/** Returns sector, months and people of a project in words, as far as they are known. */
export function projectFacts({
  sector,
  months,
  people,
}: Partial<Pick<ProjectEntry, 'sector' | 'months' | 'people'>>): string[] {
  const team = people === undefined ? [] : [people === 1 ? '1 person' : `${people} people`];
  return [
    ...(sector === undefined ? [] : [sector]),
    ...(months === undefined ? [] : [countOf(months, 'month')]),
    ...team,
  ];
}
