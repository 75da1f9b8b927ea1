import type { Clause, Exactly, Sample } from './types.ts';
import { promises } from './company.ts';
import { browsers, countOf } from './promises.ts';

/**
 * The accessibility statement. The page adds the email link of the office to the last section. infra/local/README.md
 * describes the tests that it mentions. A sample until the office has agreed to answer as it says.
 */
export const accessibility: Sample & { title: string; text: string; changed: string; clauses: Exactly<Clause, 4> } = {
  sample: true,
  title: 'Accessibility',
  text: 'What we test here, what does not work, and how to tell us about the rest.',
  changed: 'Checked on 25 November 2026.',
  clauses: [
    {
      id: 'what-we-aim-for',
      title: 'What we aim for',
      paragraphs: [
        'The site, written in React and TypeScript and hosted on AWS, is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe that it does, except for the points under “What does not work”.',
        `The site is built for ${new Intl.ListFormat('en-GB').format(browsers)}, for what is newer, and for browsers with their engines, such as Edge. Older ones get a plainer page, for example without the dark theme: reading, links, the phone number, email and the contact form work there.`,
        'We test it ourselves. No outside auditor has looked at it, so this page is a statement and not a certificate.',
        'To make the text larger, use the zoom of your browser: Ctrl or Cmd with the plus key. You need no mouse: Tab moves to the next control, Enter or the space bar presses it, and Escape closes what is open.',
      ],
    },
    {
      id: 'what-we-test',
      title: 'What we test',
      paragraphs: [
        'Every night, programs open every kind of page in Chromium, from the width of a small phone to that of a wide screen, in the light and in the dark theme. They look for broken rules of WCAG 2.2 A and AA with axe, for weak contrast, for small targets and for a keyboard focus that cannot be seen. They also check text of twice the size, forced colours, reduced motion and print.',
        'With every change, other programs do whole tasks by keyboard alone: find a service and write to us, apply with a résumé, and ask the assistant and then a person. They check, too, that errors and outcomes are announced once.',
        'With every change, the main tasks are also done in Firefox and in WebKit, the engine of Safari.',
      ],
    },
    {
      id: 'what-does-not-work',
      title: 'What does not work',
      paragraphs: [
        'A program does the main tasks every night with one screen reader, Orca in Firefox, and checks what it says. Nobody has yet gone through the site with NVDA, JAWS, VoiceOver or TalkBack, nor with voice control, a switch or a screen magnifier.',
        'Articles are written in an editor that does not check them. A picture in an article may lack its description, and the headings may skip a level.',
        'The map on the contact page comes from another company, and we do not know how well it works for you. The address is beside the form as text.',
        'Without JavaScript the assistant does not answer and an application cannot be sent from its form. The pages, the contact form, the email address and the phone number work, and the form says how to apply.',
      ],
    },
    {
      id: 'how-to-tell-us',
      title: 'How to tell us',
      paragraphs: [
        `If something is in your way, tell us on which page and with which browser or aid. In office hours we reply within about ${countOf(promises.emailHours, 'hour')}. Meanwhile we send you what you were looking for in another form.`,
        'If you want to visit us, write first and say what you need, such as a way in for a wheelchair. Nobody has checked our office for that yet. We answer what is possible, or meet you by video.',
        'The phone number and the postal address are at the foot of this page. By email we can be reached here:',
      ],
    },
  ],
};
