import type { Check, Finding, SendRequest } from './response-problems.ts';

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

/**
 * Runs checks one after another. Those that failed run again after the pause, because one slow response is no fault.
 * Returns one finding per check.
 */
export async function runChecks(
  checks: readonly Check[],
  send: SendRequest,
  pause: () => Promise<unknown>,
): Promise<Finding[]> {
  const run = async ({ findProblem, ...check }: Check): Promise<Finding> => {
    const problem = await findProblem(send).catch((error: unknown) => `no response: ${String(error)}`);
    return { ...check, problem };
  };
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await run(check));
  if (findings.some(({ problem }) => problem !== '')) await pause();
  for (const [index, check] of checks.entries()) {
    if (findings[index]?.problem !== '') findings[index] = await run(check);
  }
  return findings;
}
