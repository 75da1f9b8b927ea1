/** CSP hashes of a build's inline scripts and styles. */
export type Hashes = { scripts: string[]; styles: string[] };

/**
 * The hashes that the running site's own pages need, from its Content-Security-Policy: those in front of 'self'. What
 * stands behind it is of the build before it.
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
 * The hashes a deployment must go on accepting, until the edge has forgotten the pages it replaces: header and pages
 * change minutes apart, and a page whose style is refused is bare. None when nothing answers, as before the first one.
 */
export async function formerHashes(origin: string, ask: typeof fetch): Promise<Hashes> {
  try {
    const { headers } = await ask(origin, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return hashesIn(headers.get('content-security-policy') ?? '');
  } catch {
    return { scripts: [], styles: [] };
  }
}
