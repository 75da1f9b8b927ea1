import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkSite } from './check-site.ts';
import { simulatorMailbox, testSubject, type TestMail } from './mail-check.ts';
import { moves } from './page-checks.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A site that answers as told, and what the check says about it. */
async function problemsOf(respond: Respond, mail: TestMail = 'none') {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const findings = await checkSite(`http://127.0.0.1:${port}`, { mail, timeoutMs: 10_000 });
  await new Promise((resolve) => server.close(resolve));
  return (where: string) => findings.find((finding) => finding.where === where)?.problem;
}

/** A site that takes messages, or refuses them with 400, and what it was sent. */
function mailSite(status = 200) {
  const bodies: string[] = [];
  const respond: Respond = (request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      if (request.url === '/default/sendEmail') bodies.push(body);
      response.writeHead(status).end('{"status":200,"id":"A"}');
    });
  };
  return { bodies, respond };
}

test('a site that answers everything alike fails where it should differ', async () => {
  const problem = await problemsOf((_, response) => response.end('<title>Hello</title>'));
  expect(problem('/')).toContain('<title>');
  expect(problem('/no-such-page')).toBe('expected 404, got 200');
  expect(problem('/career')).toBe('expected 301, got 200');
  expect(problem('/sitemap.xml')).toContain('<urlset');
  expect(problem('/robots.txt')).toContain('Sitemap');
  expect(problem('/assets/*')).toContain('names no script');
  expect(problem('/default/cms/posts')).toContain('X-WP-Total');
  expect(problem('/api/botChat')).toContain('"data"');
});

test('a stage without a chat host is as it should be', async () => {
  const problem = await problemsOf((_, response) => response.writeHead(503).end('{"error":"no-chat-host"}'));
  expect(problem('/api/botChat')).toBe('');
  expect(problem('/about')).toBe('expected 200, got 503');
});

test('a redirect elsewhere is not the redirect that was meant', async () => {
  const problem = await problemsOf((_, response) => response.writeHead(301, { location: '/elsewhere' }).end());
  expect(problem('/career')).toBe('expected /careers, got /elsewhere');
});

test('on a domain of its own plain HTTP and www lead to the one address', async () => {
  const addresses = (origin: string) => moves(origin).map(({ where }) => where);
  expect(addresses('https://site.example')).toEqual(
    expect.arrayContaining(['http://site.example/about', 'https://www.site.example/about']),
  );
  expect(addresses('https://d111.cloudfront.net').join()).not.toContain('www.');
  const [plain] = moves('https://site.example').filter(({ where }) => where.startsWith('http://'));
  const headers = new Headers({ location: 'https://site.example/about' });
  expect(await plain!.look(async () => ({ status: 301, headers, text: '' }))).toBe('');
  expect(await plain!.look(async () => ({ status: 200, headers: new Headers(), text: '' }))).toContain('expected 301');
});

test('no mail is sent unasked', async () => {
  const { bodies, respond } = mailSite();
  const problem = await problemsOf(respond);
  expect(problem('/default/sendEmail')).toBeUndefined();
  expect(bodies).toEqual([]);
});

test('the office’s message is marked, so that nobody answers it', async () => {
  const { bodies, respond } = mailSite();
  expect((await problemsOf(respond, 'office'))('/default/sendEmail')).toBe('');
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ subject: testSubject }]);
  expect(bodies.join()).toContain('Nobody needs to answer');
});

test('the simulator’s message names the simulator alone', async () => {
  const { bodies, respond } = mailSite();
  expect((await problemsOf(respond, 'simulator'))('/default/sendEmail')).toBe('');
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ to: [simulatorMailbox] }]);
});

test('a stage that writes to people says so instead of taking the simulator’s message for them', async () => {
  const { respond } = mailSite(400);
  expect((await problemsOf(respond, 'simulator'))('/default/sendEmail')).toContain('officeMailbox is not');
});
