import { expect, test } from 'vitest';
import { fileWords } from '#content/visitor-file.ts';
import { readSesEvent } from '../../../functions/mail/events/ses-event.ts';
import { reminderKey, reminderOf } from '../../../functions/mail/outbox/deletion-reminder.ts';
import emails from '../../../functions/mail/outbox/fixtures/emails.json' with { type: 'json' };
import events from '../../../functions/mail/outbox/fixtures/events.json' with { type: 'json' };
import notifications from '../../../functions/mail/outbox/fixtures/notifications.json' with { type: 'json' };
import * as before from '../../../functions/mail/outbox/fixtures/readers.testkit.ts';
import records from '../../../functions/mail/outbox/fixtures/records.json' with { type: 'json' };
import { createdKeys } from '../../../functions/mail/outbox/notification.ts';
import { parseDeliveryRecord, parseStoredEmail } from '../../../functions/mail/outbox/stored-objects.ts';
import { createRandom } from './clock.testkit.ts';
import { createMailWorld, day, formOf, hour, minute, type SesOutcome } from './mail-world.testkit.ts';

/** An object or message by its key; `notification` and `event` are messages. */
type Written = { key: string; text: string };

const writtenBefore: readonly Written[] = [...emails, ...records, ...notifications, ...events];

/** Runs every kind of delivery, and returns what the functions write. */
async function writeObjects(): Promise<Written[]> {
  const written: Written[] = [];
  const world = createMailWorld({ random: createRandom(1), onWritten: (key, text) => written.push({ key, text }) });
  const outcomes: SesOutcome[] = [
    'fails',
    [{ event: 'virus', afterMs: minute }],
    [{ event: 'mailboxFull', afterMs: minute }],
    [{ event: 'hardBounce', afterMs: minute }],
    'fails',
  ];
  world.behaviour.sesDoes = () => outcomes.shift() ?? [{ event: 'delivery', afterMs: minute }];
  world.bucket.store(reminderKey({ kind: 'message', day: '2026-11-20', reference: '7F3A-19C2' }), '{}');
  world.send(formOf('text', 'infected application'));
  await world.pass(2 * day);
  world.send({ ...formOf('text'), blank: 'x' });
  world.send({ subject: 'A client', message: 'Email: asha@example.com' });
  await world.pass(hour);
  world.behaviour.sesDoes = () => [{ event: 'hardBounce', afterMs: minute }];
  world.send(formOf('given up'));
  await world.pass(5 * day);
  return written;
}

const today = {
  parseStoredEmail,
  parseDeliveryRecord,
  createdKeys,
  readTags: (text: string): object => {
    const { name, attempt } = readSesEvent(text) ?? {};
    return { name, attempt };
  },
  reminderOf,
};

function read(readers: typeof today | typeof before, { key, text }: Written): object | undefined {
  if (key === 'notification') return { keys: readers.createdKeys(text) };
  if (key === 'event') return readers.readTags(text);
  if (key.startsWith('deliveries/')) return readers.parseDeliveryRecord(text);
  return key.startsWith('reminders/') ? readers.reminderOf(key) : readers.parseStoredEmail(text);
}

test('this release reads what the one before has written, with the same meaning', () => {
  for (const object of writtenBefore) {
    const meaning = read(before, object);
    expect(meaning).toBeDefined();
    expect(read(today, object)).toEqual(meaning);
  }
});

test('the release before reads what this one writes, with the same meaning', async () => {
  const written = await writeObjects();
  const folders = (objects: readonly Written[]) => new Set(objects.map(({ key }) => key.split('/')[0]));
  expect([...folders(written)]).toEqual(expect.arrayContaining([...folders(writtenBefore)]));
  expect(written).toContainEqual({ key: expect.any(String), text: expect.stringContaining('"infectedFile":') });
  // What it sends instead of a file that SES has rejected says so.
  const notice = { mimeType: 'text/plain', oddities: [fileWords.infected('asha@example.com')] };
  for (const object of written) {
    const meaning = read(today, object) ?? {};
    const meant: { attachment?: object } = { ...read(before, object) };
    const { attachment, ...others } = meant;
    const isNotice = 'infectedFile' in meaning;
    expect({ ...meaning, sent: attachment }).toMatchObject(isNotice ? { ...others, sent: notice } : meant);
  }
});

test('fields of the next release stay when this one rewrites an object', async () => {
  const world = createMailWorld({ random: createRandom(1) });
  const outcomes = ['hardBounce', 'virus', 'mailboxFull', 'delivery', 'delivery'] as const;
  world.behaviour.sesDoes = () => [{ event: outcomes[world.attempts.length - 1]!, afterMs: minute }];
  let reference = '';
  world.send(formOf('text', 'infected application'), (shown) => (reference = shown));
  await world.pass(5 * minute);
  const stored = () => [...world.bucket.objects].filter(([key]) => !key.startsWith('reminders/'));
  for (const [key, object] of stored()) {
    world.bucket.objects.set(key, { ...object, text: JSON.stringify({ ...JSON.parse(object.text), next: true }) });
  }
  await world.pass(day);
  world.operate(`retry ${reference} --again`);
  await world.pass(hour);
  expect([world.attempts.length, ...world.bucket.keys('delivered')]).toEqual([5, expect.any(String)]);
  expect(stored().map(([, { text }]) => JSON.parse(text))).toEqual(
    stored().map(() => expect.objectContaining({ next: true })),
  );
});
