import { expect, test, vi } from 'vitest';
import { allDone, batch, firstFailed, sampleEmail } from '../deliver/deliver-email.testkit.ts';
import { isClaimed } from '../outbox/claim.ts';
import { fingerprint, keyIn, nameIn, waitingKey, type Folder } from '../outbox/keys.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable, type DeliveryRecord } from '../outbox/outbox.ts';
import { createLog } from '../../runtime/log.ts';
import { createHandler } from './handler.ts';
import { type RecordedEvent, recordedEvent } from './recorded-events.ts';

const attachment = { fileName: 'a', mimeType: 'application/pdf', base64: 'AAAA' };
const email = sampleEmail({ attachment });
const print = fingerprint('body');
const name = nameIn(waitingKey(print, new Date(email.acceptedAt)))!;
const attempt = { id: '1', acceptedAt: email.acceptedAt };
const settled = { lastAcceptedAt: email.acceptedAt, attempt };
const claimedUntil = '2026-11-20T10:20:10Z';

const batchOf = (event: RecordedEvent, change: { name?: string; attempt?: string } = {}) =>
  batch(recordedEvent(event, { name, messageId: 'ses-1', attempt: '1', ...change }));

async function setUp(folder: Folder, record: DeliveryRecord) {
  const outbox = createMemoryOutbox();
  outbox.store(keyIn(folder, name), JSON.stringify(email));
  await outbox.writeRecord(print, record, 'none');
  const lines: string[] = [];
  const clock = { now: new Date('2026-11-20T10:20:00Z') };
  const handler = createHandler({ outbox, now: () => clock.now, log: (event) => void lines.push(event) });
  const readRecord = async () => (await outbox.readRecord(print))!.record;
  return { outbox, clock, lines, handler, readRecord };
}

test('an event of an email that deliver-email may be moving is retried', async () => {
  const { handler, outbox } = await setUp('waiting', { ...settled, claimedUntil });
  for (const event of ['hardBounce', 'delivery'] as const) expect(await handler(batchOf(event))).toEqual(firstFailed);
  expect(outbox.keys('waiting')).toHaveLength(1);
});

test('a delivery that arrives after an autoresponder’s bounce confirms the email, one after a hard bounce does not', async () => {
  for (const [bounce, folder] of [
    ['mailboxFull', 'delivered'],
    ['hardBounce', 'waiting'],
  ] as const) {
    const { handler, outbox } = await setUp('sent', settled);
    for (const event of [bounce, 'delivery'] as const) await handler(batchOf(event));
    expect([outbox.keys('sent'), outbox.keys(folder)]).toEqual([[], [keyIn(folder, name)]]);
  }
});

test.each<['sent' | 'waiting', DeliveryRecord]>([
  ['sent', settled],
  // SES's response was lost.
  ['waiting', { attempt }],
])('an infected file of an email in %s/ is stored where no earlier version sends it from', async (folder, record) => {
  const { handler, outbox, lines, readRecord } = await setUp(folder, record);
  // SQS may repeat the event, and no delivery of the rejected attempt ends the email.
  for (const event of ['virus', 'virus', 'delivery'] as const) expect(await handler(batchOf(event))).toEqual(allDone);
  expect([outbox.keys('sent'), lines]).toEqual([[], ['infected-file-dropped']]);
  const { text } = outbox.objects.get(keyIn('waiting', name))!;
  expect(JSON.parse(text)).toMatchObject({ attachment: { mimeType: 'text/plain' }, infectedFile: attachment });
  expect(await readRecord()).toEqual({ attempt, infectedAttempt: '1' });
});

test.each(['virus', 'hardBounce'] as const)('a %s whose move fails is carried out by its repeat', async (event) => {
  const { handler, outbox, clock, lines, readRecord } = await setUp('sent', settled);
  const { move } = outbox;
  outbox.move = () => Promise.reject(new OutboxUnavailable('unreachable', 'S3'));
  expect(await handler(batchOf(event))).toEqual(firstFailed);
  expect(outbox.keys('sent')).toHaveLength(1);
  const { claimedUntil: claim, ...record } = await readRecord();
  // The move of a verdict ends by deleting the former email, which must not be the one that deliver-email has moved.
  expect(isClaimed({ ...(claim && { claimedUntil: claim }) }, clock.now)).toBe(event === 'virus');
  outbox.move = move;
  clock.now = new Date('2026-11-20T10:23:00Z');
  expect(await handler(batchOf(event))).toEqual(allDone);
  expect(outbox.keys('waiting')).toHaveLength(1);
  // The pause is no longer than before.
  expect(await readRecord()).toEqual(record);
  expect(lines).toEqual([expect.stringMatching(/dropped|bounced/), 'mail-event-failed']);
});

test('a second rejection that SQS repeats keeps its pause', async () => {
  const second = { ...settled, attempt: { ...attempt, id: '2' }, infectedAttempt: '1' };
  const { handler, readRecord } = await setUp('sent', second);
  await handler(batchOf('virus', { attempt: '2' }));
  const { bounce } = await readRecord();
  expect(bounce?.retryAt).toBe('2026-11-20T10:35:00.000Z');
  await handler(batchOf('virus', { attempt: '2' }));
  expect((await readRecord()).bounce).toEqual(bounce);
});

test.each([
  ...(['hardBounce', 'virus', 'complaint', 'delay'] as const).map((event) => [event, batchOf(event), 1] as const),
  ['late delivery', batchOf('delivery'), 0],
  ['bounce without our tag', batchOf('hardBounce', { name: 'newsletter' }), 1],
  // It ends in the dead letters, whose alarm rings, until a release reads it.
  ['event of another format', batch('{"eventType":"Rendering Failure"}'), 0, firstFailed],
  ['sentence of SES in a new topic', batch('Successfully validated SNS topic.'), 0],
] as const)('a %s of no known email counts as returned or is retried, unless harmless', async (...row) => {
  const [, event, count, result = allDone] = row;
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = createLog('Website-test');
  expect(await createHandler({ outbox: createMemoryOutbox(), now: () => new Date(), log })(event)).toEqual(result);
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as { EmailReturned?: number });
  written.mockRestore();
  expect(lines.map(({ EmailReturned = 0 }) => EmailReturned)).toEqual([count]);
});
