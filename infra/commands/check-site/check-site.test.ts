import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { attempts, checkSite, report, waitForBuild } from './check-site.ts';
import { simulatorMailbox } from '../../stack/stage-values.ts';
import { moves, type TestMail } from './page-checks.ts';
import type { SendRequest } from './response-problems.ts';

type Respond = Parameters<typeof startLocalServer>[0];

async function problemsOf(respond: Respond, mail: TestMail = 'none') {
  await using server = await startLocalServer(respond);
  const findings = await checkSite(server.url, { mail, timeoutMs: 10_000, pause: () => Promise.resolve() });
  return (where: string) => findings.find((finding) => finding.where === where)?.problem;
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

test('on its own domain plain HTTP and www are redirected to the apex', async () => {
  const addresses = (origin: string) => moves(origin).map(({ where }) => where);
  expect(addresses('https://site.example')).toEqual(
    expect.arrayContaining(['http://site.example/about', 'https://www.site.example/about']),
  );
  expect(addresses('https://d111.cloudfront.net').join()).not.toContain('www.');
  const [plain] = moves('https://site.example').filter(({ where }) => where.startsWith('http://'));
  const headers = new Headers({ location: 'https://site.example/about' });
  const problemAt = (status: number, to = headers) =>
    plain!.findProblem(async () => ({ status, headers: to, text: '' }));
  expect(await problemAt(301)).toBe('');
  expect(await problemAt(200)).toContain('expected 301');
  const elsewhere = new Headers({ location: '/elsewhere' });
  expect(await problemAt(301, elsewhere)).toBe('expected https://site.example/about, got /elsewhere');
});

test.each<[what: string, TestMail, status: number, recipients: unknown[], problem: unknown]>([
  ['no mail is sent without --mail', 'none', 200, [], undefined],
  ['the message to the simulator has no other recipient', 'simulator', 200, [[simulatorMailbox]], ''],
  [
    'a stage whose mail goes to people rejects the message to the simulator',
    'simulator',
    400,
    [[simulatorMailbox], [simulatorMailbox]],
    expect.stringContaining('officeMailbox is not'),
  ],
])('%s', async (_, mail, status, recipients, expected) => {
  const sent: unknown[] = [];
  const respond: Respond = (request, body, response) => {
    if (request.url === '/default/sendEmail') sent.push((JSON.parse(body) as { to: unknown }).to);
    response.writeHead(status).end('{"status":200,"id":"A"}');
  };
  expect((await problemsOf(respond, mail))('/default/sendEmail')).toEqual(expected);
  expect(sent).toEqual(recipients);
});

const good = { what: 'page', where: '/', problem: '' };
const bad = { what: 'page', where: '/about', problem: 'expected 200, got 503' };

test.each([
  ['every check passed', [good], 0, 'All 1 checks passed.'],
  ['one check failed', [good, bad], 1, '1 of 2 checks failed.'],
  ['a foreign host warns', [good, { ...bad, isWarning: true }], 0, 'All 2 checks passed.'],
  ['nothing was checked', [], 1, 'All 0 checks passed.'],
])('the exit code and the last line tell when %s', (_, findings, code, last) => {
  const lines: string[] = [];
  expect(report(findings, (line) => lines.push(line))).toBe(code);
  expect(lines.at(-1)).toBe(last);
});

test.each<[what: string, texts: (string | Error)[], requests: number, problem: unknown]>([
  ['starts once the site serves the new build', ['<html>old', new TypeError('ENOTFOUND'), '<html>new'], 3, ''],
  ['fails if the site serves the old build', ['<html>old'], attempts, expect.stringContaining('after five minutes')],
])('the check %s', async (_, texts, expectedRequests, expectedProblem) => {
  let requests = 0;
  const send: SendRequest = async () => {
    const text = texts[Math.min(requests++, texts.length - 1)]!;
    if (text instanceof Error) throw text;
    return { status: 200, headers: new Headers(), text };
  };
  const { problem } = await waitForBuild('<html>new', { send, pause: () => Promise.resolve() });
  expect({ requests, problem }).toEqual({ requests: expectedRequests, problem: expectedProblem });
});
