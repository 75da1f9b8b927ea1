/**
 * The hashes that the running site's own pages need, from its Content-Security-Policy: the first of its scripts and of
 * its styles. The first ones only, since a policy also carries those of the build before it.
 */
export function hashesIn(policy: string): string[] {
  return ['script-src', 'style-src'].flatMap((name) => {
    const directive = policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
    return /'(sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})'/.exec(directive)?.[1] ?? [];
  });
}

/**
 * The hashes a deployment must go on accepting, until the edge has forgotten the pages it replaces: header and pages
 * change minutes apart, and a page whose style is refused is bare. None when nothing answers, as before the first one.
 */
export async function formerHashes(origin: string, ask: typeof fetch): Promise<string[]> {
  try {
    const { headers } = await ask(origin, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return hashesIn(headers.get('content-security-policy') ?? '');
  } catch {
    return [];
  }
}
