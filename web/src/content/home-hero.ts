import { company } from './company.ts';
import type { Three } from './types.ts';

/** Texts of the home page's hero. */
export const homeHero: Readonly<Record<'title' | 'start' | 'demo' | 'demoFailed' | 'ring', string>> & {
  bullets: Three<string>;
} = {
  title: company.headline,
  bullets: [
    'Voice agents that answer by day and by night',
    'Chatbots that answer from your own documents',
    'AWS back ends your own team can take over',
  ],
  start: 'Get Started',
  demo: 'Listen to Demo',
  demoFailed: `The demo could not be loaded. You can [open the recording](${company.links.demoClip}) by itself.`,
  ring: 'Or ring it:',
};
