import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSHandler } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isClaimed } from '../../functions/mail/outbox/claim.ts';
import { recordedEvent } from '../../functions/mail/events/recorded-events.ts';
import { fingerprint, nameIn, referenceNumber, waitingKey } from '../../functions/mail/outbox/keys.ts';
import type { DeliveryRecord, OutboxEmail } from '../../functions/mail/outbox/outbox.ts';
import { startStorage } from '../local/storage.ts';
import { openLocalOutbox } from '../local/storage/local-outbox.ts';
import { UnusableArguments } from './command.ts';
import { fileWords } from '#content/visitor-file.ts';
import { runOutboxCommand } from './outbox.ts';
import { openStageOutbox } from './stage-outbox.ts';

const acceptedAt = '2026-11-20T10:12:00.000Z';
const print = fingerprint('body');
const reference = referenceNumber(print);
const name = nameIn(waitingKey(print, new Date(acceptedAt)))!;
const attachment = { fileName: 'cv.pdf', mimeType: 'application/pdf', base64: Buffer.from('%PDF').toString('base64') };
const subject = 'Message from Asha';
const fields = { interest: 'Chatbots' };
const email: OutboxEmail = { acceptedAt, reference, form: 'contact', fields, subject, message: 'Hello', attachment };
const now = () => new Date(Date.now() + 180 * 60_000);

/** Runs the command against the local stack's S3 and SQS, with one email in the outbox. */
async function setUp(record?: DeliveryRecord, confirm?: () => Promise<boolean>) {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const storage = await startStorage({ folder, firstWaitMs: 1 });
  const open = await openLocalOutbox(folder);
  const { outbox } = open;
  onTestFinished(async () => {
    await storage.close();
    await rm(folder, { recursive: true });
  });
  await outbox.put(print, email);
  if (record) await outbox.writeRecord(print, record, 'none');
  const enqueued: string[] = [];
  const events: string[] = [];
  const functions = { fail: false };
  const handle =
    (bodies: string[]): SQSHandler =>
    async ({ Records }) => {
      if (functions.fail) throw new Error('S3 is down');
      bodies.push(...Records.map(({ body }) => body));
    };
  storage.trigger({ 'deliver-email': handle(enqueued), 'mail-events': handle(events) });
  await vi.waitFor(() => expect(enqueued).toHaveLength(1), 20_000);
  enqueued.splice(0);
  const run = (...args: string[]) => linesOf(runOutboxCommand(open, args, now(), 0, confirm));
  const runAndWait = (...args: string[]) => linesOf(runOutboxCommand(open, args, now(), 20_000));
  return { folder, open, outbox, storage, functions, enqueued, events, run, runAndWait };
}

/** Resolves with the lines, or rejects with an error whose message they are part of. */
async function linesOf(output: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = [];
  try {
    for await (const line of output) lines.push(line);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    error.message = [...lines, error.message].join('\n');
    throw error;
  }
  return lines;
}

const bounced: DeliveryRecord = {
  attempt: { id: '1', acceptedAt, number: 2 },
  bounce: { acceptedAt, firstAt: acceptedAt },
  failure: { at: acceptedAt, kind: 'bounced', reason: 'Permanent, General, smtp; 550 5.1.1 user unknown' },
};

test('list says how often an email was tried, how long it waits at most, and if told so from whom it is', async () => {
  const { run, outbox } = await setUp();
  expect((await run())[1]).toMatch(/ contact · accepted .* · not tried yet$/);
  expect((await run('list', '--names'))[1]).toContain(' · contact · Message from Asha · Chatbots · accepted ');
  const failure = { at: acceptedAt, kind: 'temporary' as const, reason: 'Throttling' };
  for (const [number, words] of [
    [1, '1 attempt · next attempt within 3 min'],
    [6, '6 attempts · next attempt within 15 min'],
    [23, '23 attempts · next attempt within 60 min'],
    [24, '24 attempts · next attempt within 120 min'],
  ] as const) {
    await outbox.writeRecord(print, { attempt: { id: '1', acceptedAt, number }, failure }, 'any');
    expect((await run())[1]).toContain(` · ${words} · temporary: Throttling`);
  }
  const bounce = { acceptedAt, firstAt: acceptedAt, retryAt: new Date(now().getTime() + 600_000).toISOString() };
  await outbox.writeRecord(print, { ...bounced, bounce }, 'any');
  expect((await run())[1]).toMatch(/ · 2 attempts · next attempt in \d+ min · bounced: Permanent/);
});

test('show saves the attachment to a new file, and does not say that SES accepted the email', async () => {
  const { folder, run } = await setUp(bounced);
  const file = join(folder, 'saved.pdf');
  expect((await run('show', reference)).join().match(/\w*cceptedAt/g)).toEqual(Array(3).fill('emailAcceptedAt'));
  expect((await run('show', reference.replace('-', ''), file)).at(-1)).toBe(
    `cv.pdf is saved as ${file}. ${fileWords.warning}`,
  );
  await expect(run('show', reference, file)).rejects.toThrow(UnusableArguments);
  expect(await readFile(file, 'utf8')).toBe('%PDF');
  await expect(run('show', reference, file)).rejects.toThrow('EEXIST');
  await expect(run('show', '0000-0000')).rejects.toThrow(UnusableArguments);
});

test('show names an infected file and saves it only if told so, before and after its email was stored without it', async () => {
  const { folder, run, outbox } = await setUp({ infectedAttempt: '1' });
  const file = join(folder, 'infected.pdf');
  for (const from of ['waiting', 'sent'] as const) {
    if (from === 'sent') await outbox.move(name, 'waiting', 'sent', { infectedAttempt: '1' });
    expect((await run('show', reference)).at(-1)).toBe('SES rejected cv.pdf as infected: it is not sent.');
    await expect(run('show', reference, file)).rejects.toThrow('--infected');
    expect((await run('show', reference, file, '--infected')).at(-1)).toContain(`cv.pdf is saved as ${file}.`);
    expect(await readFile(file, 'utf8')).toBe('%PDF');
    await rm(file);
  }
});

test('retry forgets the bounce, waits until SES has accepted or refused the email, and says why it refused', async () => {
  const { run, runAndWait, outbox, enqueued } = await setUp(bounced);
  const failure = { at: now().toISOString(), kind: 'rejected' as const, reason: 'Address not verified' };
  // What deliver-email does when the message reaches it.
  const whenQueued = async (deliver: () => Promise<unknown>) => {
    await vi.waitFor(() => expect(enqueued).toEqual([expect.stringContaining(name)]), 20_000);
    enqueued.splice(0);
    expect((await outbox.readRecord(print))?.record).not.toHaveProperty('bounce');
    await deliver();
  };
  const refused = whenQueued(() => outbox.writeRecord(print, { failure }, 'any'));
  await expect(runAndWait('retry', reference)).rejects.toThrow(
    `${reference} was not sent. rejected: Address not verified`,
  );
  await refused;
  const accepted = whenQueued(() => outbox.move(name, 'waiting', 'sent'));
  expect(await runAndWait('retry', 'all')).toEqual([`${reference} is sent: SES accepted it.`]);
  await accepted;
  expect(await run('retry', 'all')).toEqual(['No email waits.']);
  expect(await run('retry', reference)).toEqual([
    `${reference} is queued, and its outcome is not known yet: list shows it.`,
  ]);
});

test('retry claims an email that SES accepted and moves it back into waiting/, a delivered one only if told so', async () => {
  const { run, outbox, enqueued } = await setUp({ lastAcceptedAt: acceptedAt });
  await outbox.move(name, 'waiting', 'sent');
  const { move } = outbox;
  let isClaimedThen = false;
  outbox.move = async (...moved) => {
    // Otherwise the end of the move deletes what deliver-email has moved.
    isClaimedThen = isClaimed((await outbox.readRecord(print))!.record, now());
    return move(...moved);
  };
  await run('retry', reference);
  expect([isClaimedThen, await outbox.has('waiting', name), await outbox.has('sent', name)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await outbox.readRecord(print))?.record).toEqual({});
  await vi.waitFor(() => expect(enqueued).not.toEqual([]), 20_000);
  await outbox.move(name, 'waiting', 'delivered');
  expect((await run('retry', reference))[0]).toMatch(/mail server has it since .* IST\. To send it all the same/);
  expect(await outbox.has('delivered', name)).toBe(true);
  await run('retry', reference, '--again');
  expect(await outbox.has('waiting', name)).toBe(true);
});

test('dead letters are listed with the folder of their email, and redriven, events of SES wherever the email is', async () => {
  const { run, open, outbox, storage, functions, enqueued, events } = await setUp(bounced);
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const [other, gone] = ['d', 'e'].map((digit) => digit.repeat(32)) as [string, string];
  for (const each of [other, gone]) await outbox.put(each, email);
  const nameOf = (each: string) => `${each}-${name.split('-')[1]}`;
  await outbox.move(nameOf(other), 'waiting', 'delivered');
  await outbox.remove(`waiting/${nameOf(gone)}.json`);
  await vi.waitFor(() => expect(enqueued).toHaveLength(2), 20_000);
  enqueued.splice(0);
  functions.fail = true;
  const event = recordedEvent('hardBounce', { name: nameOf(other), messageId: 'ses-1', attempt: '1' });
  for (const body of [event, 'not an event']) storage.publishMailEvent(body);
  for (const each of [name, nameOf(gone)]) await open.queue.enqueue(`waiting/${each}.json`);
  const lines = [
    `  ${reference} · waiting/`,
    '  DDDD-DDDD · Bounce of SES · delivered/',
    '  EEEE-EEEE · no longer in the outbox',
  ];
  const unreadable = ['  unreadable, remains · not an event', 'Dead letters: 4'];
  await vi.waitFor(async () => expect(await run('dead-letters', 'list')).toContain('Dead letters: 4'), 30_000);
  expect((await run('dead-letters', 'list')).toSorted()).toEqual([...unreadable, ...lines].toSorted());
  functions.fail = false;
  const redriven = lines.map((line) => `${line} · redriven`);
  expect((await run('dead-letters', 'redrive')).toSorted()).toEqual([...unreadable, ...redriven].toSorted());
  await vi.waitFor(() => expect([events, enqueued]).toEqual([[event], [expect.stringContaining(name)]]), 20_000);
  expect((await outbox.readRecord(print))?.record).not.toHaveProperty('bounce');
  expect(await run('dead-letters', 'list')).toEqual(['  unreadable, remains · not an event', 'Dead letters: 1']);
});

test('retry leaves an email alone that a function is handling, and waits for the outcome of that function', async () => {
  const claimedUntil = new Date(now().getTime() + 30_000).toISOString();
  const { run, runAndWait, enqueued, outbox } = await setUp({ claimedUntil });
  expect((await run('retry', reference))[0]).toMatch(/being handled at the moment/);
  expect((await outbox.readRecord(print))?.record).toEqual({ claimedUntil });
  const isAwaited = vi.spyOn(outbox, 'list');
  const retried = runAndWait('retry', reference);
  await vi.waitFor(() => expect(isAwaited).toHaveBeenCalled(), 20_000);
  const failure = { at: now().toISOString(), kind: 'temporary' as const, reason: 'Throttling' };
  await outbox.writeRecord(print, { failure }, 'any');
  await expect(retried).rejects.toThrow('temporary: Throttling');
  expect(enqueued).toEqual([]);
});

test('forget deletes what is stored of an address once confirmed, and nothing that waits or is of somebody else', async () => {
  const { run, outbox } = await setUp({}, vi.fn(async () => true).mockResolvedValueOnce(false));
  const [a, b, day] = ['a'.repeat(32), 'b'.repeat(32), name.split('-')[1]];
  for (const [each, author] of Object.entries({ [a]: 'ASHA', [b]: 'natasha' })) {
    const message = `Email: ${author}@bücher.example\n\nEmail: asha@bücher.example.`;
    await outbox.put(each, { ...email, form: 'application', message });
    await outbox.writeRecord(each, {}, 'none');
    await outbox.move(`${each}-${day}`, 'waiting', 'delivered');
  }
  await outbox.put(a, { ...email, acceptedAt: now().toISOString(), replyTo: 'asha@xn--bcher-kva.example' });
  await outbox.addReminder({ kind: 'application', reference: 'AAAA-AAAA', day: '2027-05-20' });
  const forget = async (...options: string[]) =>
    (await run('forget', 'Asha@Bücher.example', ...options)).filter((line) => line.startsWith('Deleted')).toSorted();
  expect(await forget()).toEqual([]);
  expect(await forget()).toEqual([`Deleted: delivered/${a}-${day}.json`, 'Deleted: reminders/2027-05-20/AAAA-AAAA']);
  expect(await forget('--undelivered')).toHaveLength(2);
  const [found] = await run('find', 'asha@bücher.example');
  expect(found).toBe(`BBBB-BBBB · delivered/${b}-${day}.json · of somebody else, mentions asha@xn--bcher-kva.example`);
  expect([await outbox.readRecord(a), await outbox.has('waiting', name)]).toEqual([undefined, true]);
});

test('a stage is found by the outputs of its stack, and a missing output is named', () => {
  const open = (name: string, ...outputs: readonly string[]) =>
    openStageOutbox(name, (...words) => {
      expect(words.join(' ')).toBe(`cloudformation describe-stacks --stack-name Website-${name}`);
      const Outputs = outputs.map((OutputKey) => ({ OutputKey, OutputValue: `https://${OutputKey}` }));
      return { status: 0, stdout: JSON.stringify({ Stacks: [{ Outputs }] }), stderr: '' };
    });
  expect(open('staging', 'OutboxBucket', 'WaitingQueue', 'DeadLetters', 'MailEventsQueue')).toHaveProperty('queue');
  expect(() => open('prod', 'OutboxBucket', 'DeadLetters')).toThrow('the output WaitingQueue of the stack');
  expect(() => open('toString')).toThrow(UnusableArguments);
});
