import { expect, test } from 'vitest';
import { redirects } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import { hostileUrls } from './hostile-urls.ts';
import { isResponse, viewerRequestSandbox } from './sandbox.ts';
import {
  maxFunctionBytes,
  missingKey,
  missingPostKey,
  viewerRequestCode,
  type ViewerRequestOptions,
} from './viewer-request.ts';

type Asked = { host?: string; query?: Record<string, string>; encodings?: string };

/** Asks the function as CloudFront would; answers the key it looks up, or status and location. */
function setUp(options: Partial<ViewerRequestOptions> = {}) {
  const run = viewerRequestSandbox(viewerRequestCode({ chat: true, blogOrigin: 'site', ...options }));
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
])('who accepts %s gets the compressed document: %s', (encodings, isCompressed) => {
  const ask = setUp();
  expect(ask('/about', { encodings })).toEqual({ key: isCompressed ? '/br/about.html' : '/about.html' });
  expect(ask('/favicon.svg', { encodings })).toEqual({ key: '/favicon.svg' });
  expect(ask('/nowhere', { encodings })).toEqual({ key: missingKey });
});

test('nobody reaches a compressed document by its own key, and the blog has none', () => {
  const ask = setUp({ blogOrigin: 'api' });
  expect(ask('/br/about.html', { encodings: 'br' })).toEqual({ key: missingKey });
  expect(ask('/blog', { encodings: 'br' })).toEqual({ key: '/blog' });
});

test.each(staticPaths.filter((path) => path !== '/'))('%s in another spelling leads to the listed one', (path) => {
  const ask = setUp();
  const moved = { status: 301, location: path };
  expect(ask(`${path}/`)).toMatchObject(moved);
  expect(ask(path.toUpperCase())).toMatchObject(moved);
  expect(ask(`${path}.html`)).toMatchObject(moved);
});

test('a service is found by its title with spaces, and with the hyphens of its own name', () => {
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

test('a redirect keeps the query, in front of the hash', () => {
  const asked = { query: { utm_source: 'letter', empty: '', q: 'a%20b&c\r\n' } };
  const { location } = setUp()('/Start-Project', asked);
  expect(location).toBe('/contact?utm_source=letter&empty&q=a%20b&c%0D%0A#contact-form');
});

test('the blog and its posts are two documents of the application', () => {
  const ask = setUp();
  expect(ask('/blog')).toEqual({ key: '/blog.html' });
  expect(ask('/blog/when-a-bot-listens')).toEqual({ key: '/blog/post.html' });
  expect(ask('/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4')).toEqual({ key: '/blog/post.html' });
  expect(ask('/Blog/a-post/')).toMatchObject({ status: 301, location: '/blog/a-post' });
});

test('a post in another encoding leads to the listed one', () => {
  const ask = setUp({ blogOrigin: 'api' });
  const listed = '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4';
  expect(ask(listed.toLowerCase())).toMatchObject({ status: 301, location: listed });
  expect(ask('/blog/%61-post')).toMatchObject({ status: 301, location: '/blog/a-post' });
  expect(ask(listed)).toEqual({ key: listed });
});

test.each(['/blog/a/b', '/blog/a%2Fb', '/blog/%00', '/blog/%E0%A4%A'])(
  '%s is a key that blog-pages does not know',
  (path) => {
    expect(setUp({ blogOrigin: 'api' })(path)).toEqual({ key: missingPostKey });
  },
);

test('with blog-pages behind them, the blog and its posts keep their addresses', () => {
  const ask = setUp({ blogOrigin: 'api' });
  expect(ask('/blog')).toEqual({ key: '/blog' });
  expect(ask('/blog/a-post')).toEqual({ key: '/blog/a-post' });
  expect(ask('/BLOG/')).toMatchObject({ status: 301, location: '/blog' });
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
  '/blog/a/b',
  '/blog/post.html',
  '/service',
  '/service/',
  '/service/Nope',
  '/service/%E0%A4%A',
  '/services/ai-machine-learning',
  '/404.html',
  '/index',
])('%s is a key the bucket does not hold', (path) => {
  expect(setUp()(path)).toEqual({ key: missingKey });
});

test('www leads to the apex with path and query', () => {
  const ask = setUp({ domain: 'site.example' });
  const asked = { host: 'WWW.site.example', query: { page: '2' } };
  expect(ask('/blog', asked)).toMatchObject({ status: 301, location: 'https://site.example/blog?page=2' });
  expect(ask('/about')).toEqual({ key: '/about.html' });
});

test('a stage without a chat host says so', () => {
  const answer = setUp({ chat: false })('/api/botChat');
  expect(answer).toMatchObject({ status: 503, body: '{"error":"no-chat-host"}' });
});

test('no hostile address throws, leaves the site or carries a control character', () => {
  const ask = setUp({ domain: 'site.example' });
  const query = { next: '//evil.example', '\ud800': '\r\n' };
  const hosts = ['site.example', 'www.site.example', 'evil.example'];
  const answers = hostileUrls.flatMap((url) => hosts.map((host) => ({ url, ...ask(url, { host, query }) })));
  const isSafe = ({ key, status, location = '' }: (typeof answers)[number]) =>
    key === undefined
      ? status === 301 && /^[\x21-\x7e]+$/.test(location) && hostOf(location) === 'site.example'
      : key.startsWith('/');
  expect(hostileUrls.length).toBeGreaterThan(100);
  expect(answers.filter((answer) => !isSafe(answer))).toEqual([]);
});

test('the source fits into CloudFront and asks for nothing CloudFront lacks', () => {
  const code = viewerRequestCode({ domain: 'a-rather-long-domain-name.example', chat: false });
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(maxFunctionBytes);
  expect(code).not.toMatch(/\b(require|process|fetch|eval|setTimeout|import)\b/);
});
