import type { FormKind } from '#contract/message.ts';

/** A résumé as it waits: checked by send-email, name safe for a header. */
export type Attachment = { fileName: string; mimeType: string; base64: string };

/** One e-mail in the outbox. It carries nothing about the visitor but what the visitor wrote. */
export type OutboxEmail = {
  /** When it was accepted, ISO 8601 in UTC. */
  acceptedAt: string;
  /** Number the visitor was shown, for example 7F3A-19C2. */
  reference: string;
  form: FormKind;
  subject: string;
  message: string;
  /** One checked address. */
  replyTo?: string;
  attachment?: Attachment;
};

/** send-email's side: it may add to the outbox and nothing else. */
export type Outbox = {
  /**
   * Resolves once the e-mail is on durable storage. `already-there` when the same body was accepted in the same
   * ten minutes and still waits. Rejects with OutboxUnavailable.
   */
  put(fingerprint: string, email: OutboxEmail): Promise<'stored' | 'already-there'>;
};

/** Why the last attempt failed; `npm run outbox` and the runbook read it. */
export type DeliveryFailure = {
  /** ISO 8601 in UTC. */
  at: string;
  /** `rejected`: SES refuses this very message, trying again changes nothing. */
  kind: 'temporary' | 'rejected' | 'unreadable';
  /** The refusal in the other side's words. */
  reason: string;
};

/** What is known about the delivery of one body: `deliveries/<fingerprint>.json`. */
export type DeliveryRecord = {
  /** Acceptance time of the last e-mail with this body that SES took, ISO 8601 in UTC. */
  lastAcceptedAt?: string;
  /** A deliverer works on it until then, ISO 8601 in UTC; others stay away. */
  claimedUntil?: string;
  failure?: DeliveryFailure;
};

/** A record and the version of it that was read. */
export type VersionedRecord = { record: DeliveryRecord; version: string };

/** deliver-email's side. Every promise rejects with OutboxUnavailable when storage fails. */
export type DeliveryOutbox = {
  /** The e-mail under this key, undefined when it is gone; rejects with UnreadableEmail when it is not one of ours. */
  read(key: string): Promise<OutboxEmail | undefined>;
  remove(key: string): Promise<void>;
  readRecord(fingerprint: string): Promise<VersionedRecord | undefined>;
  /**
   * Writes the record where storage still holds what `expected` says: that version, nothing (`none`) or anything
   * (`any`). Answers the new version, or undefined when another deliverer was faster.
   */
  writeRecord(fingerprint: string, record: DeliveryRecord, expected: Expected): Promise<string | undefined>;
};

export type Expected = { version: string } | 'none' | 'any';

/** Storage did not keep or give what it was asked for; nothing may be counted as done. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable';
  /** `full`: no room left; `refused`: no permission, read-only; `unreachable`: anything else. */
  readonly reason: 'full' | 'refused' | 'unreachable';

  constructor(reason: OutboxUnavailable['reason'], cause: unknown) {
    super(`The outbox is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** What lies under the key is not an e-mail of ours; it stays where it is for a person to look at. */
export class UnreadableEmail extends Error {
  override name = 'UnreadableEmail';
}
