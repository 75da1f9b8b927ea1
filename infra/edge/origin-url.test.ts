import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { missingPageFile } from '#head/static-paths.ts';
import { edgeFunctionCode } from './edge-functions.ts';
import type { ViewerRequestEvent } from './edge-events.ts';
import { isResponse, viewerRequestSandbox } from './sandbox.ts';

const build = { id: 'a1b2c3d4', files: ['/robots.txt'] };
const code = edgeFunctionCode({ domain: 'site.example', hasChat: true, build }).pages.request;

/** Calls the function for a URL. Returns path and query as the origin gets them. */
function originUrl(path: string, querystring: ViewerRequestEvent['request']['querystring'] = {}): string {
  const answer = viewerRequestSandbox(code)({ request: { method: 'GET', uri: path, querystring, headers: {} } });
  if (isResponse(answer)) throw new Error(`Expected a request, got ${answer.statusCode}.`);
  const pairs = Object.entries(answer.querystring).map(([name, { value }]) => `${name}=${value}`);
  return answer.uri + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

test('everything without a hash in its path is below the folder of the release', () => {
  const paths = ['/', '/about', '/robots.txt', '/og/home.png', '/demo/call.mp3', '/nope', '/service/nope', 'a'];
  for (const path of paths) expect(originUrl(path)).toMatch(/^\/releases\/a1b2c3d4\/[^/]/);
});

test.each([
  '/releases/e5f6a7b8/index.html',
  '/edge-functions/a1b2c3d4.js',
  '/releases/a1b2c3d4/robots.txt',
  '/csp.json',
])('no visitor reaches %s, which is in the bucket', (path) => {
  expect(originUrl(path)).toBe(`/releases/a1b2c3d4${missingPageFile}`);
});

test.each([
  ['/blog', { q: 'voice' }, '/blog?q=voice&release=a1b2c3d4'],
  ['/blog', { release: 'e5f6a7b8', utm_source: 'letter' }, '/blog?release=a1b2c3d4'],
  [
    '/blog',
    { page: '2', q: '+Voice%20%20%09AI+', category: 'news' },
    '/blog?category=news&q=Voice%20AI&page=2&release=a1b2c3d4',
  ],
  ['/blog', { q: '%20', page: '' }, '/blog?release=a1b2c3d4'],
  ['/blog', { q: '%E0%AA%B5%E0%AA%BE' }, '/blog?q=%E0%AA%B5%E0%AA%BE&release=a1b2c3d4'],
  ['/blog', { q: '%E0%A4%A' }, '/blog?q=%E0%A4%A&release=a1b2c3d4'],
  ['/blog', { q: 'a'.repeat(5_000) }, `/blog?q=${'a'.repeat(500)}&release=a1b2c3d4`],
  ['/blog', { q: '%F0%9F%A7%B5'.repeat(300) }, `/blog?q=${'%F0%9F%A7%B5'.repeat(250)}&release=a1b2c3d4`],
  ['/blog/a-post', { q: 'voice' }, '/blog/a-post?release=a1b2c3d4'],
  [
    '/search',
    { page: '2', q: '+office%20%20hours+', category: 'news', utm_source: 'x' },
    '/search?q=office%20hours&release=a1b2c3d4',
  ],
  ['/search', { q: '%20' }, '/search?release=a1b2c3d4'],
  ['/feed.xml', { page: '2' }, '/feed.xml?release=a1b2c3d4'],
  ['/Sitemap.xml', {}, '/sitemap.xml?release=a1b2c3d4'],
])('%s with the query %o is requested from blog-pages as %s', (path, query, url) => {
  const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
  expect(originUrl(path, querystring)).toBe(url);
});

/** Characters that the function passes to methods of strings and regular expressions for one path. */
function charactersRead(uri: string): number {
  const context = createContext({ read: 0 });
  runInContext(
    `const count = (owner, name) => {
      const original = owner[name];
      owner[name] = function (...given) {
        read += name === 'charAt' ? 1 : String(given[0]).length + (typeof this === 'string' ? this.length : 0);
        return original.apply(this, given);
      };
    };
    ['charAt', 'endsWith', 'replace', 'slice', 'split', 'toLowerCase'].forEach((name) => count(String.prototype, name));
    ['exec', 'test'].forEach((name) => count(RegExp.prototype, name));
    count(globalThis, 'decodeURIComponent');
    count(globalThis, 'encodeURIComponent');`,
    context,
  );
  const event = { request: { method: 'GET', uri, querystring: {}, headers: { host: { value: 'www.site.example' } } } };
  runInContext(`${code}; handler(${JSON.stringify(event)})`, context);
  return context.read as number;
}

test.each(['/', '/a', '/-', '/%20', '/.a', '/blog/', '/service/'])(
  '8,000 characters of %s cost no more than one',
  (part) => {
    expect(charactersRead('/about')).toBeGreaterThan(10);
    expect(charactersRead(part.repeat(8_000).slice(0, 8_000))).toBeLessThan(charactersRead('/about'));
  },
);
