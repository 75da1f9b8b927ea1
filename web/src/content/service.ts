import type { Card, Three } from './types.ts';
import { company } from './company.ts';
import type { Service } from './services/service.ts';
import { countOf, promises } from './promises.ts';

export const servicePage: {
  all: string;
  start: string;
  /** Link to the chat of the services page. */
  ask: string;
  capabilities: string;
  tools: string;
  examples: string;
  industries: string;
  benefits: string;
  why: { title: string; reasons: Three<Card> };
  questions: {
    title: string;
    text: string;
    link: string;
    items: Three<{ question: string; answer: keyof Service['answers'] }>;
  };
  related: string;
  unknown: string;
} = {
  all: 'Services',
  start: 'Get Started',
  ask: 'Ask the assistant',
  capabilities: 'Capabilities',
  tools: 'Tools & Technologies',
  examples: 'Real-World Applications',
  industries: 'Where it is used',
  benefits: 'What you have afterwards',
  why: {
    title: `Why Choose ${company.brand}`,
    reasons: [
      {
        icon: 'level',
        title: 'Expert Team',
        description: 'The people who scope the work write the code and answer the phone.',
      },
      {
        icon: 'spool',
        title: 'Rapid Delivery',
        description: 'You see working software early, on your own data, and again in every cycle.',
      },
      {
        icon: 'shield',
        title: 'Continuous Support',
        description: `${countOf(promises.bugFixMonths, 'month')} of free bug fixes after sign-off, then a plan if you want one.`,
      },
    ],
  },
  questions: {
    title: 'Questions we hear first',
    text: 'Yours is not here?',
    link: 'Ask a person',
    items: [
      { question: 'What makes your approach unique?', answer: 'approach' },
      { question: 'How long does a typical project take?', answer: 'duration' },
      { question: 'Can you work with our existing systems?', answer: 'existingSystems' },
    ],
  },
  related: 'Related Services',
  unknown: 'No details available for this service.',
};

export function questionsOf({ answers }: Service): { question: string; text: string }[] {
  return servicePage.questions.items.map(({ question, answer }) => {
    const text = answers[answer];
    return { question, text: typeof text === 'string' ? text : text.text };
  });
}
