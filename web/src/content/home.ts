import type { Card, StepCard, Four, Six, Three } from './types.ts';
import { company } from './company.ts';
import { callPath } from './routes.ts';
import { promises } from './promises.ts';
import { footer } from './footer.ts';

/**
 * Texts of the home page below the hero. The texts of the first chunk are in home-hero.ts, home-call.ts and
 * home-form.ts.
 */
export const home: {
  services: { title: string; more: string; cards: Six<Card> };
  why: { title: string; text: string; reasons: Four<Card> };
  testimonials: { title: string; more: string };
  start: { title: string; steps: Three<StepCard> };
} = {
  services: {
    title: 'What we build',
    more: 'View More Services',
    cards: [
      {
        icon: 'voice',
        title: 'Voice AI',
        description: 'Phone agents that listen, answer, book and hand over to a person when it matters.',
      },
      {
        icon: 'chat',
        title: 'Chatbots',
        description: 'Assistants for web, WhatsApp and Slack that answer from your own content.',
      },
      {
        icon: 'ai',
        title: 'AI & Machine Learning',
        description: 'Models that forecast, sort and flag, trained on your data and measured in production.',
      },
      {
        icon: 'phone',
        title: 'Twilio Communication',
        description: 'Voice, SMS and video flows on Twilio, with numbers, queues and reporting set up.',
      },
      {
        icon: 'cloud',
        title: 'Cloud & AWS',
        description: 'Serverless back ends, pipelines and migrations that stay readable and cheap to run.',
      },
      {
        icon: 'code',
        title: 'Custom Software',
        description: 'Web and mobile products, from first sketch to the release your users open daily.',
      },
    ],
  },
  why: {
    title: 'Why teams choose us',
    text: `50+ projects and 98% client satisfaction since ${company.since}. Four habits explain most of it.`,
    reasons: [
      {
        icon: 'layers',
        title: 'Deep Tech Expertise',
        description: 'Speech, language models, telephony and cloud in one team, so nothing falls between vendors.',
      },
      {
        icon: 'spool',
        title: 'Custom-Built Solutions',
        description: 'We start from how your business already works and write the software to fit it.',
      },
      {
        icon: 'turns',
        title: 'Agile & Collaborative Approach',
        description: 'Short cycles, a demo each one, and a shared board you can open at any hour.',
      },
      {
        icon: 'shield',
        title: 'Security & Scalability First',
        description: 'Least privilege, encryption and load tests are in the first sprint, not the last.',
      },
    ],
  },
  testimonials: { title: 'In their words', more: 'See More Success Stories' },
  start: {
    title: footer.start,
    steps: [
      {
        title: 'Schedule a Free Demo',
        path: callPath,
        description: {
          start: 'A ',
          highlight: `${promises.consultationMinutes}-min consultation`,
          end: ' on what you want people to be able to ask or do.',
        },
      },
      {
        title: 'Get a Custom Solution',
        description: {
          start: 'A ',
          highlight: `detailed proposal within ${promises.proposalHours} hours`,
          end: ': scope, dates and cost.',
        },
      },
      {
        title: 'Launch & Scale',
        description: { start: 'We ship, watch the numbers and give you ', highlight: 'ongoing support', end: '.' },
      },
    ],
  },
};
