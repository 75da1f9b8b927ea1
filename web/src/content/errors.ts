import { company } from './company.ts';

/** Response to a request that is rejected before a function runs: HTTP status, and the texts that visitors read. */
export type ServerError = { status: number; heading: string; sentence: string };

/** Too many requests from one address, or too many messages of all visitors together. */
export const tooManyRequests: ServerError = {
  status: 429,
  heading: 'Too many requests',
  sentence: `Too many requests came in a short time. Please go back and try again in five minutes, or write to ${company.email}`,
};

export const tooLarge: ServerError = {
  status: 413,
  heading: 'Your message was not sent',
  sentence: `The message is too large. Please go back and shorten it, or write to ${company.email}`,
};

/** The function behind the API failed or took too long. */
export const unavailable: ServerError = {
  status: 503,
  heading: 'The site does not respond',
  sentence: `The site does not respond right now. Please go back and try again in a minute, or write to ${company.email}`,
};
