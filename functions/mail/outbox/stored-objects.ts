import * as v from 'valibot';
import { fileWords } from '#content/visitor-file.ts';
import { type OutboxEmail, UnreadableEmail, type DeliveryRecord, type EmailHead } from './outbox.ts';

/*
 * Version rule of what outlives a deployment: emails, records, reminders, queue messages, names of keys and tags. The
 * functions change their version one by one, and a roll back does it while emails are under way.
 *
 * 1. A release writes what the one before it reads with the right meaning. A new field or value is read in one release
 *    and written in the next, or written beside what the release before needs (`serializeEmail`).
 * 2. Unknown fields are ignored, and kept where an object is rewritten: objects are loose, and a writer drops fields by
 *    name instead of copying those that it knows.
 * 3. A missing field means what it meant before the field existed.
 *
 * fixtures/ holds the readers and objects of the release before. `release-before.test.ts` and the mail model use them.
 */

const storedFile = v.looseObject({
  fileName: v.string(),
  mimeType: v.string(),
  base64: v.string(),
  oddities: v.exactOptional(v.array(v.string())),
});

const storedEmail = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
    reference: v.string(),
    // Any string, because an email of an unknown form is delivered as its plain message.
    form: v.exactOptional(v.string()),
    fields: v.exactOptional(v.record(v.string(), v.string())),
    subject: v.string(),
    message: v.string(),
    replyTo: v.exactOptional(v.string()),
    isPossibleSpam: v.exactOptional(v.literal(true)),
    attachment: v.exactOptional(storedFile),
    infectedFile: v.exactOptional(storedFile),
  }),
);

/** Returns the email that was stored as this text. Throws UnreadableEmail if a field is missing or has another type. */
export function parseStoredEmail(text: string): OutboxEmail {
  const { success, output, issues } = v.safeParse(storedEmail, text);
  if (success) return output.infectedFile === undefined ? output : withoutNotice(output);
  // Report field names only, because valibot's messages quote the values, which are personal data.
  const fields = issues.map((issue) => v.getDotPath(issue) ?? 'JSON');
  throw new UnreadableEmail(`Expected a stored email, got one that is wrong in ${fields.join(', ')}.`);
}

/**
 * Returns an email as the text to store, which begins with what `parseEmailHead` reads. A release that knows no
 * `infectedFile` sends `attachment`: instead of the file a text that says what became of it.
 */
export function serializeEmail({ acceptedAt, form, attachment, ...others }: OutboxEmail): string {
  const { infectedFile, replyTo } = others;
  if (infectedFile === undefined) return JSON.stringify({ acceptedAt, form, ...others, attachment });
  const sentence = fileWords.infected(replyTo);
  const text = `${infectedFile.fileName}\n\n${sentence}\n`;
  const base64 = Buffer.from(text).toString('base64');
  const notice = { fileName: 'rejected-file.txt', mimeType: 'text/plain', base64, oddities: [sentence] };
  return JSON.stringify({ acceptedAt, form, ...others, attachment: notice });
}

function withoutNotice({ attachment: _notice, ...email }: OutboxEmail): OutboxEmail {
  return email;
}

/** Parses the first bytes of a stored email. A quotation mark in a visitor's text has a backslash and matches nothing. */
export function parseEmailHead(start: string): EmailHead {
  const { success, output } = v.safeParse(storedEmail, start.replace(/"base64":".*$/s, '"base64":""}}'));
  if (success) return output;
  const acceptedAt = /"acceptedAt":"([\d:.TZ-]+)"/.exec(start)?.[1];
  const form = /"form":"([\w-]+)"/.exec(start)?.[1];
  return { ...(acceptedAt !== undefined && { acceptedAt }), ...(form !== undefined && { form }) };
}

const text = v.fallback(v.optional(v.string()), undefined);

const attempt = v.looseObject({ id: v.string(), acceptedAt: v.string(), number: v.exactOptional(v.number()) });

const bounce = v.looseObject({
  acceptedAt: v.string(),
  firstAt: v.string(),
  attempt: v.exactOptional(v.string()),
  isTransient: v.exactOptional(v.literal(true)),
  retryAt: v.exactOptional(v.string()),
});

const failure = v.looseObject({
  at: v.string(),
  kind: v.picklist(['temporary', 'rejected', 'unreadable', 'bounced']),
  reason: v.string(),
});

/** Each field has its own fallback: a record without `lastAcceptedAt`, because of another field, would send twice. */
const deliveryRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    lastAcceptedAt: text,
    claimedUntil: text,
    attempt: v.fallback(v.optional(attempt), undefined),
    bounce: v.fallback(v.optional(bounce), undefined),
    // Retained during the next attempt, so that operators always find the reason of the last failure.
    failure: v.fallback(v.optional(failure), undefined),
    infectedAttempt: text,
  }),
);

/** Parses a record without its unreadable fields. Text that is no record counts as empty: the email may arrive twice. */
export function parseDeliveryRecord(record: string): DeliveryRecord {
  return v.parse(v.fallback(deliveryRecord, {}), record);
}
