import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import type { Folder } from '../../../../functions/mail/outbox/keys.ts';
import { company } from '#content/company.ts';
import { findPorts, runProduct } from '../running-product.ts';
import { host } from '../../../local/listen.ts';
import { outboxBucket } from '../../../local/storage.ts';
import { startFakeSes, type FakeSes } from './fake-ses.testkit.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

type SendResponse = { status: number; id: string };

/** The product as `npm start` runs it, without a browser, with a fake SES. */
export type MailProduct = {
  ses: FakeSes;
  /** Sends a visitor's message. The same name sends the same content. */
  send(name: string): Promise<SendResponse>;
  pathOf(folder: Folder | 'deliveries', file: string): string;
  /** Returns the names of the emails that are not sent yet. */
  waiting(): Promise<string[]>;
  /** Whether no email is waiting: each was sent, or dropped as a duplicate. */
  isDrained(): Promise<boolean>;
  /** Returns the last failure in the delivery record of the email with this reference number. */
  failureOf(reference: string): Promise<{ kind: string; reason: string } | undefined>;
  /** Runs `npm run outbox` with these arguments and returns its output. Rejects if the command fails. */
  outbox(...args: string[]): Promise<string>;
  kill(): Promise<void>;
  /** Starts the product again with the same folder; stops it first if it is running. */
  restart(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

async function openMailProduct(): Promise<MailProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const pathOf = (name: Folder | 'deliveries', file = '') => join(folder, outboxBucket, name, file);
  const filesIn = (name: Folder | 'deliveries') => readdir(pathOf(name)).catch(() => []);
  const ses = await startFakeSes();
  const port = await findPorts();
  const variables = { DATA_DIR: folder, SES_ENDPOINT: ses.url, RETRY_BASE_MS: '200' };
  let running = await runProduct(port, variables);
  const url = `http://${host}:${port}`;

  return {
    ses,
    send: (name) => post(url, bodyOf(name)),
    pathOf,
    waiting: () => filesIn('waiting'),
    isDrained: async () => (await filesIn('waiting')).length === 0,
    async failureOf(reference) {
      const start = reference.replace('-', '').toLowerCase();
      const name = (await filesIn('deliveries')).find((file) => file.startsWith(start));
      if (name === undefined) return undefined;
      const record: unknown = JSON.parse(await readFile(pathOf('deliveries', name), 'utf8'));
      return (record as { failure?: { kind: string; reason: string } }).failure;
    },
    outbox: (...args) => runOutboxCommand(folder, args),
    kill: () => running.kill(),
    async restart() {
      await running.stop();
      running = await runProduct(port, variables);
    },
    async [Symbol.asyncDispose]() {
      await running.kill();
      await ses[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a set-up for the journeys of one file, which share a product; each leaves no email waiting. */
export function shareMailProduct() {
  let opening: Promise<MailProduct> | undefined;
  afterAll(async () => (await opening)?.[Symbol.asyncDispose]());

  /** Returns the product with an SES that accepts every email, and the emails accepted from now on. */
  return async () => {
    opening ??= openMailProduct();
    const product = await opening;
    const earlier = product.ses.accepted.length;
    product.ses.behave(() => 'accept');
    return { ...product, accepted: () => product.ses.accepted.slice(earlier) };
  };
}

export function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  return expect.poll(isTrue, { interval: 20 }).toBe(true);
}

export function subjectOf(name: string): string {
  return `Message from ${name}`;
}

function bodyOf(name: string): string {
  const message = `Name: ${name}\nEmail: asha@example.org\n\nMessage:\nDoes it speak Gujarati?`;
  return JSON.stringify({ subject: subjectOf(name), message, to: [company.email] });
}

async function post(url: string, body: string): Promise<SendResponse> {
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch(`${url}/default/sendEmail`, { method: 'POST', headers, body });
  const { id = '' } = (await response.json()) as { id?: string };
  return { status: response.status, id };
}

function runOutboxCommand(folder: string, args: readonly string[]): Promise<string> {
  const command = ['run', '--silent', 'outbox', ...(args.length > 0 ? ['--', ...args] : [])];
  const options = { cwd: root, env: { ...process.env, DATA_DIR: folder }, timeout: 60_000 };
  return new Promise((resolve, reject) => {
    execFile('npm', command, options, (error, stdout, stderr) =>
      error ? reject(new Error(stderr || error.message)) : resolve(stdout.trim()),
    );
  });
}
