import type { ChatPanel } from './chat.ts';
import { projects } from './lists/projects.static.ts';
import { countedNoun } from './promises.ts';

const heard = projects.filter(({ recording }) => recording).length;

/** Turns of the hero's line. More than thirteen would be too narrow to have a shape. */
const lineTurns = Math.min(projects.length, 13);

/** Texts of the projects page, except the projects. Evaluated at build time, because they count the projects. */
export const projectsPage = {
  hero: {
    title: `${countedNoun(projects.length, 'project', 'projects')}, heard and seen`,
    text: `Phone lines, chat desks, models and the plain software around them.${heard > 0 ? ` ${countedNoun(heard, 'of them can', 'of them can')} be heard: press play.` : ''}`,
    contact: 'Contact Us',
    work: 'See the work',
    /** What the line shows. */
    caption: `${countedNoun(lineTurns, 'project', 'projects')}, a turn each`,
  },
  line: { seed: 'thirteen2', turns: lineTurns },
  title: 'Portfolio',
  all: `${countedNoun(projects.length, 'project', 'projects')}, by sector`,
  technologies: 'Technologies',
  ask: 'Ask about it',
};

export const projectsPanel: ChatPanel = {
  id: 'projects',
  title: 'Project AI Assistant',
  subtitle: 'Ask what we have built',
  placeholder: 'Ask about our projects...',
  seeds: [
    {
      type: 'ai',
      text: 'Hello. Ask about a project, or tell me yours and I will name the one that comes closest.',
    },
  ],
  suggestions: ['Anything for clinics?', 'Which ones use Twilio?', 'Have you built for schools?'],
};
