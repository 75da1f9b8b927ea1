import type { ChatPanel } from './chat.ts';
import { combinedYears, projectsDone, satisfaction, satisfied, years } from './claims.static.ts';
import { team } from './lists/team.static.ts';
import { type JobEntry, openJobs } from './lists/jobs.static.ts';
import { countedNoun } from './promises.ts';
import { projects } from './lists/projects.static.ts';
import { stories } from './lists/stories.static.ts';
import type { SampleText, SpokenLine, Card, Six, Three, IconName } from './types.ts';
import { company } from './company.ts';

const leaders = team.filter(({ department }) => department === 'Leadership').map(({ name }) => name);

/** Texts of the about page that depend on the team and on the jobs. Evaluated at build time. */
export const aboutLists = {
  team: {
    title: `${countedNoun(team.length, 'person', 'people')}, one line`,
    led: leaders.length === 0 ? '' : `Led by ${new Intl.ListFormat('en-GB').format(leaders)}`,
  },
  roles: openRoles(openJobs),
};

function openRoles(roles: readonly JobEntry[]): string {
  if (roles.length === 0) return 'No role is open today. We read every application all the same.';
  const isRemote = roles.every(({ location }) => location.includes('Remote'));
  if (roles.length === 1) return `One role is open.${isRemote ? ' It can be done remotely.' : ''}`;
  return `${countedNoun(roles.length, 'role', 'roles')} are open.${isRemote ? ' All of them can be done remotely.' : ''}`;
}

/** A fact. `id` names the woven number of its section. */
export type Fact = {
  id: 'country' | 'projects' | 'trades' | 'years' | 'agile' | 'satisfaction';
  icon: IconName;
  lead: string;
  text: string;
  /** What was counted. */
  basis?: SampleText;
};

const [first, second, third] = company.partners;
const { yes, asked } = satisfied;

const facts: Six<Fact> = [
  {
    id: 'projects',
    icon: 'layers',
    lead: projectsDone,
    text: 'successful projects',
    basis: {
      sample: true,
      text: `Signed off by a client since ${company.since}. ${projects.length} of them are on this site, ${stories.length} clients wrote a review.`,
    },
  },
  {
    id: 'years',
    icon: 'clock',
    lead: years,
    text: 'industry experience',
    basis: {
      sample: true,
      text: `The company’s own. The ${combinedYears} of combined experience are its two founders’.`,
    },
  },
  {
    id: 'satisfaction',
    icon: 'star',
    lead: satisfaction,
    text: 'client satisfaction, recognized innovators',
    basis: { sample: true, text: `${yes} of the ${asked} clients whom we asked at sign-off would hire us again.` },
  },
  {
    id: 'country',
    icon: 'globe',
    lead: company.address.country,
    text: `based in ${company.address.city}, serving clients worldwide`,
  },
  { id: 'trades', icon: 'spool', lead: 'Five trades', text: 'experts in AI, ML, Twilio, AWS and full-stack' },
  { id: 'agile', icon: 'turns', lead: 'Agile', text: 'transparent, client-first' },
];

/** Texts of the about page; team and technology are in lists/. */
export const about = {
  hero: {
    badges: [`About ${company.brand}`, `Since ${company.since}`],
    title: 'Innovators. Problem-solvers. Tech architects shaping the future.',
    text: 'AI-driven, cloud-native, conversation-first solutions for startups, SMEs and enterprises.',
    story: 'Our Story',
    team: 'Meet the Team',
  },
  journey: {
    seed: 'journey3',
    label: 'The company as a line from its founding until today.',
    captions: [
      [0, 20, String(company.since), `Founded in ${company.address.city}`],
      [1, 34, combinedYears, 'of combined experience'],
      [0, 26, 'Three major clouds', `Partnerships with ${first}, ${second} and ${third}`],
      [1, 52, 'Today', 'Expertise in AI, cloud and enterprise solutions'],
    ],
  } satisfies SpokenLine,
  facts: {
    title: 'Our Journey in Numbers',
    text: `Count the threads: fifty for the projects, ${yes} of ${asked} for ${satisfaction}.`,
    cards: facts,
  },
  technology: { title: 'Technology stack', more: 'View Full Technology Stack' },
  team: {
    title: aboutLists.team.title,
    filter: 'Filter by department',
    hint: 'Point at a face or tap it for the role.',
    led: aboutLists.team.led,
    empty: 'No team members found in this department.',
    all: 'All',
  },
  mission: {
    title: 'Our mission',
    text: 'To make software people can talk to, and to make it dependable enough that they forget it is software.',
  },
  vision: {
    title: 'Our vision',
    text: 'That a small company anywhere can answer every call, in the caller’s own language, at any hour.',
  },
  values: [
    {
      icon: 'lamp',
      title: 'Innovation First',
      description: 'We try the new thing on our own phone line before we sell it.',
    },
    {
      icon: 'coins',
      title: 'Business-Aligned Thinking',
      description: 'We ask what an answer is worth before we ask which model gives it.',
    },
    { icon: 'shield', title: 'Integrity & Ownership', description: 'We say no early, and we fix what we ship.' },
  ] satisfies Three<Card>,
  coreValues: {
    title: 'Core values',
    cards: [
      { icon: 'spark', title: 'Innovation', description: 'A new idea has to survive a real call.' },
      {
        icon: 'tested',
        title: 'Excellence',
        description: 'Tests first, then speed, then polish, and all three before release.',
      },
      {
        icon: 'turns',
        title: 'Collaboration',
        description: 'One board, one channel, and every decision written where you can see it.',
      },
    ] satisfies Three<Card>,
  },
  join: {
    title: 'There is a seat on this line',
    text: aboutLists.roles,
    action: 'Join Our Team',
  },
};

export const aboutPanel: ChatPanel = {
  id: 'about',
  title: 'Company AI Assistant',
  subtitle: 'Learn about our company',
  placeholder: 'Ask about our company...',
  seeds: [
    { type: 'ai', text: 'Hello. Ask about us and our history.' },
    { type: 'user', text: 'When did you start, and why?' },
    {
      type: 'ai',
      text: `We were founded in ${company.since} and bring ${combinedYears} of combined experience. Our mission is software people can talk to.`,
    },
  ],
  suggestions: ['Where is the office?', 'Which technologies do you use?', 'Who is on the team?'],
};
