import { openRoles } from './chat-roles.static.ts';
import { company } from './company.ts';
import type { Three } from './types.ts';
import { promises } from './promises.ts';

/** A message of a conversation. */
export type ChatMessage = { type: 'ai' | 'user'; text: string };

/** Page whose hero contains the panel. */
export type ChatPanelId = 'home' | 'about' | 'services' | 'projects' | 'careers' | 'contact';

/** Texts of one panel. */
export type ChatPanel = {
  id: ChatPanelId;
  title: string;
  subtitle: string;
  placeholder: string;
  /** Example messages, shown from the start and never sent to the chat host. */
  seeds: readonly [ChatMessage, ...ChatMessage[]];
  /** Questions that are sent with a click. */
  suggestions: Three<string>;
};

/** The six panels. */
export const chatPanels: Readonly<Record<ChatPanelId, ChatPanel>> = {
  home: {
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
  },
  about: {
    id: 'about',
    title: 'Company AI Assistant',
    subtitle: 'Learn about our company',
    placeholder: 'Ask about our company...',
    seeds: [
      { type: 'ai', text: 'Hello. Ask about us and our history.' },
      { type: 'user', text: 'When did you start, and why?' },
      {
        type: 'ai',
        text: `We were founded in ${company.since} and bring 10+ years of combined experience. Our mission is software people can talk to.`,
      },
    ],
    suggestions: ['Where is the office?', 'Which technologies do you use?', 'Who is on the team?'],
  },
  services: {
    id: 'services',
    title: 'Services AI Assistant',
    subtitle: 'Ask which service fits',
    placeholder: 'Ask about our services...',
    seeds: [
      {
        type: 'ai',
        text: 'Hello. Tell me what people should be able to ask or do, and I will name the services that fit.',
      },
    ],
    suggestions: ['Which service do I need?', 'Can you work with our stack?', 'Do you support what you build?'],
  },
  projects: {
    id: 'projects',
    title: 'Project AI Assistant',
    subtitle: 'Ask what we have built',
    placeholder: 'Ask about our projects...',
    seeds: [
      {
        type: 'ai',
        text: 'Hello. Ask about a project, or tell me yours and I will name the one that comes closest.',
      },
    ],
    suggestions: ['Anything for clinics?', 'Which ones use Twilio?', 'Have you built for schools?'],
  },
  careers: {
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
  },
  contact: {
    id: 'contact',
    title: 'Support AI Assistant',
    subtitle: 'Ask how to reach us',
    placeholder: 'Ask about contacting us...',
    seeds: [
      {
        type: 'ai',
        text: `E-mail ${company.email} or call ${company.phone.replaceAll(' ', '\u00a0')}. E-mails are answered within about ${promises.emailHours} hours in business hours. There is a contact form below.`,
      },
    ],
    suggestions: ['Is the office open now?', 'Can I visit you?', 'Who reads my message?'],
  },
};

/**
 * Texts that all six chat panels share. They tell visitors that they talk to an AI, as Article 50 of the EU AI Act
 * requires.
 */
export const chatWords = {
  senders: { ai: 'AI Assistant', user: 'You' },
  disclosure: 'AI can be wrong. Share nothing secret.',
  privacy: 'Privacy',
  clear: 'Clear',
  clearConversation: 'Clear the conversation',
  /** Text after the time of an example question, which the visitor did not write. */
  example: 'example',
  exampleEnds: 'Example above. You are live now.',
  typing: 'AI Assistant is typing.',
  stillWorking: 'Still working on your answer.',
  newMessage: 'New message',
  tryAgain: 'Try again',
  suggestions: 'Suggested questions',
  handOver: 'Send this conversation to the team',
  message: 'Message',
  send: 'Send',
  left: 'left',
  /** Shown instead of a reply if the request failed or the response is unreadable. */
  failed: 'There was an error sending your message. Please try again.',
  /** Shown instead of a reply if no chat host is configured. */
  noHost: 'The assistant is not connected at the moment, so your question was not sent.',
  /** Shown below a failed response: form, email and phone, each a link. */
  offer: { start: 'You can also use the', form: 'contact form', email: 'write to', phone: 'or call' },
  withoutScript: 'The assistant needs JavaScript; a person reads the',
  /** Text alternative of the line that the conversation becomes. */
  ownLine: 'Your conversation with the assistant.',
  transcript: 'My conversation with the assistant on your site:',
} as const;

/** Texts of the places on the site that the assistant shows below a question or its answer. */
export const sourceWords = {
  /** Below an answer. */
  answered: 'On this site:',
  /** Below the error sentence. */
  failed: 'This may help meanwhile:',
  /** While the answer has been pending for long. */
  pending: 'This takes longer than usual. Meanwhile, this may help:',
} as const;
