import type { ChatPanel } from './chat.ts';
import { serviceCount, servicesCounted } from './claims.static.ts';
import type { ServiceTitle } from './services/service.ts';
import type { Four, SpokenLine } from './types.ts';

/** Services behind each caption of the line; every service once. */
const parts: Four<readonly ServiceTitle[]> = [
  ['Twilio Communication Platform', 'Real-Time Communication Systems', 'Multi-Channel Bot Deployment'],
  ['AI and Machine Learning', 'Conversational AI and Chatbots', 'Computer Vision', 'ChatBot Platform Expertise'],
  ['Custom Software Development', 'Database Engineering', 'Full-Stack Web Development', 'API Design and Development'],
  ['Cloud Architecture and AWS Services', 'Backend and Server Infrastructure', 'System and DevOps Management'],
];

/** Texts of the services page, except the cards. */
export const servicesPage = {
  hero: {
    title: 'One call, many trades',
    text: 'One conversation touches telephony, language models, your own systems and the cloud. We build all four.',
    start: 'Get Started',
    list: `See all ${serviceCount}`,
  },
  line: {
    seed: 'svc9',
    label: 'How the services meet in one call.',
    captions: [
      [0, 26, 'Someone rings', 'on a Twilio number'],
      [1, 42, 'The agent understands', 'with speech and language models'],
      [1, 30, 'It looks things up', 'through your API and database'],
      [1, 34, 'It runs', 'on AWS, in your own account'],
    ],
  } satisfies SpokenLine,
  list: { title: servicesCounted },
  parts,
  /** Texts of the cards and their panels; `about` is for screen readers. */
  card: { more: 'Learn more', about: (title: string) => ` about ${title}`, covers: 'What it covers' },
  ask: {
    title: 'Not sure which?',
    text: 'Describe the problem in a sentence. We answer with the two or three services that matter and leave the rest out.',
    action: 'Get Started',
  },
};

/** Suggested question of visitors who come from the page of a service. */
export const aboutService = (title: string) => `What does ${title} cover?`;

export const servicesPanel: ChatPanel = {
  id: 'services',
  title: 'Services AI Assistant',
  subtitle: 'Ask which service fits',
  placeholder: 'Ask about our services...',
  seeds: [
    {
      type: 'ai',
      text: 'Hello. Tell me what people should be able to ask or do, and I will name the services that fit.',
    },
  ],
  suggestions: ['Which service do I need?', 'Can you work with our stack?', 'Do you support what you build?'],
};
