import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#content/company.ts';
import { listen } from '../listen.ts';
import { openProduct, type Product } from './product.ts';
import { findPorts } from './running-product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Sends a message as a form does. */
function send(product: Product, name: string) {
  const message = `Name: ${name}\nEmail: ${name}@example.org\n\nMessage:\nHello`;
  const body = JSON.stringify({ subject: `Message from ${name}`, message, to: [company.email] });
  return fetch(`${product.url}/default/sendEmail`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
}

/** An SES that answers 503 to everything, and counts. */
async function openBrokenSes() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    response.writeHead(503).end();
  });
  const { url, ...ses } = await listen(server, 0);
  onTestFinished(() => ses.close());
  return { url, calls: () => calls };
}

test('SIGTERM ends the product, with a page open and a message on its way', async () => {
  const ses = await openBrokenSes();
  await using product = await openProduct({ env: { SES_ENDPOINT: ses.url } });
  const page = await product.visit('/');
  await send(product, 'asha');
  // Its own bound is three seconds; the rest is for a machine that is busy otherwise.
  expect(await product.stop()).toBeLessThan(10_000);
  // The page may have been asking for something just then.
  await page.context().close();
  product.complaints.length = 0;
});

test.each([
  ['SIGTERM to npm start', 'SIGTERM', false],
  // A terminal tells everybody in it.
  ['Ctrl-C in the terminal of npm start', 'SIGINT', true],
] as const)('%s leaves nothing running', async (_, signal, isForAll) => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const port = await findPorts();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true });
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), 'SIGKILL');
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers, { timeout: 100_000 }).toBe(200);
  process.kill(isForAll ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
  await expect.poll(answers).toBe(0);
});

test('what was accepted while SES was down is delivered after a kill -9 and a restart', async () => {
  const ses = await openBrokenSes();
  await using product = await openProduct({ env: { SES_ENDPOINT: ses.url, RETRY_BASE_MS: '50' } });
  for (const name of ['asha', 'ravi', 'meera']) expect((await send(product, name)).status).toBe(200);
  await expect.poll(ses.calls).toBeGreaterThan(1);
  await product.kill();

  await product.restart({ SES_ENDPOINT: '' });
  const subjects = [await product.inbox.next(), await product.inbox.next(), await product.inbox.next()].map(
    ({ subject }) => subject,
  );
  expect(subjects.sort()).toEqual(['Message from asha', 'Message from meera', 'Message from ravi']);
});

test('a second start builds nothing again', async () => {
  await using product = await openProduct();
  await product.restart();
  expect(product.output()).not.toContain('Site built');
  expect((await fetch(product.url)).status).toBe(200);
});
