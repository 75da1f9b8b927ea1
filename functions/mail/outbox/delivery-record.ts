import * as v from 'valibot';
import type { DeliveryRecord } from './outbox.ts';

const text = v.fallback(v.optional(v.string()), undefined);

const attempt = v.object({ id: v.string(), acceptedAt: v.string() });

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
  }),
);

/** Parses a record without its unreadable fields. Text that is no record counts as empty: the email may arrive twice. */
export function parseDeliveryRecord(record: string): DeliveryRecord {
  return v.parse(v.fallback(deliveryRecord, {}), record);
}
