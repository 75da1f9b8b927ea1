/** CSP hashes of a build's inline scripts and styles. */
export type Hashes = { scripts: string[]; styles: string[] };

/**
 * Returns the hashes of the running build from its Content-Security-Policy: those before 'self'. Hashes after 'self'
 * belong to the build that it replaced.
 */
function hashesIn(policy: string): Hashes {
  const own = (name: string) => {
    const directive = policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
    const [sources = ''] = directive.split("'self'");
    return [...sources.matchAll(/'(sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})'/g)].map(([, hash = '']) => hash);
  };
  return { scripts: own('script-src'), styles: own('style-src') };
}

/**
 * Returns the CSP hashes that a deployment must keep accepting until the edge has dropped the pages it replaces: header
 * and pages change minutes apart, and a page whose style is blocked is unstyled. Empty if the site does not respond, as
 * before the first deployment.
 */
export async function previousHashes(origin: string, ask: typeof fetch): Promise<Hashes> {
  try {
    const { headers } = await ask(origin, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return hashesIn(headers.get('content-security-policy') ?? '');
  } catch {
    return { scripts: [], styles: [] };
  }
}
