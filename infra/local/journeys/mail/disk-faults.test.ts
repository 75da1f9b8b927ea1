import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openMailProduct, subjectOf, type MailProduct } from './mail-product.ts';
import { canMount, openSmallDisk } from './small-disk.ts';
import { samplePdf } from '../sample-pdf.ts';
import { until } from './until.ts';

const isMountable = canMount();
const hasLimits = process.platform === 'linux';

/** What a visitor must get who could not be served: the truth, and another way to the office. */
const turnedAway = { status: 503, id: '', error: expect.stringContaining(company.email) as string };

/** The message sent again by a visitor who was turned away arrives, once. */
async function expectSecondTry({ send, isDrained, ses }: MailProduct, name: string): Promise<void> {
  expect((await send(name)).status).toBe(200);
  await until(isDrained);
  expect(ses.taken.map(({ subject }) => subject)).toEqual([subjectOf(name)]);
}

test.runIf(isMountable)('on a full disk the visitor is turned away with the address, and nothing is kept', async () => {
  await using disk = await openSmallDisk();
  await using product = await openMailProduct({ folder: disk.folder });
  await disk.fill();
  expect(await product.send('Asha')).toEqual(turnedAway);
  expect(await product.onDisk()).toEqual({ waiting: [], messages: [] });
  await disk.free();
  await expectSecondTry(product, 'Asha');
});

test.runIf(isMountable)('on a read-only disk the visitor is turned away, and nothing is kept', async () => {
  await using disk = await openSmallDisk();
  await using product = await openMailProduct({ folder: disk.folder });
  disk.makeReadOnly();
  expect(await product.send('Asha')).toEqual(turnedAway);
  expect(await product.onDisk()).toEqual({ waiting: [], messages: [] });
  disk.makeWritable();
  await expectSecondTry(product, 'Asha');
});

test.runIf(isMountable)('what waits when the disk fills up stays, and arrives once when there is room', async () => {
  await using disk = await openSmallDisk();
  await using product = await openMailProduct({ folder: disk.folder });
  const { ses, send, isDrained, onDisk } = product;
  await ses.down();
  expect((await send('Asha')).status).toBe(200);
  const failures = () => product.output().split('outbox-failed').length - 1;
  // Again and again: the product gives back a little while it replaces a file.
  await until(async () => {
    await disk.fill();
    return failures() > 1;
  });
  await ses.up();
  const before = failures();
  // Who cannot note that he sends, does not send: else a second deliverer would send too.
  await until(() => failures() > before + 1);
  expect(ses.taken).toEqual([]);
  expect((await onDisk()).waiting).toHaveLength(1);
  await disk.free();
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});

test.runIf(hasLimits)('a disk that takes half of a résumé leaves nothing of it, and small messages pass', async () => {
  await using product = await openMailProduct();
  const { ses, send, isDrained, onDisk } = product;
  const resume = { fileName: 'resume.pdf', content: samplePdf(500_000) };
  const limit = (bytes: string) => execFileSync('prlimit', [`--pid=${product.pid()}`, `--fsize=${bytes}:`]);
  limit('262144');
  expect(await send('Ravi', resume)).toEqual(turnedAway);
  expect(await onDisk()).toEqual({ waiting: [], messages: [] });
  expect((await send('Meera')).status).toBe(200);
  await until(isDrained);
  limit('unlimited');
  expect((await send('Ravi', resume)).status).toBe(200);
  await until(isDrained);
  expect(ses.taken.map(({ subject }) => subject)).toEqual([subjectOf('Meera'), subjectOf('Ravi', true)]);
});
