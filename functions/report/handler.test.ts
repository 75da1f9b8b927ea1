import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Arbitrary, array, assert, asyncProperty, constant, constantFrom } from 'fast-check';
import { json, jsonValue, oneof, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { pageNames } from '#content/routes.ts';
import { createHandler } from './handler.ts';

function setUp() {
  const logged: Record<string, unknown>[] = [];
  const handler = createHandler({
    siteOrigin: 'https://site.example',
    log: (event, details) => void logged.push({ event, ...details }),
  });
  const post = (body: string, { path = '/report/a1b2c3d4', headers = {}, httpMethod = 'POST' } = {}) =>
    handler({ httpMethod, headers, body, path } as unknown as APIGatewayProxyEvent);
  return { post, logged };
}

const visit = { route: 'services', scriptFailed: false, chunkFailed: false };

test('a visit is counted with rounded numbers, its route and its build', async () => {
  const { post, logged } = setUp();
  const numbers = { lcpMs: 1_234.56, inpMs: 87, ttfbMs: 4 };
  expect((await post(JSON.stringify({ ...visit, ...numbers }))).statusCode).toBe(204);
  const counted = { build: 'a1b2c3d4', route: 'services', page: '/services', lcpMs: 1_230, inpMs: 90, ttfbMs: 0 };
  expect(logged).toEqual([{ event: 'visit-reported', ...counted, network: expect.any(Number) }]);
});

test('a page whose scripts have not started is one event, and no visit', async () => {
  const { post, logged } = setUp();
  await post(JSON.stringify({ route: 'careers', scriptsMissing: true }));
  expect(logged).toEqual([
    { event: 'scripts-missing', build: 'a1b2c3d4', route: 'careers', network: expect.any(Number) },
  ]);
});

const document = 'https://site.example/blog/a-post?search=my+name';

/** Bodies that browsers send for one blocked inline script, as Chromium and Firefox do. */
const violations = {
  'report-to': [
    {
      type: 'csp-violation',
      url: document,
      body: { documentURL: document, effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: '' },
    },
  ],
  'report-uri': {
    'csp-report': {
      'document-uri': document,
      'effective-directive': 'script-src-elem',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    },
  },
};

test.each(Object.entries(violations))('a violation sent by %s is counted without its address', async (_, body) => {
  const { post, logged } = setUp();
  await post(JSON.stringify(body));
  const counted = { build: 'a1b2c3d4', directive: 'script-src-elem', route: 'blogPost', network: expect.any(Number) };
  expect(logged).toEqual([{ event: 'csp-violated', ...counted }]);
});

test('one request counts one violation, however many it contains', async () => {
  const { post, logged } = setUp();
  const [violation] = violations['report-to'];
  const directives = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];
  const reports = directives.map((effectiveDirective) => ({
    ...violation,
    body: { ...violation?.body, effectiveDirective },
  }));
  await post(JSON.stringify([{ type: 'deprecation' }, ...reports]));
  expect(logged).toMatchObject([{ directive: 'script-src' }]);
});

test('failures in one network are in one half of all, from whatever address, and others in the other half', async () => {
  const { post, logged } = setUp();
  const halfOf = async (asn: string, address: string) => {
    const headers = { 'CloudFront-Viewer-ASN': asn, 'X-Forwarded-For': `${address}, 198.51.100.1` };
    await post(JSON.stringify({ ...visit, scriptFailed: true }), { headers });
    return logged.at(-1)?.['network'];
  };
  const half = await halfOf('55836', '203.0.113.9');
  expect(await halfOf('55836', '2001:db8:1:2::1')).toBe(half);
  expect(await halfOf('24560', '203.0.113.9')).not.toBe(half);
});

const reportUri = (fields: object) => ({ 'csp-report': { ...violations['report-uri']['csp-report'], ...fields } });
const [scanner, pixel] = ['https://scanner.example/main.js', 'https://scanner.example/pixel.gif'];
const documents = [
  'https://evil.example/blog',
  'http://site.example/blog',
  'https://site.example.evil.example/',
  'about:srcdoc',
];

test.each<[string, object, Record<string, string>?]>([
  ['from a visitor with Global Privacy Control', visit, { 'Sec-GPC': '1' }],
  ['from a visitor with Do Not Track', visit, { DNT: '1' }],
  ['from another website', { ...visit, scriptFailed: true }, { 'Sec-Fetch-Site': 'cross-site' }],
  ...documents.map((url): [string, object] => [`about the document ${url}`, reportUri({ 'document-uri': url })]),
  ['about a script of an extension in Firefox', reportUri({ 'source-file': 'moz-extension' })],
  ['about a script of an extension in Chromium', reportUri({ 'source-file': 'chrome-extension://abc/x.js' })],
  ['about a script that a virus scanner adds', reportUri({ 'blocked-uri': scanner })],
  [
    'about what a foreign script loads',
    reportUri({ 'effective-directive': 'img-src', 'blocked-uri': pixel, 'source-file': scanner }),
  ],
  ['about a site that frames a page', reportUri({ 'effective-directive': 'frame-ancestors' })],
  ['that is too long', { ...visit, note: 'x'.repeat(16_000) }],
])('a report %s is not counted', async (_, body, headers) => {
  const { post, logged } = setUp();
  expect((await post(JSON.stringify(body), { headers })).statusCode).toBe(204);
  expect(logged).toEqual([]);
});

test('every method but POST is rejected', async () => {
  const { post, logged } = setUp();
  expect((await post(JSON.stringify(visit), { httpMethod: 'GET' })).statusCode).toBe(405);
  expect(logged).toEqual([]);
});

const allowed: Readonly<Record<string, RegExp>> = {
  event: /^(visit-reported|step-reported|script-failed|scripts-missing|chunk-failed|csp-violated)$/,
  build: /^([\da-f]{8}|unknown)$/,
  route: new RegExp(`^(${pageNames.join('|')})$`),
  directive: /^[a-z-]{7,25}$/,
  lcpMs: /^\d{1,4}0$|^0$|^60000$/,
  inpMs: /^\d{1,4}0$|^0$|^60000$/,
  ttfbMs: /^\d{1,4}0$|^0$|^60000$/,
  page: /^\/[\w/-]*$/,
  source: /^social$/,
  step: /^home form sent$/,
  network: /^1?\d$/,
};

/** Reports with a known shape and hostile values, which get further than arbitrary JSON. */
function hostileReports(): Arbitrary<string> {
  const address = 'https://site.example/?q=a@b.example';
  const words = ['home', '__proto__', 'constructor', 'script-src', address, 'social', ['home form sent', address]];
  const value = oneof(jsonValue(), constantFrom(...words), constant({ toString: 1 }));
  const values = (...names: string[]) => record(Object.fromEntries(names.map((name) => [name, value])));
  const report = record({
    type: constant('csp-violation'),
    body: values('documentURL', 'effectiveDirective', 'blockedURL'),
  });
  return oneof(
    string(),
    json(),
    values(...'route scriptFailed chunkFailed scriptsMissing lcpMs source steps slug ttfbMs email'.split(' ')).map(
      (body) => JSON.stringify(body),
    ),
    values('document-uri', 'effective-directive').map((body) => JSON.stringify({ 'csp-report': body })),
    array(report).map((body) => JSON.stringify(body)),
  );
}

test('2,000 hostile reports log nothing but listed events, listed names and rounded numbers', async () => {
  const { post, logged } = setUp();
  const reports = asyncProperty(hostileReports(), string(), async (body, build) => {
    expect((await post(body, { path: `/report/${build}` })).statusCode).toBe(204);
  });
  await assert(reports, { numRuns: 2_000 });
  // Some of them are accepted, so the next line has something to check; how many is chance.
  expect(logged).not.toEqual([]);
  const fields = logged.flatMap((line) => Object.entries(line));
  expect(fields.filter(([name, value]) => !allowed[name]?.test(String(value)))).toEqual([]);
});
