import { expect, test, vi } from 'vitest';
import { batch, sampleEmail } from '../deliver/deliver-email.testkit.ts';
import { isClaimed } from '../outbox/claim.ts';
import { fingerprint, keyIn, nameIn, waitingKey, type Folder } from '../outbox/keys.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable, type DeliveryRecord } from '../outbox/outbox.ts';
import { createLog } from '../../runtime/log.ts';
import { createHandler } from './handler.ts';
import { type RecordedEvent, recordedEvent } from './recorded-events.ts';

const email = sampleEmail();
const print = fingerprint('body');
const name = nameIn(waitingKey(print, new Date(email.acceptedAt)))!;
const subject = { name, messageId: 'ses-1', attempt: '1' };
const attempt = { id: '1', acceptedAt: email.acceptedAt };
const settled = { lastAcceptedAt: email.acceptedAt, attempt };
const claimedUntil = '2026-11-20T10:20:10Z';
const failed = { batchItemFailures: [{ itemIdentifier: 'message-0' }] };

async function setUp(folder: Folder, record: DeliveryRecord) {
  const outbox = createMemoryOutbox();
  outbox.store(keyIn(folder, name), JSON.stringify(email));
  await outbox.writeRecord(print, record, 'none');
  const lines: string[] = [];
  const dependencies = {
    outbox,
    now: () => new Date('2026-11-20T10:20:00Z'),
    log: (event: string, details = {}) => void lines.push(JSON.stringify({ event, ...details })),
  };
  return { outbox, dependencies, lines, handler: createHandler(dependencies) };
}

test('an event of an email that deliver-email may be moving is retried', async () => {
  const { handler, outbox } = await setUp('waiting', { ...settled, claimedUntil });
  for (const event of ['hardBounce', 'delivery'] as const) {
    expect(await handler(batch(recordedEvent(event, subject)))).toEqual(failed);
  }
  expect(outbox.keys('waiting')).toHaveLength(1);
});

test('a delivery that arrives after an autoresponder’s bounce confirms the email, one after a hard bounce does not', async () => {
  for (const [bounce, folder] of [
    ['mailboxFull', 'delivered'],
    ['hardBounce', 'waiting'],
  ] as const) {
    const { handler, outbox } = await setUp('sent', settled);
    for (const event of [bounce, 'delivery'] as const) await handler(batch(recordedEvent(event, subject)));
    expect([outbox.keys('sent'), outbox.keys(folder)]).toEqual([[], [keyIn(folder, name)]]);
  }
});

test.each<['sent' | 'waiting', string, DeliveryRecord]>([
  ['sent', 'application/pdf', settled],
  // SES's response was lost.
  ['waiting', 'audio/wav', { attempt }],
])(
  'an infected file of an email in %s/, of the type %s, is stored where no earlier version sends it from',
  async (...row) => {
    const [folder, mimeType, record] = row;
    const { handler, outbox, lines } = await setUp(folder, record);
    const attachment = { fileName: 'a', mimeType, base64: 'AAAA' };
    outbox.store(keyIn(folder, name), JSON.stringify({ ...email, attachment }));
    const event = batch(recordedEvent('virus', subject));
    expect(await handler(event)).toEqual({ batchItemFailures: [] });
    expect(outbox.keys('sent')).toEqual([]);
    // Releases before this one send `attachment`.
    expect(JSON.parse(outbox.objects.get(keyIn('waiting', name))!.text)).toEqual({
      ...email,
      attachment: expect.objectContaining({ mimeType: 'text/plain' }),
      infectedFile: attachment,
    });
    expect((await outbox.readRecord(print))?.record).toEqual({ attempt, infectedAttempt: '1' });
    // SQS may repeat the event.
    expect(await handler(event)).toEqual({ batchItemFailures: [] });
    expect(lines).toEqual([expect.stringContaining('infected-file-dropped')]);
    // No delivery of the rejected attempt ends the email.
    await handler(batch(recordedEvent('delivery', subject)));
    expect(outbox.keys('waiting')).toHaveLength(1);
  },
);

test('a verdict claims the email while it is moved, and one whose move fails is carried out by the next event', async () => {
  const { dependencies, outbox } = await setUp('sent', settled);
  outbox.store(
    keyIn('sent', name),
    JSON.stringify({ ...email, attachment: { fileName: 'a', mimeType: 'b', base64: '' } }),
  );
  let record: DeliveryRecord | undefined;
  const move = async () => {
    record = (await outbox.readRecord(print))?.record;
    throw new OutboxUnavailable('unreachable', 'S3');
  };
  const event = batch(recordedEvent('virus', subject));
  expect(await createHandler({ ...dependencies, outbox: { ...outbox, move } })(event)).toEqual(failed);
  // The move ends by deleting the former email, which must not be the one that deliver-email has moved meanwhile.
  expect(isClaimed(record!, dependencies.now())).toBe(true);
  expect(await createHandler(dependencies)(event)).toEqual({ batchItemFailures: [] });
  expect(await outbox.read(keyIn('waiting', name))).not.toHaveProperty('attachment');
});

test('a second rejection that SQS repeats keeps its pause', async () => {
  const second = { ...attempt, id: '2' };
  const { handler, outbox } = await setUp('sent', { ...settled, attempt: second, infectedAttempt: '1' });
  const event = batch(recordedEvent('virus', { ...subject, attempt: '2' }));
  await handler(event);
  const { bounce } = (await outbox.readRecord(print))!.record;
  expect(bounce?.retryAt).toBe('2026-11-20T10:35:00.000Z');
  await handler(event);
  expect((await outbox.readRecord(print))?.record.bounce).toEqual(bounce);
});

test('a bounce whose move fails is retried without a longer pause', async () => {
  const { dependencies, outbox, lines } = await setUp('sent', settled);
  const broken = createHandler({
    ...dependencies,
    outbox: { ...outbox, move: () => Promise.reject(new OutboxUnavailable('unreachable', 'S3')) },
  });
  const event = batch(recordedEvent('hardBounce', subject));
  expect(await broken(event)).toEqual(failed);
  expect(outbox.keys('sent')).toHaveLength(1);
  const later = { ...dependencies, now: () => new Date('2026-11-20T10:23:00Z') };
  expect(await createHandler(later)(event)).toEqual({ batchItemFailures: [] });
  expect(outbox.keys('waiting')).toHaveLength(1);
  expect((await outbox.readRecord(print))?.record.bounce?.retryAt).toBe('2026-11-20T10:35:00.000Z');
  expect(lines.filter((line) => line.includes('email-bounced'))).toHaveLength(1);
});

test('log lines carry nothing that a visitor or the office’s mail server wrote', async () => {
  const { handler, lines } = await setUp('sent', settled);
  for (const event of ['delay', 'complaint', 'hardBounce', 'virus', 'mailboxFull'] as const) {
    await handler(batch(recordedEvent(event, subject)));
  }
  await handler(batch('Asha'));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join()).not.toMatch(/asha|office|unknown|@/i);
});

test.each<[RecordedEvent | 'SES’s words' | 'Rendering Failure', string, number, object?]>([
  ['hardBounce', name, 1],
  ['virus', name, 1],
  ['complaint', name, 1],
  ['delay', name, 1],
  // It is late.
  ['delivery', name, 0],
  // Without our tag.
  ['hardBounce', 'newsletter', 1],
  // It ends in the dead letters, whose alarm rings, until a release reads it.
  ['Rendering Failure', name, 0, failed],
  // They are in a new topic.
  ['SES’s words', name, 0],
])('an event %s of an unknown %s counts as returned or is retried, unless it is harmless', async (...row) => {
  const [event, tag, counted, result = { batchItemFailures: [] }] = row;
  const body =
    event === 'SES’s words'
      ? 'Successfully validated SNS topic for Amazon SES event publishing.'
      : event === 'Rendering Failure'
        ? JSON.stringify({ eventType: event })
        : recordedEvent(event, { ...subject, name: tag });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = createLog('Website-test');
  expect(await createHandler({ outbox: createMemoryOutbox(), now: () => new Date(), log })(batch(body))).toEqual(
    result,
  );
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as { EmailReturned?: number });
  written.mockRestore();
  expect(lines.map(({ EmailReturned = 0 }) => EmailReturned)).toEqual([counted]);
});
