import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '#content/company.ts';
import { findPorts, runProduct } from '../running-product.ts';
import { host } from '../../listen.ts';
import { storageFolders } from '../../storage.ts';
import { fileNames } from '../../storage/disk.ts';
import { readMessages, type QueueMessage } from '../../storage/message.ts';
import { openSes, type SesStandIn } from './ses-stand-in.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the visitor's browser got: the status (0 when the connection broke) and what the answer said. */
export type VisitorAnswer = { status: number; id: string; error: string };

export type Resume = { fileName: string; content: Buffer };

/** Everything that outlives the process, as far as mail is concerned. */
export type MailOnDisk = { waiting: string[]; messages: QueueMessage[] };

/** The product as `npm start` runs it, without a browser, and an SES that does what the test says. */
export type MailProduct = {
  url: string;
  port: number;
  folder: string;
  ses: SesStandIn;
  pid(): number;
  output(): string;
  /** Sends a visitor's message; with a résumé it is an application. The same arguments are the same body. */
  send(name: string, resume?: Resume): Promise<VisitorAnswer>;
  onDisk(): Promise<MailOnDisk>;
  /** Whether everything was delivered, or dropped as a repeat. */
  isDrained(): Promise<boolean>;
  /** Why the delivery of this reference failed last, as deliver-email wrote it down. */
  failureOf(reference: string): Promise<{ kind: string; reason: string } | undefined>;
  /** `npm run outbox` with these arguments: what it printed. Rejects when it fails. */
  outbox(...args: string[]): Promise<string>;
  kill(): Promise<void>;
  /** Starts it again over the same folder; ends it before when it runs. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type MailProductOptions = {
  /** First back-off of the queue in milliseconds. */
  retryBaseMs?: number;
  /** Data folder; the default is a new one, removed at the end. */
  folder?: string;
};

/** Starts SES and the product. */
export async function openMailProduct(options: MailProductOptions = {}): Promise<MailProduct> {
  const { retryBaseMs = 20 } = options;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'mail-')));
  const folders = storageFolders(folder);
  const ses = await openSes();
  const port = await findPorts();
  const variables = { DATA_DIR: folder, SES_ENDPOINT: ses.url, RETRY_BASE_MS: String(retryBaseMs) };
  let running = await runProduct(port, variables);
  const url = `http://${host}:${port}`;

  async function onDisk(): Promise<MailOnDisk> {
    const [waiting, messages] = await Promise.all([
      fileNames(join(folders.objects, 'waiting')),
      readMessages(folders.queue),
    ]);
    return { waiting, messages };
  }

  return {
    url,
    port,
    folder,
    ses,
    pid: () => running.pid,
    output: () => running.output(),
    send: (name, resume) => post(url, bodyOf(name, resume)),
    onDisk,
    async isDrained() {
      const { waiting, messages } = await onDisk();
      return waiting.length === 0 && messages.length === 0;
    },
    async failureOf(reference) {
      const start = reference.replace('-', '').toLowerCase();
      const records = join(folders.objects, 'deliveries');
      const name = (await fileNames(records)).find((file) => file.startsWith(start));
      if (name === undefined) return undefined;
      const record: unknown = JSON.parse(await readFile(join(records, name), 'utf8'));
      return (record as { failure?: { kind: string; reason: string } }).failure;
    },
    outbox: (...args) => runOutboxCommand(folder, args),
    kill: () => running.kill(),
    async restart(env = {}) {
      await running.stop();
      running = await runProduct(port, { ...variables, ...env });
    },
    async [Symbol.asyncDispose]() {
      await running.kill();
      await ses[Symbol.asyncDispose]();
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The subject of this visitor's mail, as the specification has it. */
export function subjectOf(name: string, isApplication = false): string {
  return isApplication ? `New Job Application: ${name}` : `Message from ${name}`;
}

function bodyOf(name: string, resume?: Resume): string {
  const message = `Name: ${name}\nEmail: asha@example.org\n\nMessage:\nDoes it speak Gujarati?`;
  const letter = { subject: subjectOf(name, resume !== undefined), message, to: [company.email] };
  if (!resume) return JSON.stringify(letter);
  const { fileName, content } = resume;
  const file = { fileName, fileContentBase64: content.toString('base64'), mimeType: 'application/pdf' };
  return JSON.stringify({ ...letter, ...file });
}

async function post(url: string, body: string): Promise<VisitorAnswer> {
  try {
    const answer = await fetch(`${url}/default/sendEmail`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
      signal: AbortSignal.timeout(60_000),
    });
    const { id = '', error = '' } = (await answer.json()) as { id?: string; error?: string };
    return { status: answer.status, id, error };
  } catch {
    return { status: 0, id: '', error: '' };
  }
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
