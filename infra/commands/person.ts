import { createInterface } from 'node:readline';
import { company } from '#content/company.ts';
import { countOf, retention } from '#content/promises.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import { deletionDay, reminderKey, retentionKind } from '../../functions/mail/outbox/deletion-reminder.ts';
import { deliveryKey, folders, keyIn } from '../../functions/mail/outbox/keys.ts';
import { mapConcurrently } from '../../functions/mail/outbox/map-concurrently.ts';
import { readAddress } from '../../functions/mail/send/text.ts';
import { officeTime } from '../../functions/runtime/office-time.ts';
import { unexpected } from './command.ts';
import { callers, entriesIn, type ListedEntry, type OpenOutbox } from './retry.ts';

/**
 * Yields each email of this address with the keys of all that is stored of it, each that only mentions it, and what is
 * elsewhere. With `forget` deletes these keys, of waiting emails only if `isUndelivered`, once `confirm` resolves with true.
 */
export async function* personLines(
  open: OpenOutbox,
  typed: string,
  now: Date,
  forget?: { isUndelivered: boolean; confirm: () => Promise<boolean> },
): AsyncGenerator<string> {
  const address = addressOf(typed);
  if (!/^\S+@\S+$/.test(address)) throw unexpected('an email address', typed);
  const [waiting, others] = [new Set<string>(), new Set<string>()];
  let failures = 0;
  for (const folder of folders) {
    const look = (entry: ListedEntry) =>
      lookAt(open, entry, address).catch(({ message }: Error) => {
        failures += 1;
        return { row: `${entry.reference} · ${message}`, keys: [] };
      });
    for await (const { row, keys } of mapConcurrently(await entriesIn(open.outbox, folder), callers, look)) {
      if (row !== undefined) yield row;
      for (const key of keys) (folder === 'waiting' ? waiting : others).add(key);
    }
  }
  // A waiting email may have its record in common with a delivered one.
  const kept = forget?.isUndelivered ? new Set<string>() : waiting;
  const keys = [...new Set([...waiting, ...others])].filter((key) => !kept.has(key));
  if (forget && kept.size > 0) yield 'What waits is kept: to delete it too, add --undelivered.';
  if (forget && keys.length > 0) {
    yield `Delete ${countOf(keys.length, 'object')}? Type yes:`;
    if (!(await forget.confirm())) return yield 'Nothing is deleted.';
    await open.outbox.removeAll(keys);
    yield* [...keys.map((key) => `Deleted: ${key}`), 'Found after that:'];
    return yield* personLines(open, typed, now);
  }
  const until = (days: number) => officeTime(new Date(now.getTime() + days * 86_400_000), company.officeHours.timeZone);
  yield `Not here: the office's mailbox, and emails older than ${countOf(retention.sentMailDays, 'day')}. There they stay until somebody deletes them: search it for ${address} and these numbers.`;
  yield `Dead letters may name it for 14 days, until ${until(14)}.${open.logDays ? ` Logs have only the numbers, until ${until(open.logDays)}.` : ''}`;
  if (failures > 0) throw new Error(`${countOf(failures, 'email')} could not be read.`);
}

/** Reads one line of the terminal, or of what is piped in. */
export async function isConfirmed(): Promise<boolean> {
  for await (const line of createInterface({ input: process.stdin })) return line.trim() === 'yes';
  return false;
}

async function lookAt({ outbox }: OpenOutbox, { folder, name, fingerprint, reference }: ListedEntry, address: string) {
  const key = keyIn(folder, name);
  const head = await outbox.readHead(key);
  const email = head?.message === undefined ? ((await outbox.read(key)) ?? { ...head }) : head;
  const { form, acceptedAt = '', subject, message = '', fields = {}, replyTo } = email;
  // Below the first `Email:` line anybody may be named.
  const isOwn = [replyTo, /^Email:(.*)$/im.exec(message)?.[1]].some((text) => addressOf(text) === address);
  if (!isOwn) {
    const words = [subject, message, ...Object.values(fields)].join(' ').split(/[\s<>()[\],;:"“”]+|[.!?]+(?=\s|$)/);
    const isNamed = words.some((word) => word.includes('@') && addressOf(word) === address);
    return { row: isNamed ? `${reference} · ${key} · of somebody else, mentions ${address}` : undefined, keys: [] };
  }
  const kind = retentionKind(form);
  const reminder = kind && reminderKey({ kind, reference, day: deletionDay(kind, new Date(acceptedAt)) });
  const reminders = reminder ? await outbox.list('reminders', { prefix: reminder.replace('reminders/', '') }) : [];
  const record = (await outbox.readRecord(fingerprint)) ? [deliveryKey(fingerprint)] : [];
  const keys = [key, ...record, ...reminders.map((each) => each.key)];
  const file = email.attachment ?? email.infectedFile;
  return { row: [reference, form, ...keys, file?.fileName].filter(Boolean).join(' · '), keys };
}

/** Returns an address as mail is sent to it, in lower case. */
function addressOf(text = ''): string {
  const plain = cleanPasted('email', text);
  return (readAddress(plain) ?? plain).toLowerCase();
}
