import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#content/company.ts';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { product } from './product.testkit.ts';
import { findPorts } from '../../local/running-product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test.each([
  ['SIGTERM to npm start', 'SIGTERM', false],
  // A terminal sends Ctrl-C to every process in it.
  ['Ctrl-C in the terminal of npm start', 'SIGINT', true],
] as const)('%s, with an open page and a message in delivery, leaves nothing running', async (_, signal, isForAll) => {
  let attempts = 0;
  await using ses = await startLocalServer((_request, _body, response) => {
    attempts += 1;
    response.writeHead(503).end();
  });
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const port = await findPorts();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SES_ENDPOINT: ses.url };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), 'SIGKILL');
  });
  let printed = '';
  npm.stdout.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const requestStatus = () =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(requestStatus, { timeout: 100_000 }).toBe(200);
  // The build of these tests is up to date.
  expect(printed).not.toContain('Site built');
  const page = await product.open();
  await page.goto(url);
  const message = 'Name: asha\nEmail: asha@example.org\n\nMessage:\nHello';
  const body = JSON.stringify({ subject: 'Message from asha', message, to: [company.email] });
  await fetch(`${url}/default/sendEmail`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  await expect.poll(() => attempts).toBeGreaterThan(0);

  process.kill(isForAll ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
  await expect.poll(requestStatus).toBe(0);
  await page.context().close();
  await product.ignoreErrors(/a request to|Failed to load resource/);
});
