import { expect, test } from 'vitest';
import { readAgain } from '../deliver/deliver-email.testkit.ts';
import { deletionDay } from '../outbox/deletion-reminder.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable } from '../outbox/outbox.ts';
import { parseStoredEmail } from '../outbox/stored-objects.ts';
import { remindOfDeletions } from './remind-of-deletions.ts';

/** An outbox with two reminders for 20 May 2027 and one for the day after. */
async function setUp() {
  const clock = { now: new Date('2027-05-20T04:00:00Z') };
  const outbox = createMemoryOutbox({ now: () => clock.now });
  for (const reference of ['7F3A-19C2', '0D11-22EE']) await outbox.addReminder({ reference, day: '2027-05-20' });
  await outbox.addReminder({ reference: 'AAAA-0000', day: '2027-05-21' });
  const lines: string[] = [];
  const run = (change: Partial<typeof outbox> = {}) =>
    remindOfDeletions({
      outbox: { ...outbox, ...change },
      now: () => clock.now,
      log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
    });
  const waiting = () => outbox.keys('waiting').map((key) => parseStoredEmail(outbox.objects.get(key)!.text));
  return { clock, outbox, lines, run, waiting };
}

test('on their day the office gets one email that lists the applications, whose reminders are then deleted', async () => {
  const { outbox, lines, run, waiting } = await setUp();
  await run();
  expect(outbox.keys('reminders')).toEqual(['reminders/2027-05-21/AAAA-0000']);
  const [email, ...others] = waiting();
  expect(others).toEqual([]);
  expect(lines).toEqual([JSON.stringify({ event: 'deletion-reminded', reference: email?.reference, applications: 2 })]);

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

test('a run that dies before the reminders are deleted sends the same email again, which is stored once', async () => {
  const { clock, run, waiting, outbox } = await setUp();
  const dies = { removeAll: () => Promise.reject(new OutboxUnavailable('unreachable', 'S3')) };
  await expect(run(dies)).rejects.toThrow(OutboxUnavailable);
  expect(outbox.keys('reminders')).toHaveLength(3);
  // Another application is due by then.
  clock.now = new Date('2027-05-20T19:00:00Z');
  await run();
  expect(waiting().map(({ subject }) => subject)).toEqual([
    'Delete 2 applications by 20 May 2027',
    'Delete 1 application by 21 May 2027',
  ]);
  expect(outbox.keys('reminders')).toEqual([]);
});

test('no reminder is deleted if the email cannot be stored', async () => {
  const { run, outbox } = await setUp();
  const failingOutbox = { put: () => Promise.reject(new OutboxUnavailable('unreachable', 'S3')) };
  await expect(run(failingOutbox)).rejects.toThrow(OutboxUnavailable);
  expect(outbox.keys('reminders')).toHaveLength(3);
});

test('a foreign object in the folder is left alone', async () => {
  const { run, outbox } = await setUp();
  outbox.store('reminders/2020-01-01/README.txt', 'x');
  await run();
  expect(outbox.keys('reminders')).toContain('reminders/2020-01-01/README.txt');
});

test.each([
  ['2026-11-20T10:12:00Z', '2027-05-20'],
  ['2026-11-20T20:00:00Z', '2027-05-21'],
  ['2026-08-31T10:00:00Z', '2027-02-28'],
  ['2026-08-31T20:00:00Z', '2027-03-01'],
])('an application of %s is to be deleted by %s', (acceptedAt, day) => {
  expect(deletionDay(new Date(acceptedAt))).toBe(day);
});
