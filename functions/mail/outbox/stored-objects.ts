import * as v from 'valibot';
import { type OutboxEmail, UnreadableEmail, type DeliveryRecord } from './outbox.ts';

const attachment = v.object({
  fileName: v.string(),
  mimeType: v.string(),
  base64: v.string(),
  oddities: v.exactOptional(v.array(v.string())),
});

const storedEmail = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
    reference: v.string(),
    // Any string, because an email of an unknown form is delivered as its plain message.
    form: v.exactOptional(v.string()),
    fields: v.exactOptional(v.record(v.string(), v.string())),
    subject: v.string(),
    message: v.string(),
    replyTo: v.exactOptional(v.string()),
    isPossibleSpam: v.exactOptional(v.literal(true)),
    attachment: v.exactOptional(attachment),
    infectedFile: v.exactOptional(attachment),
  }),
);

/** Returns the email that was stored as this text. Throws UnreadableEmail if a field is missing or has another type. */
export function parseStoredEmail(text: string): OutboxEmail {
  const { success, output, issues } = v.safeParse(storedEmail, text);
  if (success) return output;
  // Report field names only, because valibot's messages quote the values, which are personal data.
  const fields = issues.map((issue) => v.getDotPath(issue) ?? 'JSON');
  throw new UnreadableEmail(`Expected a stored email, got one that is wrong in ${fields.join(', ')}.`);
}

const text = v.fallback(v.optional(v.string()), undefined);

const attempt = v.object({ id: v.string(), acceptedAt: v.string(), number: v.exactOptional(v.number()) });

const bounce = v.object({
  acceptedAt: v.string(),
  firstAt: v.string(),
  attempt: v.exactOptional(v.string()),
  isTransient: v.exactOptional(v.literal(true)),
  retryAt: v.exactOptional(v.string()),
});

const failure = v.object({
  at: v.string(),
  kind: v.picklist(['temporary', 'rejected', 'unreadable', 'bounced']),
  reason: v.string(),
});

/** Each field has its own fallback: a record without `lastAcceptedAt`, because of another field, would send twice. */
const deliveryRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
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
