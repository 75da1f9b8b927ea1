import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { attempts, checkSite, report, waitForBuild } from './check-site.ts';
import { simulatorMailbox } from '../../stack/stage-values.ts';
import { moves, type TestMail } from './page-checks.ts';
import type { SendRequest } from './response-problems.ts';

type Respond = Parameters<typeof startLocalServer>[0];

async function problemsOf(respond: Respond, mail: TestMail = 'none') {
  await using server = await startLocalServer(respond);
  const findings = await checkSite(server.url, { mail, timeoutMs: 10_000 });
  return (where: string) => findings.find((finding) => finding.where === where)?.problem;
}

/**
 * Runs the mail check against a site that accepts messages, or rejects them with 400. Returns the messages and the
 * findings.
 */
function mailSite(status = 200) {
  const bodies: string[] = [];
  const respond: Respond = (request, body, response) => {
    if (request.url === '/default/sendEmail') bodies.push(body);
    response.writeHead(status).end('{"status":200,"id":"A"}');
  };
  return { bodies, respond };
}

test('a site with the same response for every path fails the checks that need different ones', async () => {
  const problem = await problemsOf((_, __, response) => response.end('<title>Hello</title>'));
  expect(problem('/')).toContain('<title>');
  expect(problem('/no-such-page')).toBe('expected 404, got 200');
  expect(problem('/career')).toBe('expected 301, got 200');
  expect(problem('/blog/preview')).toBe('expected 403, got 200');
  expect(problem('/sitemap.xml')).toContain('<urlset');
  expect(problem('/robots.txt')).toContain('Sitemap');
  expect(problem('/assets/*')).toContain('names no script');
  expect(problem('/default/cms/posts')).toContain('X-WP-Total');
  expect(problem('/api/botChat')).toContain('"data"');
});

test('a stage without a chat host passes', async () => {
  const problem = await problemsOf((_, __, response) => response.writeHead(503).end('{"error":"no-chat-host"}'));
  expect(problem('/api/botChat')).toBe('');
  expect(problem('/about')).toBe('expected 200, got 503');
});

test('a redirect to another URL fails', async () => {
  const problem = await problemsOf((_, __, response) => response.writeHead(301, { location: '/elsewhere' }).end());
  expect(problem('/career')).toBe('expected /careers, got /elsewhere');
});

test('on its own domain plain HTTP and www are redirected to the apex', async () => {
  const addresses = (origin: string) => moves(origin).map(({ where }) => where);
  expect(addresses('https://site.example')).toEqual(
    expect.arrayContaining(['http://site.example/about', 'https://www.site.example/about']),
  );
  expect(addresses('https://d111.cloudfront.net').join()).not.toContain('www.');
  const [plain] = moves('https://site.example').filter(({ where }) => where.startsWith('http://'));
  const headers = new Headers({ location: 'https://site.example/about' });
  expect(await plain!.findProblem(async () => ({ status: 301, headers, text: '' }))).toBe('');
  expect(await plain!.findProblem(async () => ({ status: 200, headers: new Headers(), text: '' }))).toContain(
    'expected 301',
  );
});

test('no mail is sent without --mail', async () => {
  const { bodies, respond } = mailSite();
  const problem = await problemsOf(respond);
  expect(problem('/default/sendEmail')).toBeUndefined();
  expect(bodies).toEqual([]);
});

test('the message to the simulator has no other recipient', async () => {
  const { bodies, respond } = mailSite();
  expect((await problemsOf(respond, 'simulator'))('/default/sendEmail')).toBe('');
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ to: [simulatorMailbox] }]);
});

test('a stage whose mail goes to people rejects the message to the simulator', async () => {
  const { respond } = mailSite(400);
  expect((await problemsOf(respond, 'simulator'))('/default/sendEmail')).toContain('officeMailbox is not');
});

const good = { what: 'page', where: '/', problem: '' };
const bad = { what: 'page', where: '/about', problem: 'expected 200, got 503' };

test.each([
  ['every check passed', [good], 0, 'All 1 checks passed.'],
  ['one check failed', [good, bad], 1, '1 of 2 checks failed.'],
  ['nothing was checked', [], 1, 'All 0 checks passed.'],
])('the exit code and the last line tell when %s', (_, findings, code, last) => {
  const lines: string[] = [];
  expect(report(findings, (line) => lines.push(line))).toBe(code);
  expect(lines.at(-1)).toBe(last);
});

async function waitFor(...texts: (string | Error)[]) {
  let requests = 0;
  const send: SendRequest = () => {
    const text = texts[Math.min(requests++, texts.length - 1)]!;
    if (text instanceof Error) return Promise.reject(text);
    return Promise.resolve({ status: 200, headers: new Headers(), text });
  };
  const finding = await waitForBuild('<html>new', { send, pause: () => Promise.resolve() });
  return { finding, requests };
}

test('the check starts once the site serves the new build', async () => {
  const { finding, requests } = await waitFor('<html>old', new TypeError('ENOTFOUND'), '<html>old', '<html>new');
  expect(finding.problem).toBe('');
  expect(requests).toBe(4);
});

test('a site that still serves the old build after five minutes fails', async () => {
  const { finding, requests } = await waitFor('<html>old');
  expect(finding.problem).toContain('not the build in web/dist after five minutes');
  expect(requests).toBe(attempts);
});
