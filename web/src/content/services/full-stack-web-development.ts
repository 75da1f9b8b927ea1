import type { Service } from './service.ts';

export const fullStackWebDevelopment: Service = {
  title: 'Full-Stack Web Development',
  icon: 'layers',
  interest: 'Website Development',
  description: 'One team for the screen, the server and the space between, so a change is one change.',
  link: '/services/full-stack-web-development',
  intro:
    'For products that are split between two suppliers who blame each other. One team of ours builds the screens, the API and the database, tests them together, and answers for all three.',
  covers: ['Front end', 'Back end', 'Accessibility', 'Testing'],
  capabilities: [
    {
      title: 'Front end',
      items: [
        'React, Vue and Angular',
        'Design systems with your brand',
        'Pages that are quick on a cheap phone',
        'Text that search engines can read',
      ],
    },
    {
      title: 'Back end',
      items: [
        'APIs shared by web and mobile',
        'Sign-in and roles',
        'Payments and invoices',
        'Content your editors control',
      ],
    },
    {
      title: 'Accessibility',
      items: [
        'WCAG 2.2 AA from the start',
        'Keyboard and screen reader checks',
        'Forms that say what is wrong',
        'Reports your auditor accepts',
      ],
    },
    {
      title: 'Testing and release',
      items: [
        'Tests in a real browser',
        'A preview for every change',
        'Releases on any working day',
        'Errors seen before they are reported',
      ],
    },
  ],
  tools: {
    Screens: ['React', 'Next.js', 'Vue', 'Angular'],
    Servers: ['Node.js', 'NestJS', 'FastAPI', 'GraphQL'],
    Storage: ['PostgreSQL', 'MongoDB', 'Redis', 'S3'],
    Quality: ['Playwright', 'Vitest', 'axe', 'Lighthouse'],
  },
  industries: ['Software products', 'E-commerce', 'Education', 'Media', 'Travel'],
  benefits: [
    'One estimate, one board and one team to call.',
    'Pages pass accessibility checks on the day they are released.',
    'New developers run the whole product on their own machine with one command.',
  ],
  examples: [
    'A client portal with sign-in, documents and payments in one place',
    'A course platform that plays on a slow connection and remembers the minute',
    'A shop whose editors change pages without a developer',
  ],
  answers: {
    approach:
      'We build one thin slice through all layers first: a button, its request, its row. It goes live, and the product grows around it.',
    duration: {
      sample: true,
      text: 'The first slice is live in the second week. A product that you would show to customers takes eight to sixteen.',
    },
    existingSystems:
      'Yes. We can take over a code base as it is, put tests around what works, and replace the rest page by page.',
  },
};
