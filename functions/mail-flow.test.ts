import { expect, test } from 'vitest';
import { createMailFlow } from './mail-flow.testkit.ts';

const hour = 60;
const day = 24 * hour;

test('an email that SES delivers is sent once and moved to delivered/', async () => {
  const { accept, pass, outbox, attempts, events } = createMailFlow();
  await accept('body');
  await pass(day);
  expect(attempts).toHaveLength(1);
  expect([outbox.keys('waiting'), outbox.keys('sent'), outbox.keys('delivered')]).toEqual([
    [],
    [],
    [expect.anything()],
  ]);
  expect(events()).toEqual(['email-delivered']);
});

test.each([
  ['a hard bounce', ['hardBounce'], ['email-bounced', 'bounced-email-requeued', 'email-delivered']],
  ['a virus verdict', ['virus'], ['email-rejected', 'bounced-email-requeued', 'email-delivered']],
] as const)('after %s the email is sent again a quarter of an hour later', async (_, first, logged) => {
  const { accept, pass, sesDoes, outbox, attempts, events } = createMailFlow();
  sesDoes((attempt) => (attempt === 1 ? first : ['delivery']));
  await accept('body');
  await pass(10);
  expect(outbox.keys('waiting')).toHaveLength(1);
  await pass(hour);
  expect(attempts).toHaveLength(2);
  expect(attempts[1]!.at - attempts[0]!.at).toBeLessThanOrEqual(31 * 60_000);
  expect(outbox.keys('delivered')).toHaveLength(1);
  expect(events()).toEqual(logged);
});

test('an email to a mailbox that is full for a day is retried with growing pauses and delivered once', async () => {
  const { accept, pass, sesDoes, outbox, attempts, events } = createMailFlow();
  let isFull = true;
  sesDoes(() => (isFull ? ['delay', 'mailboxFull'] : ['delivery']));
  await accept('body');
  await pass(day);
  isFull = false;
  await pass(day);
  expect(outbox.keys('delivered')).toHaveLength(1);
  expect(events().filter((event) => event === 'email-delivered')).toHaveLength(1);
  const pauses = attempts.slice(1).map(({ at }, index) => (at - attempts[index]!.at) / 60_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(attempts.length).toBeLessThan(12);
  expect(events()).not.toContain('email-requeued');
});

test('an email that bounces for three days is given up, stored, and remains in the dead letters', async () => {
  const { accept, pass, sesDoes, outbox, attempts, dead } = createMailFlow();
  sesDoes(() => ['hardBounce']);
  await accept('body');
  await pass(5 * day);
  const tried = attempts.length;
  expect(dead).toHaveLength(1);
  await pass(8 * day);
  expect(attempts).toHaveLength(tried);
  expect(outbox.keys('waiting')).toHaveLength(1);
  // The first dead letter expires after two weeks.
  expect(dead).toHaveLength(2);
});

test('a complaint is counted and nothing is sent again', async () => {
  const { accept, pass, sesDoes, attempts, events } = createMailFlow();
  sesDoes(() => ['delivery', 'complaint']);
  await accept('body');
  await pass(2 * day);
  expect(attempts).toHaveLength(1);
  expect(events()).toEqual(['email-delivered', 'complaint-received']);
});

test('an email without an event for a day is logged once a day, stored, and not sent again', async () => {
  const { accept, pass, sesDoes, outbox, attempts, events } = createMailFlow();
  sesDoes(() => []);
  await accept('body');
  await pass(3 * day - hour);
  expect(attempts).toHaveLength(1);
  expect(outbox.keys('sent')).toHaveLength(1);
  expect(events()).toEqual(['email-unconfirmed', 'email-unconfirmed']);
});

test('duplicate events, late events and events of another attempt change nothing', async () => {
  const { accept, pass, sesDoes, publish, outbox, attempts, events } = createMailFlow();
  sesDoes((attempt) => (attempt === 1 ? ['hardBounce', 'hardBounce'] : ['delivery', 'delivery']));
  await accept('body');
  await pass(hour);
  publish('hardBounce', attempts[0]!);
  await pass(day);
  expect(attempts).toHaveLength(2);
  expect(outbox.keys('delivered')).toHaveLength(1);
  expect(events()).toEqual(['email-bounced', 'bounced-email-requeued', 'email-delivered', 'mail-event-unmatched']);
});

test('an event of an unknown email is not retried', async () => {
  const { publish, pass, dead, events, outbox } = createMailFlow();
  publish('hardBounce', { name: `${'0'.repeat(32)}-1`, messageId: 'ses-0' });
  publish('delivery', { name: 'newsletter', messageId: 'ses-0' });
  await pass(day);
  expect(dead).toEqual([]);
  expect(outbox.objects.size).toBe(0);
  expect(events()).toEqual(['mail-event-unmatched', 'mail-event-unreadable']);
});

test('a transient bounce after the delivery is ignored, a permanent one moves the email back to waiting/', async () => {
  const { accept, pass, sesDoes, publish, attempts, outbox } = createMailFlow();
  sesDoes(() => ['delivery']);
  await accept('body');
  await pass(hour);
  publish('mailboxFull', attempts[0]!);
  await pass(day);
  expect(attempts).toHaveLength(1);
  publish('hardBounce', attempts[0]!);
  await pass(day);
  expect(attempts).toHaveLength(2);
  expect(outbox.keys('delivered')).toHaveLength(1);
});

test('an email whose notification is lost is sent within an hour and logged as requeued', async () => {
  const { accept, pass, switches, attempts, events } = createMailFlow();
  switches.notifies = false;
  await accept('body');
  await pass(hour);
  expect(attempts).toHaveLength(1);
  expect(events()).toEqual(['email-requeued', 'email-delivered']);
});

test('an email whose queue message expired after four days of a disabled trigger is sent once', async () => {
  const { accept, pass, switches, expireMessages, outbox, attempts } = createMailFlow();
  switches.delivers = false;
  await accept('body');
  await pass(4 * day);
  expireMessages();
  switches.delivers = true;
  await pass(hour);
  expect(attempts).toHaveLength(1);
  expect(outbox.keys('delivered')).toHaveLength(1);
});

test('an email that SES refused until its dead letter expired is sent once SES is repaired', async () => {
  const { accept, pass, sesDoes, dead, outbox, events } = createMailFlow();
  sesDoes(() => 'fails');
  await accept('body');
  await pass(2 * day);
  expect(dead.splice(0).length).toBeGreaterThan(1);
  sesDoes(() => ['delivery']);
  await pass(day);
  expect(outbox.keys('delivered')).toHaveLength(1);
  expect(events().filter((event) => event === 'email-delivered')).toHaveLength(1);
});

test('an email that the queue still retries is not requeued', async () => {
  const { accept, pass, sesDoes, events } = createMailFlow();
  sesDoes(() => 'fails');
  await accept('body');
  await pass(12 * hour);
  expect(new Set(events())).toEqual(new Set(['email-delayed']));
});

test('an email with the same content as an earlier one that was given up is sent at once', async () => {
  const { accept, pass, sesDoes, attempts, outbox } = createMailFlow();
  sesDoes(() => ['hardBounce']);
  await accept('body');
  await pass(5 * day);
  const tried = attempts.length;
  sesDoes(() => ['delivery']);
  await accept('body');
  await pass(hour);
  expect(attempts).toHaveLength(tried + 1);
  expect(outbox.keys('delivered')).toHaveLength(1);
});

test('six months after two applications the office gets one email that names both, once', async () => {
  const { accept, pass, skipDays, outbox, attempts, events } = createMailFlow();
  await accept('one', { form: 'application' });
  await accept('other', { form: 'application' });
  await accept('message');
  await pass(hour);
  expect(outbox.keys('reminders')).toHaveLength(2);
  skipDays(178);
  await pass(2 * day);
  expect(attempts).toHaveLength(3);
  await pass(3 * day);
  expect(attempts).toHaveLength(4);
  expect(outbox.keys('reminders')).toEqual([]);
  expect(events().filter((event) => event !== 'email-delivered')).toEqual(['deletion-reminded']);
  expect(outbox.objects.get(`delivered/${attempts[3]!.name}.json`)?.text).toContain(
    '"subject":"Delete 2 applications by 20 May 2027"',
  );
});
