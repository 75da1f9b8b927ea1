import type { SiteResponse } from './response-problems.ts';

/** Requests a URL, absolute or relative to the site, without following redirects. */
export type SendRequest = (address: string, init?: RequestInit) => Promise<SiteResponse>;

/** One check; `findProblem` returns the problem, '' for none. */
export type Check = { what: string; where: string; findProblem: (send: SendRequest) => Promise<string> };

/** Result of one check; `problem` is '' if it passed. */
export type Finding = { what: string; where: string; problem: string };
