import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openMailProduct, subjectOf, type MailProduct } from './mail-product.ts';
import { createGate } from './fake-ses.testkit.ts';
import { until } from './until.ts';

const program = fileURLToPath(new URL('second-deliverer.ts', import.meta.url));

/** Other deliver-emails over the product's outbox, each in a process of its own that is waiting for work. */
type Deliverers = {
  /** Lets all handle the e-mail under this key at once; answers `done` or `failed` for each. */
  deliver(key: string): Promise<string[]>;
  [Symbol.dispose](): void;
};

async function openDeliverers({ storage, ses }: MailProduct, count: number): Promise<Deliverers> {
  const env = {
    ...process.env,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_S3: (await storage()).s3,
    AWS_ENDPOINT_URL_SES: ses.url,
    OUTBOX_BUCKET: 'outbox',
    OFFICE_MAILBOX: company.email,
    SENDER_ADDRESS: 'website@example.com',
    CONFIGURATION_SET: '',
    METRICS_NAMESPACE: '',
    SITE_ORIGIN: 'http://127.0.0.1',
    SUBJECT_PREFIX: '',
  };
  const deliverers = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', program], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  await Promise.all(deliverers.map(({ lines }) => nextWord(lines)));
  return {
    deliver: (key) =>
      Promise.all(
        deliverers.map(({ child, lines }) => {
          child.stdin.write(`${key}\n`);
          return nextWord(lines);
        }),
      ),
    [Symbol.dispose]() {
      for (const { child } of deliverers) child.kill();
    },
  };
}

/** What a deliverer says next; lines of its log stand in between. */
async function nextWord(lines: AsyncIterator<string>): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('The deliverer has ended.');
    if (/^(ready|done|failed)$/.test(value)) return value;
  }
}

/** Key of the only e-mail that waits. */
async function waitingKey({ waiting }: MailProduct): Promise<string> {
  const [name = ''] = await waiting();
  return `waiting/${name}`;
}

test('while one deliverer waits for SES, a second leaves the message alone, and later finds it gone', async () => {
  await using product = await openMailProduct();
  // Before SES is asked, which has ten seconds.
  using second = await openDeliverers(product, 1);
  const { ses, send, isDrained } = product;
  const gate = createGate();
  ses.behave(() => gate.accepted);
  await send('Asha');
  await until(() => ses.attempts() === 1);
  const key = await waitingKey(product);
  expect(await second.deliver(key)).toEqual(['failed']);
  expect(ses.attempts()).toBe(1);

  gate.open();
  await until(isDrained);
  expect(await second.deliver(key)).toEqual(['done']);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});

test('of four deliverers that start at once on one message, one sends it', async () => {
  // The product's own has failed and sleeps for a minute.
  await using product = await openMailProduct({ retryBaseMs: 60_000 });
  const { ses, send, failureOf, waiting } = product;
  ses.behave(() => 'throttle');
  const { id } = await send('Asha');
  await until(async () => (await failureOf(id)) !== undefined);
  ses.behave(() => 'accept');
  const key = await waitingKey(product);
  using four = await openDeliverers(product, 4);
  expect(await four.deliver(key)).toContain('done');
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
  expect(await waiting()).toEqual([]);
});
