import { expect, test } from 'vitest';
import { recordedEvent } from '../events/recorded-events.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { createHandler } from './handler.ts';

function setUp() {
  const clock = { hours: 22 };
  const now = () => Date.parse('2026-11-20T00:00:00Z') + clock.hours * 3_600_000;
  const sent: string[] = [];
  const lines: string[] = [];
  let events = 0;
  const mailer = { send: async (mime: Uint8Array, { to }: { to: string }) => `${sent.push(to + mime)}` };
  const log = (event: string) => void lines.push(event);
  const handler = createHandler({
    outbox: createMemoryOutbox(now),
    mailer,
    sender: 'a@example.com',
    key: 'k',
    now,
    log,
  });
  const notify = (type: Parameters<typeof recordedEvent>[0], receipt: string, address = '') => {
    const named = { 'Reply-To': address, 'X-Receipt': receipt, 'X-Reference': '7F3A-19C2' };
    const headers = Object.entries(named).map(([name, value]) => ({ name, value }));
    const Message = recordedEvent(type, { name: 'a', messageId: String((events += 1)), headers });
    return handler({ Records: [{ Sns: { Message } }] });
  };
  const ask = async (address: string) => (await notify('delivery', 'wanted', address), sent.length);
  return { clock, sent, lines, ask, notify };
}

test('a thousand addresses get 50 receipts a day, and no more if all ask at once', async () => {
  const { sent, clock, ask } = setUp();
  for (let index = 0; index < 1_000; index += 1) await ask(`a${index}@example.org`);
  expect(sent).toHaveLength(50);
  clock.hours += 24;
  await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`b${index}@example.org`)));
  expect(sent.length).toBeLessThanOrEqual(100);
});

test('an address that asks a thousand times gets one receipt in 24 hours, however it is written', async () => {
  const { clock, ask } = setUp();
  for (let index = 0; index < 500; index += 1) await ask(`Asha+${index}@example.org`);
  for (let index = 0; index < 500; index += 1) await ask('asha@EXAMPLE.org');
  clock.hours += 23;
  expect(await ask('asha@example.org')).toBe(1);
  clock.hours += 1;
  expect(await ask('asha@example.org')).toBe(2);
});

test('a receipt has one recipient; a header that is not one address, or an email not yet delivered, gets none', async () => {
  const { sent, ask, notify } = setUp();
  const tricks = [
    'a@example.org, b@example.org',
    '"a@example.org" <b@example.org>',
    'a@example.org\r\nBcc: b@example.org',
  ];
  for (const address of tricks) expect(await ask(address)).toBe(0);
  await notify('delivery', '', 'a@example.org');
  await notify('hardBounce', 'wanted', 'a@example.org');
  expect(sent).toEqual([]);
  await ask('a@example.org');
  expect(sent[0]?.match(/\S+@example.org/g)).toEqual(['a@example.org', 'a@example.org']);
});

test.each([
  ['two bounces in a day', ['hardBounce', 'mailboxFull'], 1, 0],
  ['a complaint', ['complaint'], 1, 0],
  ['two bounces in two days', ['hardBounce', 'hardBounce'], 25, 1],
] as const)(
  'a week without receipts follows two returned in a day, or a complaint: %s',
  async (_, types, hoursApart, sent) => {
    const { clock, lines, ask, notify } = setUp();
    for (const type of types) {
      clock.hours += hoursApart;
      await notify(type, 'sent');
    }
    expect(lines).toEqual(sent === 0 ? ['receipts-stopped'] : []);
    clock.hours += 6.9 * 24;
    expect(await ask('asha@example.org')).toBe(sent);
    clock.hours += 0.2 * 24;
    expect(await ask('ben@example.org')).toBe(sent + 1);
  },
);
