import type { Answer } from './check-answers.ts';
import { files, services } from './file-checks.ts';
import { mailChecks, type TestMail } from './mail-check.ts';
import { moves, pages } from './page-checks.ts';

/** One thing that was looked at; `problem` is '' when it is as it should be. */
export type Finding = { what: string; where: string; problem: string };

export type CheckSiteOptions = {
  mail: TestMail;
  /** Time and patience of one request, in milliseconds. */
  timeoutMs?: number;
};

/** Asks the site for an address, a path or a whole one; redirects are not followed. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

/** One thing to look at; `look` answers what is wrong, '' for nothing. */
export type Check = { what: string; where: string; look: (ask: Ask) => Promise<string> };

/** Looks at a running site as a visitor, a search engine and an office would; one finding for each check. */
export async function checkSite(origin: string, { mail, timeoutMs = 15_000 }: CheckSiteOptions): Promise<Finding[]> {
  const ask: Ask = async (address, init = {}) => {
    const response = await fetch(new URL(address, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const checks = [...pages(), ...moves(origin), ...files(), ...services(), ...mailChecks(mail)];
  const findings: Finding[] = [];
  for (const { what, where, look } of checks) {
    const problem = await look(ask).catch((error: unknown) => `no answer: ${String(error)}`);
    findings.push({ what, where, problem });
  }
  return findings;
}
