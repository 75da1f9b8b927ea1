import { expect, test } from 'vitest';
import { redirects } from '#content/routes.ts';
import { missingPageFile, staticPaths, unknownServiceFile } from '#head/static-paths.ts';
import { edgeFunctionCode, missingJobKey, missingPostKey } from './edge-functions.ts';
import { hostileUrls } from './hostile-urls.testkit.ts';
import { isResponse, viewerRequestSandbox } from './sandbox.ts';

type RequestOptions = { host?: string; query?: Record<string, string>; encodings?: string };

const build = { id: 'a1b2c3d4', files: ['/robots.txt', '/favicon.svg', '/.well-known/security.txt'] };
const code = edgeFunctionCode({ domain: 'site.example', hasChat: true, build }).pages.request;

/** Calls the function as CloudFront does; returns the key that it looks up, or status and location. */
function setUp(functionCode = code) {
  const run = viewerRequestSandbox(functionCode);
  return (uri: string, { host = 'site.example', query = {}, encodings }: RequestOptions = {}) => {
    const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
    const headers = { host: { value: host }, ...(encodings && { 'accept-encoding': { value: encodings } }) };
    const result = run({ request: { method: 'GET', uri, querystring, headers } });
    return isResponse(result)
      ? { status: result.statusCode, location: result.headers.location?.value, body: result.body?.data }
      : { key: withoutRelease(result.uri) };
  };
}

/** Most tests are about the keys of a build, which are below the folder of the release. */
function withoutRelease(uri: string): string {
  return uri.replace(/^\/releases\/a1b2c3d4(?=\/)/, '');
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
  const request = setUp();
  expect(request('/about', { encodings })).toEqual({ key: isCompressed ? '/br/about.html' : '/about.html' });
  expect(request('/favicon.svg', { encodings })).toEqual({ key: '/favicon.svg' });
  expect(request('/nowhere', { encodings })).toEqual({ key: missingPageFile });
});

test('/index.html is the home page, because CloudFront may substitute it for / before it calls the function', () => {
  expect(setUp()('/index.html', { encodings: 'br' })).toEqual({ key: '/br/index.html' });
  expect(setUp()('/Index.html/')).toMatchObject({ status: 301, location: '/' });
});

test('compressed and 404 documents are not available under their keys, and the blog has none', () => {
  const request = setUp();
  for (const path of ['/br/about.html', unknownServiceFile]) {
    expect(request(path, { encodings: 'br' })).toEqual({ key: missingPageFile });
  }
  expect(request('/blog', { encodings: 'br' })).toEqual({ key: '/blog' });
});

test.each(staticPaths.filter((path) => path !== '/'))(
  'other spellings of %s are redirected to the listed one',
  (path) => {
    const request = setUp();
    const moved = { status: 301, location: path };
    expect(request(`${path}/`)).toMatchObject(moved);
    expect(request(path.toUpperCase())).toMatchObject(moved);
    expect(request(`${path}.html`)).toMatchObject(moved);
  },
);

test('a service is found by its title with spaces or hyphens', () => {
  const request = setUp();
  expect(request('/service/computer%20vision')).toMatchObject({ status: 301, location: '/service/Computer-Vision' });
  const fullStack = '/service/Full-Stack-Web-Development';
  expect(request('/service/Full-Stack%20Web%20Development')).toMatchObject({ status: 301, location: fullStack });
  expect(request(fullStack)).toEqual({ key: `${fullStack}.html` });
});

test.each(Object.values(redirects))('$from is a permanent redirect to $to', ({ from, to }) => {
  const request = setUp();
  expect(request(from)).toMatchObject({ status: 301, location: to });
  expect(request(`${from.toLowerCase()}/`)).toMatchObject({ status: 301, location: to });
});

test('a redirect keeps the query, before the hash', () => {
  const options = { query: { utm_source: 'letter', empty: '', q: 'a%20b&c\r\n' } };
  const { location } = setUp()('/Start-Project', options);
  expect(location).toBe('/contact?utm_source=letter&empty&q=a%20b&c%0D%0A#contact-form');
});

test('a post with other percent-encoding is redirected to the listed path', () => {
  const request = setUp();
  const listed = '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4';
  expect(request(listed.toLowerCase())).toMatchObject({ status: 301, location: listed });
  expect(request('/blog/%61-post')).toMatchObject({ status: 301, location: '/blog/a-post' });
  expect(request(listed)).toEqual({ key: listed });
});

test.each(['/blog/a/b', '/blog/a%2Fb', '/blog/%00', '/blog/%E0%A4%A'])(
  '%s is a key that blog-pages does not know',
  (path) => {
    expect(setUp()(path)).toEqual({ key: missingPostKey });
  },
);

test('the blog and its posts keep their paths, other spellings are redirected', () => {
  const request = setUp();
  expect(request('/blog')).toEqual({ key: '/blog' });
  expect(request('/blog/a-post')).toEqual({ key: '/blog/a-post' });
  expect(request('/BLOG/')).toMatchObject({ status: 301, location: '/blog' });
  expect(request('/Blog/a-post/')).toMatchObject({ status: 301, location: '/blog/a-post' });
});

test('the search keeps its path, other spellings are redirected with the query', () => {
  const request = setUp();
  expect(request('/search', { encodings: 'br' })).toEqual({ key: '/search' });
  expect(request('/Search/', { query: { q: 'voice' } })).toEqual({ status: 301, location: '/search?q=voice' });
  expect(request('/search.html')).toMatchObject({ status: 301, location: '/search' });
  expect(request('/search/voice')).toEqual({ key: missingPageFile });
});

test('both spellings of the XML sitemap are one file', () => {
  const request = setUp();
  expect(request('/sitemap.xml')).toEqual({ key: '/sitemap.xml' });
  expect(request('/Sitemap.xml')).toEqual({ key: '/sitemap.xml' });
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
])('%s is rewritten to the 404 page of the release', (path) => {
  expect(setUp()(path)).toEqual({ key: missingPageFile });
});

test.each(['/service/Nope', '/service/Nope/', '/SERVICE/nope.html', '/service/%E0%A4%A', '/service/x.png'])(
  '%s is the document for a service that does not exist, whatever the client accepts',
  (path) => {
    expect(setUp()(path, { encodings: 'br' })).toEqual({ key: unknownServiceFile });
  },
);

test.each(['/Careers/DevOps-Engineer', '/careers/devops-engineer/', '/careers/devops%20engineer.html', '/%63areers/x'])(
  '%s is redirected to the spelling of a job without a list of the jobs',
  (path) => {
    const location = path === '/%63areers/x' ? '/careers/x' : '/careers/devops-engineer';
    expect(setUp()(path)).toMatchObject({ status: 301, location });
    expect(setUp()(location, { encodings: 'br' })).toEqual({ key: location });
  },
);

test.each(['/careers/%E0%A4%A', '/careers/x.png', '/careers/r%C3%B4le', '/careers/a_b'])(
  '%s is no job, and a key for which blog-pages renders the page of a missing job',
  (path) => {
    expect(setUp()(path)).toEqual({ key: missingJobKey });
  },
);

test('a path below a job is missing, and the feed of the jobs is a document beside them', () => {
  expect(setUp()('/careers/a/b')).toEqual({ key: `${missingJobKey}/missing` });
  expect(setUp()('/Careers/a.b')).toEqual({ key: missingJobKey });
  expect(setUp()('/careers/feed.xml')).toEqual({ key: '/careers/feed.xml' });
});

test.each(['/default/nope', '/default/cms/nope', '/default/', '/api/nope', `/api/${'a'.repeat(8_000)}`])(
  '%s gets 404 and JSON',
  (path) => {
    const result = setUp()(path);
    expect(result.status).toBe(404);
    expect(JSON.parse(result.body ?? '')).toEqual({ status: 404, error: 'There is nothing here.' });
  },
);

test('www leads to the apex with path and query', () => {
  const request = setUp();
  const options = { host: 'WWW.site.example', query: { page: '2' } };
  expect(request('/blog', options)).toMatchObject({ status: 301, location: 'https://site.example/blog?page=2' });
  expect(request('/about')).toEqual({ key: '/about.html' });
});

test('no hostile address throws, leaves the site or carries a control character', () => {
  const request = setUp();
  const query = { next: '//evil.example', '\ud800': '\r\n' };
  const hosts = ['site.example', 'www.site.example', 'evil.example'];
  const results = hostileUrls.flatMap((url) => hosts.map((host) => ({ url, ...request(url, { host, query }) })));
  const isSafe = ({ key, status, location = '' }: (typeof results)[number]) =>
    key === undefined
      ? status === 404 || status === 503 || (/^[\x21-\x7e]+$/.test(location) && hostOf(location) === 'site.example')
      : key.startsWith('/');
  expect(hostileUrls.length).toBeGreaterThan(100);
  expect(results.filter((result) => !isSafe(result))).toEqual([]);
});
