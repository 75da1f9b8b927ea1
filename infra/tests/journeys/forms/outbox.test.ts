import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Folder } from '../../../../functions/mail/outbox/keys.ts';
import { company } from '#content/company.ts';
import { findPorts, runProduct } from '../../../local/running-product.ts';
import { host } from '../../../local/listen.ts';
import { outboxBucket } from '../../../local/storage.ts';
import { startFakeSes } from './fake-ses.testkit.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The product as `npm start` runs it, without a browser, with a fake SES. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const pathOf = (name: Folder | 'deliveries', file = '') => join(folder, outboxBucket, name, file);
  const filesIn = (name: Folder | 'deliveries') => readdir(pathOf(name)).catch(() => []);
  const ses = await startFakeSes();
  const port = await findPorts();
  const variables = { DATA_DIR: folder, SES_ENDPOINT: ses.url, RETRY_BASE_MS: '200' };
  let running = await runProduct(port, variables);
  onTestFinished(async () => {
    await running.stop('SIGKILL');
    await ses[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    ses,
    send: (name: string) => post(`http://${host}:${port}/default/sendEmail`, name),
    pathOf,
    waiting: () => filesIn('waiting'),
    /** Returns the last failure in the delivery record of the email with this reference number. */
    failureOf: async (reference: string) => {
      const start = reference.replace('-', '').toLowerCase();
      const name = (await filesIn('deliveries')).find((file) => file.startsWith(start));
      if (name === undefined) return undefined;
      const record: unknown = JSON.parse(await readFile(pathOf('deliveries', name), 'utf8'));
      return (record as { failure?: { kind: string; reason: string } }).failure;
    },
    /** Runs `npm run outbox` with these arguments and returns its output. Rejects if the command fails. */
    outbox: (...args: string[]) => runOutboxCommand(folder, args),
    kill: () => running.stop('SIGKILL'),
    restart: async () => {
      running = await runProduct(port, variables);
    },
  };
}

function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  return expect.poll(isTrue, { interval: 20 }).toBe(true);
}

function subjectOf(name: string): string {
  return `Message from ${name}`;
}

/** Sends a visitor's message. */
async function post(url: string, name: string): Promise<{ status: number; id: string }> {
  const message = `Name: ${name}\nEmail: asha@example.org\n\nMessage:\nDoes it speak Gujarati?`;
  const body = JSON.stringify({ subject: subjectOf(name), message, to: [company.email] });
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  const { id = '' } = (await response.json()) as { id?: string };
  return { status: response.status, id };
}

function runOutboxCommand(folder: string, args: readonly string[]): Promise<string> {
  const command = ['run', '--silent', 'outbox', ...(args.length > 0 ? ['--', ...args] : [])];
  const options = { cwd: root, env: { ...process.env, DATA_DIR: folder }, timeout: 60_000 };
  return new Promise((resolve, reject) => {
    execFile('npm', command, options, (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}${stderr}`)) : resolve(stdout.trim()),
    );
  });
}

test('a rejected email and an unreadable file stay with their reasons, delay no other, and survive a kill -9', async () => {
  const { ses, send, outbox, failureOf, waiting, pathOf, kill, restart } = await setUp();
  const untilAccepted = (count: number) =>
    until(async () => ses.accepted.length === count && (await waiting()).length === 1);
  ses.reject((subject) => subject === subjectOf('Poison'));
  const poison = await send('Poison');
  for (const name of ['Kavya', 'Ravi']) expect((await send(name)).status).toBe(200);
  await untilAccepted(2);
  await until(async () => (await failureOf(poison.id)) !== undefined);
  expect(await outbox()).toMatch(
    new RegExp(`${poison.id} · .*rejected: MessageRejected: Email address is not verified`),
  );

  await expect(outbox('retry', poison.id)).rejects.toThrow(/was not sent\. rejected: .*not verified/);

  await kill();
  const unreadable = `${'deadbeef'.repeat(4)}-2992026.json`;
  await writeFile(pathOf('waiting', unreadable), 'not an email');
  ses.reject(() => false);
  await restart();
  await until(async () => (await failureOf('DEAD-BEEF')) !== undefined);
  expect(await failureOf('DEAD-BEEF')).toMatchObject({ reason: expect.stringContaining('Expected a stored email') });
  await untilAccepted(3);
  expect(await waiting()).toEqual([unreadable]);
  expect(ses.accepted.toSorted()).toEqual(['Kavya', 'Poison', 'Ravi'].map((name) => subjectOf(name)));
});
