import type { Card, Sample, Three } from './types.ts';
import { disclosurePromise, languages } from './claims.static.ts';
import { company, promises } from './company.ts';
import type { Service } from './services/service.ts';
import { countOf } from './promises.ts';

export const servicePage = {
  all: 'Services',
  start: 'Get Started',
  /** Link to the chat of the services page. */
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
    ] satisfies Three<Card>,
  },
  questions: {
    title: 'Questions we hear first',
    text: 'Yours is not here?',
    link: 'Ask a person',
    items: [
      { question: 'What makes your approach unique?', answer: 'approach' },
      { question: 'How long does a typical project take?', answer: 'duration' },
      { question: 'Can you work with our existing systems?', answer: 'existingSystems' },
    ] satisfies Three<{ question: string; answer: keyof Service['answers'] }>,
    general: {
      sample: true,
      answers: {
        'How soon can you start?':
          'Usually two weeks after you have signed the proposal, with the advance payment. A pilot can start sooner.',
        'What is the smallest project you take?':
          'There is no minimum budget. The smallest project that makes sense is a pilot or prototype of two to four weeks with a small team. What can be described gets a fixed price, the rest is billed by the hour, as time and material.',
        'What does it cost to run each month?':
          'The cloud, the phone numbers and the models are billed to your own accounts, by use, and we add nothing. The proposal estimates the running costs for your volume. Support after the free bug fixes is a monthly plan that you can end.',
        'Do callers know that they talk to a computer?': `Yes. Our bots and voice agents ${disclosurePromise}, as the EU AI Act asks. An agent that does not understand says so, and a caller who wants a person is put through or called back.`,
        'How fast does a voice agent answer, and in which languages?': `Its latency is usually well under a second. ${languages} are in use. For others, such as German, French, Spanish, Arabic or Turkish, we first test with native speakers.`,
        'Is our data used to train models?':
          'Only a model of your own, if you want one. We choose providers whose contracts rule out training on your data, or run an open model on your own servers.',
        'Are you certified to ISO 27001 or SOC 2?':
          'No. We have no ISO 27001 certificate and no SOC 2 report. We fill in your security questionnaire, and you may have our work audited or penetration-tested.',
        'May we call your clients for references?':
          'Yes. Before you sign, we introduce you to a client with a similar project who has agreed to give a reference.',
        'Who helps when it fails at night?': `For the first ${countOf(promises.bugFixMonths, 'month')} we fix bugs free of charge, in office hours. A support plan adds maintenance and, for emergencies at night and at weekends, engineers on call. It names the response time and the uptime that we guarantee.`,
      },
    } satisfies Sample & { answers: Readonly<Record<string, string>> },
  },
  related: 'Related Services',
  unknown: 'No details available for this service.',
};

/** Returns the questions about a service, otherwise those about all of them. */
export function questionsOf(service?: Service): { question: string; text: string }[] {
  if (!service)
    return Object.entries(servicePage.questions.general.answers).map(([question, text]) => ({ question, text }));
  return servicePage.questions.items.map(({ question, answer }) => {
    const text = service.answers[answer];
    return { question, text: typeof text === 'string' ? text : text.text };
  });
}
