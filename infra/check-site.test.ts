import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkSite } from './check-site.ts';

/** A site that answers as told, and what the check says about it. */
async function problemsOf(answer: (request: IncomingMessage, response: ServerResponse) => void, mail = false) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const findings = await checkSite(`http://127.0.0.1:${port}`, { mail, timeoutMs: 2_000 });
  await new Promise((resolve) => server.close(resolve));
  return (where: string) => findings.find((finding) => finding.where === where)?.problem;
}

test('a site that answers everything alike fails where it should differ', async () => {
  const problem = await problemsOf((_, response) => response.end('<title>Hello</title>'));
  expect(problem('/')).toContain('<title>');
  expect(problem('/no-such-page')).toBe('expected 404, got 200');
  expect(problem('/career')).toBe('expected 301, got 200');
  expect(problem('/sitemap.xml')).toContain('<urlset');
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

test('mail is sent only on demand, marked, to the office', async () => {
  const bodies: string[] = [];
  const take = (request: IncomingMessage, response: ServerResponse) => {
    request.on('data', (part) => bodies.push(String(part)));
    request.on('end', () => response.end('{"status":200,"id":"A"}'));
  };
  const silent = await problemsOf(take);
  expect(silent('/default/sendEmail')).toBeUndefined();
  expect(bodies.join()).not.toContain('subject');
  const spoken = await problemsOf(take, true);
  expect(spoken('/default/sendEmail')).toBe('');
  expect(bodies.join()).toContain('Test of the website after a deployment');
});
