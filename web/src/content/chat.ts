import type { Three } from './types.ts';

export type ChatMessage = { type: 'ai' | 'user'; text: string };

/** Page whose hero contains the panel. */
export type ChatPanelId = 'home' | 'about' | 'services' | 'projects' | 'careers' | 'contact';

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
  /** Parts of the link to a person: the head of a phone's panel has no room for those that are only spoken. */
  handOver: ['Send ', 'this conversation ', 'to ', 'the ', 'team'],
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
  transcript: 'My conversation with the assistant on your site:',
} as const;

/** Text alternative of the line that the conversation becomes. */
export const ownLineLabel = 'Your conversation with the assistant.';

/** Texts of the place on the site that the assistant shows below a question or its answer. */
export const sourceWords = {
  /** Below an answer. */
  answered: 'On this site:',
  /** Below the error sentence. */
  failed: 'This may help meanwhile:',
  /** While the answer has been pending for long. */
  pending: 'This takes longer than usual. Meanwhile, this may help:',
} as const;
