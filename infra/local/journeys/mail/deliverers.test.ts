import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { openMailProduct, subjectOf, type MailProduct } from './mail-product.ts';
import { createGate } from './ses-stand-in.ts';
import { until } from './until.ts';

// Some seconds each on a quiet machine; a busy one takes many times as long.
vi.setConfig({ testTimeout: 300_000 });

const program = fileURLToPath(new URL('second-deliverer.ts', import.meta.url));

/** Runs another deliver-email over the product's outbox, about its only e-mail or the key given. */
async function deliverBeside({ folder, ses, onDisk }: MailProduct, given?: string): Promise<string> {
  const key = given ?? `waiting/${(await onDisk()).waiting[0]}`;
  const env = {
    ...process.env,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    // The product names its storage there.
    AWS_ENDPOINT_URL_S3: await readFile(join(folder, 'running'), 'utf8'),
    AWS_ENDPOINT_URL_SES: ses.url,
    OUTBOX_BUCKET: 'outbox',
    OFFICE_MAILBOX: company.email,
    SENDER_ADDRESS: 'website@example.com',
    CONFIGURATION_SET: '',
    METRICS_NAMESPACE: '',
    SITE_ORIGIN: 'http://127.0.0.1',
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, key], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

test('while one deliverer waits for SES, a second leaves the message alone, and later finds it gone', async () => {
  await using product = await openMailProduct();
  const { ses, send, onDisk, isDrained } = product;
  const gate = createGate();
  ses.behave(() => gate.accepted);
  await send('Asha');
  await until(() => ses.attempts() === 1);
  const key = `waiting/${(await onDisk()).waiting[0]}`;
  expect(await deliverBeside(product)).toBe('failed');
  expect(ses.attempts()).toBe(1);

  gate.open();
  await until(isDrained);
  expect(await deliverBeside(product, key)).toBe('done');
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});

test('of four deliverers that start at once on one message, one sends it', async () => {
  // The product's own has failed and sleeps for a minute.
  await using product = await openMailProduct({ retryBaseMs: 60_000 });
  const { ses, send, failureOf, onDisk } = product;
  ses.behave(() => 'throttle');
  const { id } = await send('Asha');
  await until(async () => (await failureOf(id)) !== undefined);
  ses.behave(() => 'accept');
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => deliverBeside(product)));
  expect(outcomes).toContain('done');
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
  expect((await onDisk()).waiting).toEqual([]);
});
