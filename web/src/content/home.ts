import type { ChatPanel } from './chat.ts';
import { clinicDisclosure, projectsDone, satisfaction } from './claims.static.ts';
import { company, promises } from './company.ts';
import type { Three, SpokenLine, Card, StepCard, Four, Six } from './types.ts';
import { callPath, routes } from './routes.ts';
import type { ServiceTitle } from './services/service.ts';
import { footer } from './footer.ts';

export const homeHero = {
  title: company.headline,
  bullets: [
    'Voice agents that answer by day and by night',
    'Chatbots that answer from your own documents',
    'AWS back ends your own team can take over',
  ] satisfies Three<string>,
  start: 'Get Started',
  demo: 'Listen to Demo',
  demoFailed: `The demo could not be loaded. You can [open the recording](${company.links.demoClip}) by itself.`,
  hello: 'Hold and say hello',
  stop: 'Stop',
  ring: 'Or ring it:',
};

/** The call below the hero: woven, captioned and spoken in the demo clip. */
export const homeCall: SpokenLine = {
  seed: 's4',
  label: 'An example call between a caller and a voice agent.',
  captions: [
    [0, 22, 'Caller', 'Are you open on Sunday?'],
    [1, 38, 'Voice agent', `${clinicDisclosure} Nine till one. Shall I book you in?`],
    [0, 14, 'Caller', 'Ten o’clock, please.'],
    [1, 46, 'Voice agent', 'Done, ten on Sunday. I’ve texted you the address and a link to reschedule.'],
  ],
  wordless: [[0, 10]],
};

/** Texts below the hero's line while it is woven from the visitor's voice. */
export const helloWords = {
  label: 'Your voice, woven.',
  you: 'You',
  microphone: 'Microphone',
  notYet: 'Nothing was recorded. Hold the button while you speak, or click it to start and again to stop.',
  listening: 'Say hello, for up to eight seconds. Let go or press Stop. Nothing leaves your device.',
  /** `time` is the length of the recording. */
  kept: (time: string) => `${time}, not sent anywhere.`,
  send: 'Send it as a message',
  agent: 'Voice agent',
} as const;

/** Texts of the sections below the hero. */
export const home = {
  services: {
    title: 'What we build',
    more: 'View More Services',
    cards: [
      {
        icon: 'voice',
        title: 'Voice AI',
        service: 'Conversational AI and Chatbots',
        description: 'Phone agents that listen, answer, book and hand over to a person when it matters.',
      },
      {
        icon: 'chat',
        title: 'Chatbots',
        service: 'ChatBot Platform Expertise',
        description: 'Assistants for web, WhatsApp and Slack that answer from your own content.',
      },
      {
        icon: 'ai',
        title: 'AI & Machine Learning',
        service: 'AI and Machine Learning',
        description: 'Models that forecast, sort and flag, trained on your data and measured in production.',
      },
      {
        icon: 'phone',
        title: 'Twilio Communication',
        service: 'Twilio Communication Platform',
        description: 'Voice, SMS and video flows on Twilio, with numbers, queues and reporting set up.',
      },
      {
        icon: 'cloud',
        title: 'Cloud & AWS',
        service: 'Cloud Architecture and AWS Services',
        description: 'Serverless back ends, pipelines and migrations that stay readable and cheap to run.',
      },
      {
        icon: 'code',
        title: 'Custom Software',
        service: 'Custom Software Development',
        description: 'Web and mobile products, from first sketch to the release your users open daily.',
      },
    ] satisfies Six<Card & { service: ServiceTitle }>,
  },
  why: {
    title: 'Why teams choose us',
    text: `[${projectsDone} projects](${routes.about.path}#projects) and [${satisfaction} client satisfaction](${routes.about.path}#satisfaction) since ${company.since}. Four habits explain most of it.`,
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
    ] satisfies Four<Card>,
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
    ] satisfies Three<StepCard>,
  },
};

export const homeForm = {
  title: 'Get in Touch',
  submit: "Let's Get Started",
};

export const homePanel: ChatPanel = {
  id: 'home',
  title: 'AI Assistant',
  subtitle: 'Ask what we build and how we work',
  placeholder: 'Ask about our AI solutions...',
  seeds: [
    { type: 'ai', text: 'Hello. Ask what we build and how.' },
    { type: 'user', text: 'Can you take our calls at night?' },
    {
      type: 'ai',
      text: 'Yes. A voice agent on Twilio can take bookings, answer common questions and put urgent calls through to a person.',
    },
  ],
  suggestions: ['What do you build?', 'How does a project start?', 'How soon do you reply?'],
};
