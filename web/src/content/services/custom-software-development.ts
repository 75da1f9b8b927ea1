import type { Service } from './service.ts';

export const customSoftwareDevelopment: Service = {
  title: 'Custom Software Development',
  icon: 'code',
  interest: 'Other Services',
  description: 'Web, mobile and desktop products for work no package fits, from sketch to release.',
  link: '/services/custom-software-development',
  intro:
    'For work that lives in six spreadsheets and one person’s head. We sit beside the people who do it, sketch the screens with them, and build the tool in small releases that they use as they come.',
  covers: ['Discovery', 'Product design', 'Build', 'Handover'],
  capabilities: [
    {
      title: 'Discovery',
      items: [
        'A day beside the people who do it',
        'The process on one page',
        'What to leave out',
        'Estimate with its assumptions',
      ],
    },
    {
      title: 'Product design',
      items: [
        'Sketches before any code',
        'Clickable prototypes',
        'Tests with the people who will use it',
        'Screens that work by keyboard',
      ],
    },
    {
      title: 'Build',
      items: [
        'Web, iOS, Android and desktop',
        'A demo in every cycle',
        'Tests written with the code',
        'Data moved from the old tool',
      ],
    },
    {
      title: 'Handover',
      items: [
        'Code and accounts in your name',
        'Documents a newcomer can follow',
        'Training for your own team',
        'Free bug fixes after sign-off',
      ],
    },
  ],
  tools: {
    Web: ['React', 'Next.js', 'TypeScript', 'Node.js'],
    Mobile: ['React Native', 'Flutter', 'Swift', 'Kotlin'],
    Data: ['PostgreSQL', 'MongoDB', 'Redis', 'SQLite'],
    Process: ['Figma', 'GitHub', 'Playwright', 'Sentry'],
  },
  industries: ['Manufacturing', 'Wholesale', 'Professional services', 'Healthcare', 'Education'],
  benefits: [
    'The tool follows the work, so nobody keeps a second list.',
    'You own the code, the accounts and the documents.',
    'Each release is in use before the next one starts, so you can stop after any of them.',
  ],
  examples: [
    'A planning board that arranges the day again when a van breaks down',
    'A quoting tool for a workshop that used to quote by phone and memory',
    'An inspection app that works in a basement and sends when it is back in the light',
  ],
  answers: {
    approach:
      'The people who scope the work write the code. There is no one between you and the person who can say yes, no or when.',
    duration: {
      sample: true,
      text: 'A first release that people use takes eight to fourteen weeks. Discovery before it takes one or two.',
    },
    existingSystems:
      'Yes. We read and write your accounting, stock and customer systems through their APIs or exports, and move old data over with a report of what did not fit.',
  },
};
