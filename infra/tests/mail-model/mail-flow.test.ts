import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../functions/mail/events/recorded-events.ts';
import { createRandom } from './clock.testkit.ts';
import {
  createMailWorld,
  day,
  formOf,
  hour,
  isInfected,
  minute,
  type SesOutcome,
  type WorldProps,
} from './mail-world.testkit.ts';

/** A world without other faults. SES reports these events a minute after an attempt. */
function setUp(faults: Partial<WorldProps> = {}) {
  const world = createMailWorld({ random: createRandom(1), ...faults });
  const after = (...events: RecordedEvent[]): SesOutcome => events.map((event) => ({ event, afterMs: minute }));
  const quiet = ['email-accepted', 'email-sent'];
  return {
    ...world,
    sesDoes: (rule: (attempt: number) => 'fails' | readonly RecordedEvent[]) => {
      world.behaviour.sesDoes = () => {
        const outcome = rule(world.attempts.length);
        return outcome === 'fails' ? 'fails' : after(...outcome);
      };
    },
    events: () => world.logged.map(({ event }) => event).filter((event) => !quiet.includes(event)),
    folders: () => ['waiting', 'sent', 'delivered'].map((folder) => world.bucket.keys(folder).length),
  };
}

test.each([
  ['a hard bounce', ['hardBounce'], ['email-bounced', 'bounced-email-requeued', 'email-delivered']],
  ['a rejection', ['virus'], ['email-rejected', 'bounced-email-requeued', 'email-delivered']],
] as const)('after %s the email is sent again a quarter of an hour later', async (_, first, logged) => {
  const { send, pass, sesDoes, folders, attempts, events } = setUp();
  sesDoes((attempt) => (attempt === 1 ? first : ['delivery']));
  send(formOf('text'));
  await pass(10 * minute);
  expect(folders()).toEqual([1, 0, 0]);
  await pass(hour);
  expect(attempts).toHaveLength(2);
  expect(attempts[1]!.at - attempts[0]!.at).toBeLessThanOrEqual(31 * minute);
  expect(folders()).toEqual([0, 0, 1]);
  expect(events()).toEqual(logged);
});

test('an application with an infected file is sent again within minutes without it, and so in every later attempt', async () => {
  const { send, pass, publish, operate, sesDoes, folders, attempts, events } = setUp();
  sesDoes((attempt) => (attempt === 1 ? ['virus'] : ['delivery']));
  const form = formOf('I weave.', 'infected application');
  let reference = '';
  send(form, (shown) => (reference = shown));
  await pass(10 * minute);
  expect(folders()).toEqual([0, 0, 1]);
  expect(events()).toEqual(['infected-file-dropped', 'email-delivered']);
  const { text = '', attachments: files } = await simpleParser(attempts[1]!.mime);
  expect(text).toContain('I weave.');
  expect(text).toMatch(/a\.pdf \(.*rejected as infected.* reply to asha@example\.com\./);
  expect(files.map(({ filename }) => filename)).toEqual(['Asha.vcf']);

  publish('virus', attempts[0]!);
  operate(`retry ${reference} --again`);
  await pass(2 * day);
  send(form);
  await pass(hour);
  expect(attempts.map(isInfected)).toEqual([true, false, false, false]);
  expect(events()).not.toContain('email-rejected');
});

test('an email that SES rejects again without its file is sent again after a pause', async () => {
  const { send, pass, sesDoes, folders, attempts, events } = setUp();
  sesDoes((attempt) => (attempt < 3 ? ['virus'] : ['delivery']));
  send(formOf('text', 'infected application'));
  await pass(hour);
  expect(attempts.map(isInfected)).toEqual([true, false, false]);
  expect(folders()).toEqual([0, 0, 1]);
  expect(events()).toEqual(['infected-file-dropped', 'email-rejected', 'bounced-email-requeued', 'email-delivered']);
});

test('an email to a mailbox that is full for a day is retried with growing pauses and delivered once', async () => {
  const { send, pass, sesDoes, folders, attempts, events } = setUp();
  let isFull = true;
  sesDoes(() => (isFull ? ['delay', 'mailboxFull'] : ['delivery']));
  send(formOf('text'));
  await pass(day);
  isFull = false;
  await pass(day);
  expect(folders()).toEqual([0, 0, 1]);
  expect(events().filter((event) => event === 'email-delivered')).toHaveLength(1);
  const pauses = attempts.slice(1).map(({ at }, index) => Math.round((at - attempts[index]!.at) / minute));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(attempts.length).toBeLessThan(12);
  expect(events()).not.toContain('email-requeued');
});

test('an email that bounces for three days is given up, stored, and remains in the dead letters until it is redriven', async () => {
  const { send, pass, sesDoes, folders, attempts, dead, operate } = setUp();
  sesDoes(() => ['hardBounce']);
  send(formOf('text'));
  await pass(5 * day);
  const tried = attempts.length;
  expect(dead.letters.size).toBe(1);
  await pass(8 * day);
  expect(attempts).toHaveLength(tried);
  expect(folders()).toEqual([1, 0, 0]);
  // The first dead letter expires after two weeks.
  expect(dead.letters.size).toBe(2);
  sesDoes(() => ['delivery']);
  operate('dead-letters redrive');
  await pass(hour);
  expect(folders()).toEqual([0, 0, 1]);
  expect(dead.letters.size).toBe(0);
});

test('a bounce of a delivered email is not held up by a repeat whose notification is lost', async () => {
  let isLost = false;
  const { send, pass, publish, attempts, dead, folders } = setUp({ notifies: () => (isLost ? [] : [0]) });
  send(formOf('text'));
  await pass(10 * minute);
  isLost = true;
  send(formOf('text'));
  await pass(minute);
  publish('hardBounce', attempts[0]!);
  await pass(hour);
  expect(attempts).toHaveLength(2);
  expect(folders()).toEqual([0, 0, 1]);
  expect(dead.letters.size).toBe(0);
});

test('an email whose delivery could not be recorded is sent again after a bounce', async () => {
  let failures = 0;
  const rates = () => ({ fail: (failures -= 1) >= 0 ? 1 : 0, lose: 0, kill: 0 });
  const { send, pass, sesDoes, attempts, folders, events } = setUp({ rates });
  sesDoes((attempt) => {
    failures = attempt === 1 ? 1 : 0;
    return attempt === 1 ? ['hardBounce'] : ['delivery'];
  });
  send(formOf('text'));
  await pass(hour);
  expect(attempts).toHaveLength(2);
  expect(folders()).toEqual([0, 0, 1]);
  expect(events()).toEqual(['delivery-unrecorded', 'email-bounced', 'bounced-email-requeued', 'email-delivered']);
});

test('an email without an event for a day is logged once a day, stored, and not sent again', async () => {
  const { send, pass, sesDoes, folders, attempts, events } = setUp();
  sesDoes(() => []);
  send(formOf('text'));
  await pass(3 * day - hour);
  expect(attempts).toHaveLength(1);
  expect(folders()).toEqual([0, 1, 0]);
  expect(events()).toEqual(['email-unconfirmed', 'email-unconfirmed']);
});

test('an email that SES refused until its dead letter expired is sent once SES is repaired', async () => {
  const { send, pass, sesDoes, dead, folders, events } = setUp();
  sesDoes(() => 'fails');
  send(formOf('text'));
  await pass(2 * day);
  expect(dead.letters.size).toBeGreaterThan(1);
  dead.letters.clear();
  sesDoes(() => ['delivery']);
  await pass(day);
  expect(folders()).toEqual([0, 0, 1]);
  expect(events().filter((event) => event === 'email-delivered')).toHaveLength(1);
});

test('an email that the queue still retries is not requeued', async () => {
  const { send, pass, sesDoes, events } = setUp();
  sesDoes(() => 'fails');
  send(formOf('text'));
  await pass(12 * hour);
  expect(new Set(events())).toEqual(new Set(['email-delayed']));
});

test('an email with the same content as an earlier one that was given up is sent at once', async () => {
  const { send, pass, sesDoes, attempts, folders } = setUp();
  sesDoes(() => ['hardBounce']);
  send(formOf('text'));
  await pass(5 * day);
  const tried = attempts.length;
  sesDoes(() => ['delivery']);
  send(formOf('text'));
  await pass(hour);
  expect(attempts).toHaveLength(tried + 1);
  expect(folders()[2]).toBe(1);
});
