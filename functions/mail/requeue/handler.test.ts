import { expect, test } from 'vitest';
import { readAgain, sampleEmail } from '../deliver/deliver-email.testkit.ts';
import { deletionDay } from '../outbox/deletion-reminder.ts';
import { fingerprint } from '../outbox/keys.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable } from '../outbox/outbox.ts';
import { parseStoredEmail } from '../outbox/stored-objects.ts';
import { createHandler } from './handler.ts';

/** An outbox with two reminders of applications for 20 May 2027 and one for the day after. */
async function setUp() {
  const clock = { now: new Date('2027-05-20T04:00:00Z') };
  const outbox = createMemoryOutbox(() => clock.now.getTime());
  for (const reference of ['7F3A-19C2', '0D11-22EE']) {
    await outbox.addReminder({ kind: 'application', reference, day: '2027-05-20' });
  }
  await outbox.addReminder({ kind: 'application', reference: 'AAAA-0000', day: '2027-05-21' });
  const [lines, enqueued]: [string[], string[]] = [[], []];
  const run = (change: Partial<typeof outbox> = {}) =>
    createHandler({
      outbox: { ...outbox, ...change },
      queue: { enqueue: async (key) => void enqueued.push(key) },
      isAlarmSilent: async () => false,
      now: () => clock.now,
      log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
    })();
  const waiting = () => outbox.keys('waiting').map((key) => parseStoredEmail(outbox.objects.get(key)!.text));
  /** Puts two emails into the outbox, half an hour before the next run. */
  const putTwo = async () => {
    for (const body of ['one', 'other']) await outbox.put(fingerprint(body), sampleEmail());
    clock.now = new Date('2027-05-20T04:31:00Z');
  };
  return { clock, outbox, lines, enqueued, run, waiting, putTwo };
}

test('a run that ends among too many waiting emails has reminded before', async () => {
  const { outbox, run, putTwo } = await setUp();
  await putTwo();
  const hasEnded = new Promise<number>((resolve) => {
    const readRecord = () => (resolve(outbox.keys('reminders').length), new Promise<never>(() => {}));
    void run({ readRecord });
  });
  expect(await hasEnded).toBe(1);
});

test('a record that cannot be read ends neither the run nor its reminders, and the run fails', async () => {
  const { outbox, enqueued, run, putTwo } = await setUp();
  await putTwo();
  const readRecord = async (print: string) => {
    if (print === fingerprint('one')) throw new OutboxUnavailable('unreachable', 'S3');
    return outbox.readRecord(print);
  };
  await expect(run({ readRecord })).rejects.toThrow('1 steps failed: OutboxUnavailable');
  expect(enqueued).toEqual([expect.stringContaining(fingerprint('other'))]);
  expect([outbox.keys('reminders').length, outbox.keys('waiting').length]).toEqual([1, 3]);
});

test('on their day the office gets one email that lists the applications, whose reminders are then deleted', async () => {
  const { outbox, lines, run, waiting } = await setUp();
  outbox.store('reminders/2020-01-01/README.txt', 'x');
  await run();
  expect(outbox.keys('reminders')).toEqual(['reminders/2027-05-21/AAAA-0000', 'reminders/2020-01-01/README.txt']);
  const [email, ...others] = waiting();
  expect(others).toEqual([]);
  expect(lines).toEqual([
    JSON.stringify({ event: 'deletion-reminded', reference: email?.reference, kind: 'application', emails: 2 }),
  ]);

  const { subject, text, html, headers, attachments } = await readAgain(email!);
  expect(subject).toBe('Delete 2 applications by 20 May 2027');
  expect(headers.get('x-form')).toBe('deletion-reminder');
  for (const part of [text, html]) {
    for (const reference of ['7F3A-19C2', '0D11-22EE']) expect(part).toContain(`${reference}, by 20 May 2027`);
    expect(part).not.toContain('AAAA-0000');
    expect(part).not.toContain('No address to reply to');
  }
  expect(text).toMatch(/^Reminder: Delete 2 applications/);
  expect(attachments).toEqual([]);
});

test('messages of a day have an email of their own', async () => {
  const { outbox, run, waiting } = await setUp();
  await outbox.addReminder({ kind: 'message', reference: 'BBBB-0000', day: '2027-05-20' });
  await run();
  const subjects = waiting().map(({ subject }) => subject);
  expect(subjects).toEqual(['Delete 2 applications by 20 May 2027', 'Delete 1 message by 20 May 2027']);
  expect(waiting()[1]?.message).toMatch(/^These messages arrived 24 months ago\.[^]*\n\nBBBB-0000, by 20 May 2027$/);
});

test('a day begins in the office’s time zone, and missed days are made up for', async () => {
  const { clock, run, waiting, outbox } = await setUp();
  clock.now = new Date('2027-05-19T18:29:00Z');
  await run();
  expect(waiting()).toEqual([]);
  clock.now = new Date('2027-05-19T18:31:00Z');
  await run();
  expect(waiting()).toMatchObject([{ subject: 'Delete 2 applications by 20 May 2027' }]);
  clock.now = new Date('2027-06-30T04:00:00Z');
  await run();
  expect(waiting()).toHaveLength(2);
  expect(outbox.keys('reminders')).toEqual([]);
});

test.each([
  ['application', '2026-11-20T10:12:00Z', '2027-05-20'],
  ['application', '2026-11-20T20:00:00Z', '2027-05-21'],
  ['application', '2026-08-31T10:00:00Z', '2027-02-28'],
  ['application', '2026-08-31T20:00:00Z', '2027-03-01'],
  ['message', '2028-02-29T10:00:00Z', '2030-02-28'],
] as const)('an %s of %s is to be deleted by %s', (kind, acceptedAt, day) => {
  expect(deletionDay(kind, new Date(acceptedAt))).toBe(day);
});
