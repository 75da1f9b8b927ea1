import { openRoles } from './lists/jobs.static.ts';
import type { ChatPanel } from './chat.ts';
import { application } from './claims.static.ts';
import type { SpokenLine, Card, Four, Six, Three } from './types.ts';
import { company, emailHref } from './company.ts';
import { countOf, retention } from './promises.ts';

/** Texts of the careers page; jobs and gallery are in lists/. */
export const careers = {
  hero: {
    title: `Careers at ${company.brand}`,
    perks: [
      'Flexible remote-first culture',
      'Competitive compensation and benefits',
      'Cutting-edge technologies',
    ] satisfies Three<string>,
    openings: 'View Openings',
    culture: 'Our Culture',
  },
  line: {
    seed: 'car5',
    label: 'An application as a conversation.',
    captions: [
      [0, 30, 'You', 'I’d like to build things people can talk to.'],
      [1, 34, 'The team', 'Remote works. Send a résumé and a word about why.'],
      [0, 22, 'You', 'Sent just now.'],
      [1, 46, 'The team', 'Thank you. A person reads every application.'],
    ],
  } satisfies SpokenLine,
  openings: {
    title: 'Current Openings',
    question: 'None of these?',
    general: 'Send General Application',
    apply: 'Apply Now',
    /** Shown instead of the button on the card of a role that has just closed. */
    closed: 'This role is closed.',
    /** Shown instead of the roles if none is open. */
    none: 'No role is open at the moment. A person reads every general application, too.',
    facts: { skills: 'Skills', bonus: 'Bonus', location: 'Location', experience: 'Experience' },
  },
  why: {
    title: 'Why Join',
    text: 'Four things that stay true.',
    reasons: [
      {
        sample: true,
        icon: 'book',
        title: 'Learn & Grow',
        description: 'A budget, a mentor and hours in the week that belong to neither.',
      },
      {
        sample: true,
        icon: 'level',
        title: 'Flat Hierarchy',
        description:
          'The person who knows decides. There are two titles between you and the founders, and neither is needed.',
      },
      {
        sample: true,
        icon: 'house',
        title: 'Remote-First Culture',
        description: `Meetings are few, written down and at hours that suit ${company.address.country}.`,
      },
      {
        sample: true,
        icon: 'spark',
        title: 'Real Impact',
        description: 'What you ship this month is answered by a caller next month.',
      },
    ] satisfies Four<Card>,
  },
  culture: {
    title: 'Culture & Perks',
    perks: [
      {
        sample: true,
        icon: 'clock',
        title: 'Flexible Work Hours',
        description: 'Four shared hours a day. The rest is yours to place.',
      },
      {
        sample: true,
        icon: 'desk',
        title: 'Setup Allowance',
        description: 'A chair, a screen and a headset.',
      },
      {
        sample: true,
        icon: 'coins',
        title: 'Learning Budget',
        description: 'Courses, books and one conference a year.',
      },
      {
        sample: true,
        icon: 'kite',
        title: 'Team Activities',
        description: 'Treks, kites and a cricket league.',
      },
      {
        sample: true,
        icon: 'heart',
        title: 'Wellness Support',
        description: 'Health cover for your family, and days off without a reason.',
      },
      {
        sample: true,
        icon: 'lamp',
        title: 'Innovation Time',
        description: 'One Friday in two for something that is not a ticket.',
      },
    ] satisfies Six<Card>,
  },
  activities: {
    title: 'Our Activities',
    play: 'Play all',
    pause: 'Pause all',
    count: (moments: number) => countOf(moments, 'moment'),
  },
  apply: {
    title: 'Apply Now',
    text: 'Send a résumé and a line about the work you want to do. A person reads every application.',
    /** Caption of the line woven from the applicant's name. */
    woven: { nobody: 'Your name', text: 'woven as you type it' },
    /** Placeholder of the portfolio field. */
    portfolio: 'https://',
    file: 'Choose a file (.pdf, .doc, .docx)',
    submit: 'Submit Application',
    next: [
      { title: 'You send it', text: 'Name, email, role and a file. Nothing else is required.' },
      { title: 'We read it', text: `${application.readers} No filter.` },
      { title: 'We answer', text: `${application.answer} To the address you gave.` },
    ] satisfies Three<{ title: string; text: string }>,
    retention: `We keep applications for ${countOf(retention.applicationMonths, 'month')}.`,
    privacy: 'Privacy Policy',
    withoutScript: (role?: string) =>
      `This form needs JavaScript. Without it, please send your résumé, your name and the role you want to [${company.email}](${applicationHref(role)}).`,
  },
};

/** Returns the URL of a `mailto:` link whose subject names the role, without the characters that end a Markdown link. */
function applicationHref(role = ''): string {
  const subject = encodeURIComponent(role === '' ? 'Job application' : `Job application: ${role}`);
  return `${emailHref}?subject=${subject.replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

export const careersPanel: ChatPanel = {
  id: 'careers',
  title: 'Career AI Assistant',
  subtitle: 'Ask about working here',
  placeholder: 'Ask about careers...',
  seeds: [
    { type: 'ai', text: 'Hello. Ask about roles and hiring.' },
    { type: 'user', text: 'Which positions are open?' },
    { type: 'ai', text: openRoles },
  ],
  suggestions: ['Can I work remotely?', 'What does the AI/ML role need?', 'What happens after I apply?'],
};
