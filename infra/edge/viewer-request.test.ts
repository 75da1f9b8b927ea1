import { expect, test } from 'vitest';
import { redirects } from '#content/routes.ts';
import { missingPageFile, staticPaths, unknownServiceFile } from '#head/static-paths.ts';
import { edgeFunctionCode, missingJobKey, missingPostKey } from './edge-functions.ts';
import { hostileUrls } from './hostile-urls.testkit.ts';
import { isResponse, viewerRequestSandbox } from './sandbox.ts';

type RequestOptions = { host?: string; query?: Record<string, string>; encodings?: string };

const build = { id: 'a1b2c3d4', files: ['/robots.txt', '/favicon.ico', '/.well-known/security.txt'] };
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
  expect(request('/favicon.ico', { encodings })).toEqual({ key: '/favicon.ico' });
  expect(request('/nowhere', { encodings })).toEqual({ key: missingPageFile });
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

const fullStack = '/service/Full-Stack-Web-Development';
const post = '/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4';

const allTo = (key: string, ...paths: string[]) => paths.map((path) => [path, key] as const);

const keys: readonly (readonly [path: string, key: string])[] = [
  // CloudFront may substitute it for / before it calls the function.
  ['/index.html', '/br/index.html'],
  [fullStack, `/br${fullStack}.html`],
  ['/blog', '/blog'],
  ['/blog/a-post', '/blog/a-post'],
  ['/blog/a-post.svg', '/blog/a-post.svg'],
  [post, post],
  ['/search', '/search'],
  ['/careers/devops-engineer', '/careers/devops-engineer'],
  ['/careers/x', '/careers/x'],
  // Without a list of the projects: a missing one is a missing file.
  ['/projects/fleet-telemetry-api', '/br/projects/fleet-telemetry-api.html'],
  ...allTo(missingPageFile, '/projects/a/b', '/projects/x.png', '/projects/%E0%A4%A'),
  ['/robots.txt', '/robots.txt'],
  ['/favicon.ico', '/favicon.ico'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/feed.xml', '/feed.xml'],
  ['/careers/feed.xml', '/careers/feed.xml'],
  // Both spellings of the XML sitemap are one file.
  ...allTo('/sitemap.xml', '/sitemap.xml', '/Sitemap.xml'),
  // Posts and jobs that blog-pages does not know.
  ...allTo(missingPostKey, '/blog/a/b', '/blog/a%2Fb', '/blog/%00', '/blog/%E0%A4%A'),
  ...allTo(missingJobKey, '/careers/%E0%A4%A', '/careers/x.png', '/careers/r%C3%B4le', '/careers/a_b', '/Careers/a.b'),
  ['/careers/a/b', `${missingJobKey}/missing`],
  // Nothing is cut off other unknown paths, files and media. Only blog-pages knows whether a post exists.
  ['/blog/a-post.%3Ffbclid=abc', '/blog/a-post.%3Ffbclid%3Dabc'],
  ['/careers/nobody.', missingJobKey],
  ...allTo(missingPageFile, '/nope%3Fa=b', '/projects/nope)', '/robots.txt.', '/feed.xml%3Fa', '/media/2026/a.png)'),
  // The document for a service that does not exist.
  ...allTo(
    unknownServiceFile,
    '/service/Nope',
    '/service/Nope/',
    '/SERVICE/nope.html',
    '/service/%E0%A4%A',
    '/service/x.png',
  ),
  // Documents are not available under their keys.
  ...allTo(missingPageFile, '/br/about.html', '/404.html', unknownServiceFile),
  ...allTo(missingPageFile, '/nope', '/a/b/c', '/index', '/service', '/service/', '/service/a/b', '/search/voice'),
  ...allTo(missingPageFile, '/%E0%A4%A', '/pr%C4%B0vacy-policy', '/privacy%C2%A0policy'),
  ...allTo(missingPageFile, '/services/ai-machine-learning', '/wp-content/uploads/2026/11/a.png'),
];

test.each(keys)('%s is looked up under the key %s, although the client accepts Brotli', (path, key) => {
  expect(setUp()(path, { encodings: 'br' })).toEqual({ key });
});

test.each<readonly [string, string]>([
  ['/Index.html/', '/'],
  ['/service/computer%20vision', '/service/Computer-Vision'],
  ['/service/Full-Stack%20Web%20Development', fullStack],
  [post.toLowerCase(), post],
  ['/blog/%61-post', '/blog/a-post'],
  ['/BLOG/', '/blog'],
  ['/Blog/a-post/', '/blog/a-post'],
  ['/search.html', '/search'],
  // Without a list of the jobs and projects.
  ['/Careers/DevOps-Engineer', '/careers/devops-engineer'],
  ['/careers/devops-engineer/', '/careers/devops-engineer'],
  ['/careers/devops%20engineer.html', '/careers/devops-engineer'],
  ['/%63areers/x', '/careers/x'],
  ['/Projects/Fleet-Telemetry-API.html', '/projects/fleet-telemetry-api'],
  // What messengers hang on a path.
  ...allTo('/contact', '/contact.', '/contact)%23contact-form', '/Contact/%E2%80%8B', '/contact.html,%20'),
  ...allTo('/contact?a=b', '/contact%3Fa=b', '/contact&a=b', '/CONTACT.&amp;a%3Db'),
  ['/careers/devops-engineer%3Fa=%20&b', '/careers/devops-engineer?a=%20&b'],
  ['/projects/fleet-telemetry-api%22%3E', '/projects/fleet-telemetry-api'],
  ['/Blog/a-post&a=b', '/blog/a-post?a=b'],
  ['/BLOG/A-Post.', '/blog/a-post'],
])('%s is redirected to %s, with its query, once, from www too', (path, target) => {
  const [request, query] = [setUp(), { q: 'voice' }];
  const location = `${target}${target.includes('?') ? '&' : '?'}q=voice`;
  expect(request(path, { query })).toEqual({ status: 301, location });
  const apex = { status: 301, location: `https://site.example${location}` };
  expect(request(path, { query, host: 'WWW.site.example' })).toEqual(apex);
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

test.each(['/default/nope', '/default/cms/nope', '/default/', '/api/nope', `/api/${'a'.repeat(8_000)}`])(
  '%s gets 404 and JSON',
  (path) => {
    const result = setUp()(path);
    expect(result.status).toBe(404);
    expect(JSON.parse(result.body ?? '')).toEqual({ status: 404, error: 'There is nothing here.' });
  },
);

test('www leads to the apex with path and query', () => {
  const options = { host: 'WWW.site.example', query: { page: '2' } };
  expect(setUp()('/blog', options)).toMatchObject({ status: 301, location: 'https://site.example/blog?page=2' });
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
  expect(hostileUrls.length).toBeGreaterThan(80);
  expect(results.filter((result) => !isSafe(result))).toEqual([]);
});
