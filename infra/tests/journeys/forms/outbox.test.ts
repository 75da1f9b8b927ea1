import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { simpleParser } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#content/company.ts';
import { outboxBucket } from '../../../local/storage.ts';
import { startLocalServer } from '../../../../functions/runtime/local-server.testkit.ts';
import { openProduct } from '../product.testkit.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const acceptance =
  '<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>';
const rejection =
  '<ErrorResponse><Error><Code>MessageRejected</Code><Message>Email address is not verified.</Message></Error></ErrorResponse>';

function subjectOf(name: string): string {
  return `Message from ${name}`;
}

/** Sends a visitor's message and returns its reference number. */
async function send(origin: string, name: string): Promise<string> {
  const message = `Name: ${name}\nEmail: asha@example.org\n\nMessage:\nDoes it speak Gujarati?`;
  const body = JSON.stringify({ subject: subjectOf(name), message, to: [company.email] });
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch(`${origin}/default/sendEmail`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

test('a rejected email and an unreadable file stay with their reasons, delay no other, and survive a kill -9', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const filesIn = (name: string) => readdir(join(folder, outboxBucket, name)).catch(() => []);
  /** Returns the last failure in the delivery record of the email with this reference number. */
  const failureOf = async (reference: string) => {
    const start = reference.replace('-', '').toLowerCase();
    const name = (await filesIn('deliveries')).find((file) => file.startsWith(start));
    const text = name && (await readFile(join(folder, outboxBucket, 'deliveries', name), 'utf8'));
    return text && (JSON.parse(text) as { failure?: { reason: string } }).failure?.reason;
  };
  const outbox = async (...args: string[]) => {
    const command = ['run', '--silent', 'outbox', '--', ...args];
    const options = { cwd: root, env: { ...process.env, DATA_DIR: folder }, timeout: 60_000 };
    return (await promisify(execFile)('npm', command, options)).stdout;
  };
  const accepted: string[] = [];
  const rejected = new Set([subjectOf('Poison')]);
  await using ses = await startLocalServer((_request, form, response) => {
    const mime = Buffer.from(new URLSearchParams(form).get('RawMessage.Data') ?? '', 'base64');
    void simpleParser(mime).then(({ subject = '' }) => {
      const isRejected = rejected.has(subject);
      if (!isRejected) accepted.push(subject);
      response
        .writeHead(isRejected ? 400 : 200, { 'content-type': 'text/xml' })
        .end(isRejected ? rejection : acceptance);
    });
  });
  const untilAccepted = async (count: number) => {
    await expect.poll(async () => [accepted.length, (await filesIn('waiting')).length]).toEqual([count, 1]);
  };
  const env = { DATA_DIR: folder, SES_ENDPOINT: ses.url, RETRY_BASE_MS: '200' };
  {
    await using product = await openProduct({ env });
    const poison = await send(product.url, 'Poison');
    for (const name of ['Kavya', 'Ravi']) await send(product.url, name);
    await untilAccepted(2);
    await expect.poll(() => failureOf(poison)).toBeDefined();
    expect(await outbox()).toMatch(
      new RegExp(`${poison} · .*rejected: MessageRejected: Email address is not verified`),
    );
    await expect(outbox('retry', poison)).rejects.toMatchObject({
      stdout: expect.stringMatching(/was not sent\. rejected: .*not verified/),
    });
    await product.stop('SIGKILL');
  }
  const unreadable = `${'deadbeef'.repeat(4)}-2992026.json`;
  await writeFile(join(folder, outboxBucket, 'waiting', unreadable), 'not an email');
  rejected.clear();
  await using _restarted = await openProduct({ env });
  await expect.poll(() => failureOf('DEAD-BEEF')).toContain('Expected a stored email');
  await untilAccepted(3);
  expect(await filesIn('waiting')).toEqual([unreadable]);
  expect(accepted.toSorted()).toEqual(['Kavya', 'Poison', 'Ravi'].map((name) => subjectOf(name)));
});
