import { company } from '../company.ts';
import type { Three } from '../counts.ts';

/** Texts of the home page's hero. */
export const homeHero: { title: string; bullets: Three<string>; start: string; demo: string; ring: string } = {
  title: company.headline,
  bullets: [
    'Voice agents that answer by day and by night',
    'Chatbots that answer from your own documents',
    'AWS back ends your own team can take over',
  ],
  start: 'Get Started',
  demo: 'Listen to Demo',
  ring: 'Or ring it:',
};
