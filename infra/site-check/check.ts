import type { Answer } from './check-answers.ts';

/** Requests a URL, absolute or relative to the site, without following redirects. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

/** One check; `look` returns the problem, '' for none. */
export type Check = { what: string; where: string; look: (ask: Ask) => Promise<string> };

/** Result of one check; `problem` is '' if it passed. */
export type Finding = { what: string; where: string; problem: string };
