import { company } from './company.ts';

/** Path of `{ "closed": [slugs] }`: the jobs that were closed in WordPress since the build. */
export const closedJobsPath = '/careers/closed.json';

/** Texts that the pages of all jobs share; the jobs are in lists/jobs.static.ts. */
export const jobPage = {
  share: { copy: 'Share this role', copied: 'Link copied', uncopied: 'Copying is not allowed here' },
  facts: {
    location: 'Location',
    employment: 'Employment',
    pay: 'Pay',
    closes: 'Apply by',
  },
  /** On paper, which has no button. */
  apply: (url: string, email: string) => `Apply: ${url} or ${email}`,
  colleague: (name: string) => `You would work with ${name}`,
  article: (name: string) => `Read an article by ${name}`,
  responsibilities: 'What you will do',
  requirements: 'What you bring',
  steps: 'How we hire',
  everyRole: {
    sample: true,
    title: 'In every role',
    items: [
      'You work in English, from home on as many days a week as you like. Anyone who prefers an office gets a desk there.',
      'The probation or trial period is three months, at full pay.',
      'We hire people with disabilities: say what would help you in the interview or at work, and we arrange it.',
      'You contribute to open source in working hours: what you mend in a library goes back to it.',
      'Students are welcome to ask for an internship or a part-time job, by a general application.',
    ],
  },
  others: 'Other open roles',
  /** Heading of the page of a closed role. */
  closed: (title: string) => `${title} is closed`,
  closedText: 'It takes no more applications.',
  unknown: 'There is no role at this address',
  unknownText: 'It may have been filled.',
  open: 'These are open:',
  none: 'No role is open at the moment.',
  feed: {
    title: `Open roles at ${company.brand}`,
    description: 'Every role that is open, as soon as it is published.',
  },
};
