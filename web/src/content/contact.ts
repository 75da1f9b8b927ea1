import type { ChatPanel } from './chat.ts';
import { company, promises } from './company.ts';
import type { SampleText, Three } from './types.ts';
import { plainHours } from './office.ts';
import { countOf, retention } from './promises.ts';

/** Texts of the contact page; addresses and hours are in company.ts. */
export const contact = {
  hero: {
    title: 'Get in Touch With Our Team',
    perks: ['Quick response time', 'Expert technical consultation', 'Tailored solutions'] satisfies Three<string>,
    write: 'Send a Message',
    email: 'Email Us Directly',
  },
  /** The office day on a line of 24 hours; `at` is the time of day in the office. */
  day: {
    label: `The office day on a line of 24 hours: ${plainHours}, is woven.`,
    closedLabel: 'The day on a line of 24 hours: stitches only, because the office is closed.',
    place: `in ${company.address.city}`,
    captions: (mailWaits = 'morning') =>
      [
        { at: 'midnight', text: 'The assistant answers' },
        { at: 'opening', text: 'The office opens' },
        { at: 'closing', text: `Mail waits until ${mailWaits}` },
      ] satisfies Three<{ at: 'midnight' | 'opening' | 'closing'; text: string }>,
  },
  form: {
    title: 'Ready to Build Something Amazing?',
    interest: 'What are you interested in?',
    message: 'Tell us about your project*',
    submit: 'Send Message',
    retention: `We keep your message for as long as we are talking, at most ${countOf(retention.messageMonths, 'month')}.`,
    /** First line of the form for visitors who come from a service, a project or a story. */
    about: { label: 'About:', remove: (title: string) => `Remove “${title}”` },
    /** The two choices above the form. */
    choices: { label: 'Write or ask for a call', write: 'Write', call: 'Ask for a call' },
    /** The section that asks for a call; `sentence` also says what its field wants. */
    call: {
      title: `Book the ${promises.consultationMinutes}-minute call`,
      sentence: 'Up to three half hours in the next two weeks. It is a request: we write back to confirm one.',
    },
  },
  office: {
    title: 'Other ways to reach us',
    address: 'Office',
    hours: 'Hours',
    email: 'Email',
    phone: 'Phone',
    whatsApp: 'WhatsApp Business',
    writeOnWhatsApp: 'Write on WhatsApp',
    press: {
      sample: true,
      title: 'Press',
      text: 'Write to us for the logo, photographs and interviews. You may quote our articles with our name and a link.',
    } satisfies SampleText & { title: string },
    /** Texts of the button that copies the email address, and the announcements of its outcome. */
    copy: {
      label: 'Copy the email address',
      copied: 'Email address copied',
      blocked: 'The browser does not allow copying. Please select the address.',
    },
  },
  map: {
    title: 'Find Us Here',
    notice:
      'The map comes from another company, which sees your address when it loads. Nothing is sent before you ask.',
    load: 'Load map',
    open: 'Open in maps',
  },
};

export const officeAddress: readonly [string, string] = [
  `${company.address.street}, ${company.address.city},`,
  `${company.address.region}, ${company.address.country}`,
];

export const contactPanel: ChatPanel = {
  id: 'contact',
  title: 'Support AI Assistant',
  subtitle: 'Ask how to reach us',
  placeholder: 'Ask about contacting us...',
  seeds: [
    {
      type: 'ai',
      text: `Email ${company.email} or call ${company.phone.replaceAll(' ', '\u00a0')}. In office hours we reply within about ${countOf(promises.emailHours, 'hour')}. There is a contact form below.`,
    },
  ],
  suggestions: ['Is the office open now?', 'Can I visit you?', 'Who reads my message?'],
};
