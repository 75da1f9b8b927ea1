import type { SendRequest, Finding } from './check.ts';
import { files, services } from './file-checks.ts';
import { mailChecks, type TestMail } from './mail-check.ts';
import { moves, pages } from './page-checks.ts';

export type CheckSiteOptions = {
  mail: TestMail;
  /** Duration and timeout of one request, in milliseconds. */
  timeoutMs?: number;
  now?: Date;
};

/** Returns a function that requests URLs of a site; relative ones are resolved against `origin`. */
export function createSendRequest(origin: string, timeoutMs = 15_000): SendRequest {
  return async (address, init = {}) => {
    const response = await fetch(new URL(address, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

/** Checks a running site as visitors, search engines and the office use it. Returns one finding per check. */
export async function checkSite(
  origin: string,
  { mail, timeoutMs, now = new Date() }: CheckSiteOptions,
): Promise<Finding[]> {
  const send = createSendRequest(origin, timeoutMs);
  const checks = [...pages(), ...moves(origin), ...files(now), ...services(), ...mailChecks(mail)];
  const findings: Finding[] = [];
  for (const { what, where, findProblem } of checks) {
    const problem = await findProblem(send).catch((error: unknown) => `no response: ${String(error)}`);
    findings.push({ what, where, problem });
  }
  return findings;
}
