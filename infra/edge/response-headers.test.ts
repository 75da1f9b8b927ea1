import { expect, test } from 'vitest';
import { contentHosts, maxPolicyLength, securityHeaders } from './response-headers.ts';

const hash = `sha256-${'a'.repeat(43)}=`;

function setUp(options: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const headers = securityHeaders({ scriptHashes: [hash], styleHashes: [hash], noIndex: false, ...options });
  const policy = headers['content-security-policy'] ?? '';
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  return { headers, policy, directive };
}

test('scripts and styles run by origin or by hash, never because they stand in the page', () => {
  const { policy, directive } = setUp();
  expect(directive('script-src')).toBe(`script-src '${hash}' 'self'`);
  expect(directive('style-src')).toBe(`style-src '${hash}' 'self'`);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy.length).toBeLessThanOrEqual(maxPolicyLength);
});

test('what no directive names is not loaded, and nobody frames the site', () => {
  const { directive } = setUp();
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('only the map may be framed, and nothing where there is no map', () => {
  expect(setUp({ mapHost: 'maps.example.com' }).directive('frame-src')).toBe('frame-src https://maps.example.com');
  expect(setUp().directive('frame-src')).toBe("frame-src 'none'");
});

test('search engines are kept out of every stage but production', () => {
  expect(setUp({ noIndex: true }).headers['x-robots-tag']).toContain('noindex');
  expect(setUp().headers).not.toHaveProperty('x-robots-tag');
});

test('a policy CloudFront would refuse is refused first, with its length', () => {
  expect(() => setUp({ scriptHashes: Array<string>(40).fill(hash) })).toThrow(/40 script and 1 style hashes/);
});

test('an own demo clip needs no host, a foreign one names it', () => {
  const links = { social: [], whatsApp: '', allReviews: '', openInMaps: '', mapEmbed: '', demoClip: '/demo/call.mp3' };
  expect(contentHosts(links)).toEqual({});
  expect(contentHosts({ ...links, demoClip: 'https://media.example.com/call.mp3' })).toEqual({
    mediaHost: 'media.example.com',
  });
});
