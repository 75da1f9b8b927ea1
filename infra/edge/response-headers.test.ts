import { expect, test } from 'vitest';
import { contentHosts, formatHeaders, maxPolicyLength, securityHeaders } from './response-headers.ts';

const hash = `sha256-${'a'.repeat(43)}=`;

function setUp(options: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const headers = formatHeaders(
    securityHeaders({ hashes: { script: [hash], style: [hash] }, build: 'a1b2c3d4', noIndex: false, ...options }),
  );
  const policy = headers['content-security-policy'] ?? '';
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  return { headers, policy, directive };
}

test('scripts and styles are allowed by origin or by hash, never inline without a hash', () => {
  const { policy, directive } = setUp();
  expect(directive('script-src')).toBe(`script-src 'self' '${hash}'`);
  expect(directive('style-src')).toBe(`style-src 'self' '${hash}'`);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy.length).toBeLessThanOrEqual(maxPolicyLength);
});

test('resources without a directive are blocked, and the site cannot be framed', () => {
  const { directive } = setUp();
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('what the policy blocks is reported to the build, by browsers with and without the Reporting API', () => {
  const { headers, directive } = setUp();
  expect(directive('report-uri')).toBe('report-uri /default/report/a1b2c3d4');
  expect(directive('report-to')).toBe('report-to site');
  expect(headers['reporting-endpoints']).toBe('site="/default/report/a1b2c3d4"');
});

test('a policy that is too long for CloudFront throws and names its length', () => {
  expect(() => setUp({ hashes: { script: Array.from({ length: 40 }, (_, n) => hash + n), style: [hash] } })).toThrow(
    /40 script and 1 style hashes/,
  );
});

test('the policy names the host of the demo clip only if it is another one', () => {
  const links = { social: [], whatsApp: '', allReviews: '', openInMaps: '', mapEmbed: '', demoClip: '/demo/call.mp3' };
  expect(contentHosts(links)).toEqual({});
  expect(contentHosts({ ...links, demoClip: 'https://media.example.com/call.mp3' })).toEqual({
    mediaHost: 'media.example.com',
  });
});
