import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#content/company.ts';
import { startFakeSes } from './forms/fake-ses.testkit.ts';
import { openProduct, type Product } from './product.testkit.ts';
import { findPorts } from './running-product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function send(product: Product, name: string) {
  const message = `Name: ${name}\nEmail: ${name}@example.org\n\nMessage:\nHello`;
  const body = JSON.stringify({ subject: `Message from ${name}`, message, to: [company.email] });
  return fetch(`${product.url}/default/sendEmail`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
}

test('SIGTERM stops the product with an open page and a message in delivery, and a second start does not build', async () => {
  await using ses = await startFakeSes();
  ses.behave(() => 'reject');
  await using product = await openProduct({ env: { SES_ENDPOINT: ses.url } });
  const page = await product.visit('/');
  await send(product, 'asha');
  await expect.poll(ses.attempts).toBeGreaterThan(0);
  await product.stop();
  await page.context().close();
  // The page may have had a request in flight.
  await product.ignoreErrors(/Failed to load resource/);
  await product.restart();
  expect(product.output()).not.toContain('Site built');
  expect((await fetch(product.url)).status).toBe(200);
});

test.each([
  ['SIGTERM to npm start', 'SIGTERM', false],
  // A terminal sends Ctrl-C to every process in it.
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
  const requestStatus = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(requestStatus, { timeout: 100_000 }).toBe(200);
  process.kill(isForAll ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
  await expect.poll(requestStatus).toBe(0);
});
