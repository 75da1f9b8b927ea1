import type { EmailRequest } from '#contract/email.ts';
import type { DeletionReminder } from './deletion-reminder.ts';
import type { Folder } from './keys.ts';

/** A résumé or a recording that send-email has validated; the file name is safe for a header. */
export type Attachment = {
  fileName: string;
  mimeType: string;
  base64: string;
  oddities?: readonly string[];
};

/** An email in the outbox. It contains no data about visitors except their own input. */
export type OutboxEmail = Pick<EmailRequest, 'form' | 'fields'> & {
  /** ISO 8601 in UTC. */
  acceptedAt: string;
  /** Reference number shown to the visitor. `@example '7F3A-19C2'` */
  reference: string;
  subject: string;
  /** The whole text, also of a form, because another version of deliver-email may not know the form's fields. */
  message: string;
  /** One validated address. */
  replyTo?: string;
  /** True if the form's hidden field had a value. The email is delivered as usual, but marked for the office. */
  isPossibleSpam?: true;
  attachment?: Attachment;
  /** The former `attachment`, which SES has rejected as infected. It is never sent. */
  infectedFile?: Attachment;
};

export type EmailHead = Partial<OutboxEmail>;

/** The outbox for send-email, which may only add emails. */
export type Outbox = {
  /**
   * Resolves once the email is on durable storage; with `already-there` if the same message was accepted on the same
   * day (UTC) and is still waiting. Rejects with OutboxUnavailable.
   */
  put(fingerprint: string, email: OutboxEmail): Promise<'stored' | 'already-there'>;
};

/** Reason why the last attempt failed, for `npm run outbox` and the runbook. */
export type DeliveryFailure = {
  /** ISO 8601 in UTC. */
  at: string;
  /** `rejected`: SES rejected this particular message, so a retry fails too. */
  kind: 'temporary' | 'rejected' | 'unreadable' | 'bounced';
  /** Error message of SES, the mail server or the parser. */
  reason: string;
};

/** State of the delivery of one content, stored in `deliveries/<fingerprint>.json`. */
export type DeliveryRecord = {
  /** Acceptance time of the last email with this content that SES accepted, ISO 8601 in UTC. */
  lastAcceptedAt?: string;
  /** End of the current claim, ISO 8601 in UTC. */
  claimedUntil?: string;
  /** Last attempt, whether SES accepted it or not. */
  attempt?: DeliveryAttempt;
  bounce?: Bounce;
  failure?: DeliveryFailure;
  /** Id of the attempt whose file SES has rejected as infected. No later attempt has a file. */
  infectedAttempt?: string;
};

/** A call of SES. */
export type DeliveryAttempt = {
  /** Milliseconds since 1970 of its start; SES's events contain it. */
  id: string;
  acceptedAt: string;
  /** Counts the attempts of this email, from 1; missing in records of an older version. */
  number?: number;
};

/** SES accepted the email but could not deliver it. Times are ISO 8601 in UTC. */
export type Bounce = {
  /** Acceptance time of the bounced email. Another email with the same content is sent without a pause. */
  acceptedAt: string;
  firstAt: string;
  attempt?: string;
  /** True if the mail server may have accepted the email: an autoresponder returns it as well. */
  isTransient?: true;
  /** Time of the next attempt. If undefined, only `npm run outbox -- retry` sends the email. */
  retryAt?: string;
};

export type VersionedRecord = { record: DeliveryRecord; version: string };

export type ListedObject = { key: string; since: Date };

/**
 * The outbox for deliver-email, mail-events and requeue-emails. Every promise rejects with OutboxUnavailable if S3
 * fails.
 */
export type DeliveryOutbox = {
  /**
   * Resolves with the email, or with undefined if there is none. Rejects with UnreadableEmail if the object is not an
   * email.
   */
  read(key: string): Promise<OutboxEmail | undefined>;
  /** Resolves with what 16 kB hold of an email: all but the bytes of its file, of a long text less, of another object nothing. */
  readHead(key: string): Promise<EmailHead | undefined>;
  remove(key: string): Promise<void>;
  /** Removes many objects; S3 deletes up to 1,000 in one request. */
  removeAll(keys: readonly string[]): Promise<void>;
  /**
   * Moves an email, and sets its file aside if its record calls that infected. Resolves with false if `from` does not
   * contain it. A process killed halfway leaves it in both folders.
   */
  move(name: string, from: Folder, to: Folder, record?: DeliveryRecord): Promise<boolean>;
  has(folder: Folder, name: string): Promise<boolean>;
  /** Stores a reminder; a second one with the same day and reference changes nothing. */
  addReminder(reminder: DeletionReminder): Promise<void>;
  /** Creates an empty object. Resolves with false if it exists. */
  claim(key: string): Promise<boolean>;
  /** Lists a folder in the order of its keys: names that start with `prefix`, keys before `end`. */
  list(
    folder: Folder | 'reminders' | 'receipts',
    only?: { prefix?: string; end?: string },
  ): Promise<readonly ListedObject[]>;
  readRecord(fingerprint: string): Promise<VersionedRecord | undefined>;
  /**
   * Writes the record if the stored one still matches `expected`. Resolves with the new version, or with undefined if
   * another process has changed the record.
   */
  writeRecord(fingerprint: string, record: DeliveryRecord, expected: Expected): Promise<string | undefined>;
};

/** Condition of a write: a certain version, no record yet (`none`), or none at all (`any`). */
type Expected = { version: string } | 'none' | 'any';

/** An S3 operation failed; its effect must not be assumed. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable';
  /** `access-denied`: no permission; `unreachable`: anything else. */
  readonly reason: 'access-denied' | 'unreachable';

  constructor(reason: OutboxUnavailable['reason'], cause: unknown) {
    super(`The outbox is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The object is not a stored email; it remains in place for an operator to inspect. */
export class UnreadableEmail extends Error {
  override name = 'UnreadableEmail';
}
