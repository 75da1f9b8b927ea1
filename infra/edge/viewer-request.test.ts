import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { redirects } from '#head/routes.ts';
import { staticPaths, unknownServiceFile } from '#head/static-paths.ts';
import { edgeFunctionCode, missingKey, missingPostKey } from './edge-functions.ts';
import { hostileUrls } from './hostile-urls.testkit.ts';
import { isResponse, viewerRequestSandbox } from './sandbox.ts';

type Asked = { host?: string; query?: Record<string, string>; encodings?: string };

const code = edgeFunctionCode({ domain: 'site.example', hasChat: true }).pages.request;

/** Calls the function as CloudFront does; returns the key that it looks up, or status and location. */
function setUp(functionCode = code) {
  const run = viewerRequestSandbox(functionCode);
  return (uri: string, { host = 'site.example', query = {}, encodings }: Asked = {}) => {
    const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
    const headers = { host: { value: host }, ...(encodings && { 'accept-encoding': { value: encodings } }) };
    const answer = run({ request: { method: 'GET', uri, querystring, headers } });
    return isResponse(answer)
      ? { status: answer.statusCode, location: answer.headers.location?.value, body: answer.body?.data }
      : { key: answer.uri };
  };
}

function hostOf(location: string): string {
  return new URL(location, 'https://site.example').host;
}

test.each(staticPaths)('%s is its prerendered file', (path) => {
  expect(setUp()(path)).toEqual({ key: path === '/' ? '/index.html' : `${path}.html` });
});

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['gzip', false],
  ['gzip, br;q=0', false],
  ['brotli', false],
  ['*', false],
])('a client that accepts %s gets the compressed document: %s', (encodings, isCompressed) => {
  const ask = setUp();
  expect(ask('/about', { encodings })).toEqual({ key: isCompressed ? '/br/about.html' : '/about.html' });
  expect(ask('/favicon.svg', { encodings })).toEqual({ key: '/favicon.svg' });
  expect(ask('/nowhere', { encodings })).toEqual({ key: missingKey });
});

test('compressed and 404 documents are not available under their keys, and the blog has none', () => {
  const ask = setUp();
  for (const path of ['/br/about.html', unknownServiceFile]) {
    expect(ask(path, { encodings: 'br' })).toEqual({ key: missingKey });
  }
  expect(ask('/blog', { encodings: 'br' })).toEqual({ key: '/blog' });
});

test.each(staticPaths.filter((path) => path !== '/'))(
  'other spellings of %s are redirected to the listed one',
  (path) => {
    const ask = setUp();
    const moved = { status: 301, location: path };
    expect(ask(`${path}/`)).toMatchObject(moved);
    expect(ask(path.toUpperCase())).toMatchObject(moved);
    expect(ask(`${path}.html`)).toMatchObject(moved);
  },
);

test('a service is found by its title with spaces or hyphens', () => {
  const ask = setUp();
  expect(ask('/service/computer%20vision')).toMatchObject({ status: 301, location: '/service/Computer-Vision' });
  const fullStack = '/service/Full-Stack-Web-Development';
  expect(ask('/service/Full-Stack%20Web%20Development')).toMatchObject({ status: 301, location: fullStack });
  expect(ask(fullStack)).toEqual({ key: `${fullStack}.html` });
});

test.each(redirects)('$from is a permanent redirect to $to', ({ from, to }) => {
  const ask = setUp();
  expect(ask(from)).toMatchObject({ status: 301, location: to });
  expect(ask(`${from.toLowerCase()}/`)).toMatchObject({ status: 301, location: to });
});

test('a redirect keeps the query, before the hash', () => {
  const asked = { query: { utm_source: 'letter', empty: '', q: 'a%20b&c\r\n' } };
  const { location } = setUp()('/Start-Project', asked);
  expect(location).toBe('/contact?utm_source=letter&empty&q=a%20b&c%0D%0A#contact-form');
});

test('a post with other percent-encoding is redirected to the listed path', () => {
  const ask = setUp();
  const listed = '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4';
  expect(ask(listed.toLowerCase())).toMatchObject({ status: 301, location: listed });
  expect(ask('/blog/%61-post')).toMatchObject({ status: 301, location: '/blog/a-post' });
  expect(ask(listed)).toEqual({ key: listed });
});

test.each(['/blog/a/b', '/blog/a%2Fb', '/blog/%00', '/blog/%E0%A4%A'])(
  '%s is a key that blog-pages does not know',
  (path) => {
    expect(setUp()(path)).toEqual({ key: missingPostKey });
  },
);

test('the blog and its posts keep their paths, other spellings are redirected', () => {
  const ask = setUp();
  expect(ask('/blog')).toEqual({ key: '/blog' });
  expect(ask('/blog/a-post')).toEqual({ key: '/blog/a-post' });
  expect(ask('/BLOG/')).toMatchObject({ status: 301, location: '/blog' });
  expect(ask('/Blog/a-post/')).toMatchObject({ status: 301, location: '/blog/a-post' });
});

test('both spellings of the XML sitemap are one file', () => {
  const ask = setUp();
  expect(ask('/sitemap.xml')).toEqual({ key: '/sitemap.xml' });
  expect(ask('/Sitemap.xml')).toEqual({ key: '/sitemap.xml' });
});

test.each(['/robots.txt', '/favicon.svg', '/feed.xml', '/.well-known/security.txt'])('%s is a file', (path) => {
  expect(setUp()(path)).toEqual({ key: path });
});

test.each([
  '/nope',
  '/a/b/c',
  '/service',
  '/service/',
  '/service/a/b',
  '/%E0%A4%A',
  '/pr%C4%B0vacy-policy',
  '/privacy%C2%A0policy',
  '/services/ai-machine-learning',
  '/404.html',
  '/index',
  '/wp-content/uploads/2026/11/a.png',
])('%s is rewritten to a key that is not in the bucket', (path) => {
  expect(setUp()(path)).toEqual({ key: missingKey });
});

test.each(['/service/Nope', '/service/Nope/', '/SERVICE/nope.html', '/service/%E0%A4%A', '/service/x.png'])(
  '%s is the document for a service that does not exist, whatever the client accepts',
  (path) => {
    expect(setUp()(path, { encodings: 'br' })).toEqual({ key: unknownServiceFile });
  },
);

test.each(['/default/nope', '/default/cms/nope', '/default/', '/api/nope', `/api/${'a'.repeat(8_000)}`])(
  '%s is answered with 404 and JSON',
  (path) => {
    const answer = setUp()(path);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body ?? '')).toEqual({ status: 404, error: 'There is nothing here.' });
  },
);

test('www leads to the apex with path and query', () => {
  const ask = setUp();
  const asked = { host: 'WWW.site.example', query: { page: '2' } };
  expect(ask('/blog', asked)).toMatchObject({ status: 301, location: 'https://site.example/blog?page=2' });
  expect(ask('/about')).toEqual({ key: '/about.html' });
});

test('no hostile address throws, leaves the site or carries a control character', () => {
  const ask = setUp();
  const query = { next: '//evil.example', '\ud800': '\r\n' };
  const hosts = ['site.example', 'www.site.example', 'evil.example'];
  const answers = hostileUrls.flatMap((url) => hosts.map((host) => ({ url, ...ask(url, { host, query }) })));
  const isSafe = ({ key, status, location = '' }: (typeof answers)[number]) =>
    key === undefined
      ? status === 404 || status === 503 || (/^[\x21-\x7e]+$/.test(location) && hostOf(location) === 'site.example')
      : key.startsWith('/');
  expect(hostileUrls.length).toBeGreaterThan(100);
  expect(answers.filter((answer) => !isSafe(answer))).toEqual([]);
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
