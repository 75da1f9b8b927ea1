import { type CspHashes, cspHashesPath, readCspHashes } from '#contract/csp-hashes.ts';

/**
 * Returns the CSP hashes of the running build, which a deployment must keep accepting until the edge has dropped the
 * pages it replaces: header and pages change minutes apart, and a page whose style is blocked is unstyled. Empty if the
 * site does not respond, as before the first deployment.
 */
export async function previousHashes(origin: string, fetcher: typeof fetch): Promise<CspHashes> {
  const none = { script: [], style: [] };
  try {
    const response = await fetcher(origin + cspHashesPath, { signal: AbortSignal.timeout(10_000) });
    return readCspHashes(await response.text()) ?? none;
  } catch {
    return none;
  }
}
