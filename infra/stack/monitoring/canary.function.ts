export type CanaryCheck = {
  /** `{now}` becomes a search term that no cache has. */
  path: string;
  /** Text that every complete response contains. */
  contains: string;
  /** Expected status; 200 by default. */
  status?: number;
  /** Media type of a POST that the form's function rejects without counting it. */
  unsupportedType?: string;
};

export type CanaryConfig = { origin: string; checks: readonly CanaryCheck[] };

declare const config: CanaryConfig;

/**
 * Requests each URL as a visitor would. Throws one line that names each URL without the expected status and text. It is
 * built by canary.ts and runs as inline code of a Lambda function.
 */
export async function handler(): Promise<void> {
  const { origin, checks } = config;
  const problems = (await Promise.all(checks.map((check) => findProblem(origin, check)))).filter(
    (problem) => problem !== '',
  );
  if (problems.length > 0) throw new Error(problems.join('; '));
}

/** Returns the problem of one check, '' for none. */
export async function findProblem(
  origin: string,
  { path, contains, status = 200, unsupportedType }: CanaryCheck,
): Promise<string> {
  const url = origin + path.replace('{now}', Date.now().toString(36));
  try {
    const response = await fetch(url, {
      // Longer than the requests of blog-pages to WordPress.
      signal: AbortSignal.timeout(15_000),
      redirect: 'manual',
      ...(unsupportedType && { method: 'POST', body: 'canary', headers: { 'content-type': unsupportedType } }),
    });
    if (response.status !== status) return `${path} responded with ${response.status}`;
    return (await response.text()).includes(contains) ? '' : `${path} lacks ${contains}`;
  } catch (error) {
    return `${path} failed: ${error instanceof Error ? error.name : String(error)}`;
  }
}
