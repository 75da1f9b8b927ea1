/** A URL that the canary requests. */
export type CanaryCheck = {
  path: string;
  /** Text that every complete response contains. */
  contains: string;
};

export type CanaryConfig = { origin: string; checks: readonly CanaryCheck[] };

declare const config: CanaryConfig;

/**
 * Requests each URL as a visitor would. Throws one line that names each URL without a 200 and the expected text. It is
 * built by canary-code.ts and runs as inline code of a Lambda function.
 */
export async function handler(): Promise<void> {
  const problems = (await Promise.all(config.checks.map(findProblem))).filter((problem) => problem !== '');
  if (problems.length > 0) throw new Error(problems.join('; '));
}

async function findProblem({ path, contains }: CanaryCheck): Promise<string> {
  try {
    const response = await fetch(config.origin + path, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
    if (response.status !== 200) return `${path} responded with ${response.status}`;
    return (await response.text()).includes(contains) ? '' : `${path} lacks ${contains}`;
  } catch (error) {
    return `${path} failed: ${error instanceof Error ? error.name : String(error)}`;
  }
}
