import type { ChatPanel } from './chat.ts';
import type { SpokenLine } from './types.ts';

/** Texts of the services page, except the cards. */
export const servicesPage: {
  hero: { title: string; text: string; start: string; list: string };
  line: SpokenLine;
  list: { title: string; text: string };
  /** Texts of the cards and their panels; `about` is for screen readers. */
  card: { more: string; about: (title: string) => string; covers: string };
  ask: { title: string; text: string; action: string };
} = {
  hero: {
    title: 'One call, many trades',
    text: 'One conversation touches telephony, language models, your own systems and the cloud. We build all four.',
    start: 'Get Started',
    list: 'See all fourteen',
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
  },
  list: { title: 'Fourteen services', text: 'Choose a card to read more here, or open its own page.' },
  card: { more: 'Learn more', about: (title) => ` about ${title}`, covers: 'What it covers' },
  ask: {
    title: 'Not sure which?',
    text: 'Describe the problem in a sentence. We answer with the two or three services that matter and leave the rest out.',
    action: 'Get Started',
  },
};

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
