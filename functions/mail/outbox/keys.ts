import { createHash } from 'node:crypto';
import { emailLimits } from '#contract/email.ts';
import { type LogCode, logCode } from '../../runtime/log.ts';

/**
 * Folders of the outbox bucket, in the order in which an email passes through them: accepted; accepted by SES;
 * accepted by the office's mail server.
 */
export const folders = ['waiting', 'sent', 'delivered'] as const;

export type Folder = (typeof folders)[number];

/** Returns the first 32 hex digits of the content's SHA-256. */
export function fingerprint(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Returns the reference number that visitors see; equal content has the same number. `@example '7F3A-19C2'` */
export function referenceNumber(fingerprint: string): LogCode {
  return logCode(`${fingerprint.slice(0, 4)}-${fingerprint.slice(4, 8)}`.toUpperCase());
}

/**
 * Returns the key of a waiting email. It is the same for a whole day (UTC), so that S3's conditional write detects a
 * duplicate.
 */
export function waitingKey(fingerprint: string, acceptedAt: Date): string {
  return keyIn('waiting', `${fingerprint}-${Math.floor(acceptedAt.getTime() / emailLimits.duplicateWindowMs)}`);
}

/** Returns the key of an email in this folder. `@example keyIn('sent', 'ab…-17') // 'sent/ab…-17.json'` */
export function keyIn(folder: Folder, name: string): string {
  return `${folder}/${name}.json`;
}

/** Returns the email's name (fingerprint and day) from a key of this folder, or undefined for a foreign key. */
export function nameIn(key: string, folder: Folder = 'waiting'): string | undefined {
  const name = key.slice(folder.length + 1, -'.json'.length);
  return fingerprintOf(name) !== undefined && key === keyIn(folder, name) ? name : undefined;
}

/** Returns the fingerprint in an email's name, or undefined if the text is not an email's name. */
export function fingerprintOf(name: string): string | undefined {
  return /^([0-9a-f]{32})-\d{1,12}$/.exec(name)?.[1];
}

export function deliveryKey(fingerprint: string): string {
  return `deliveries/${fingerprint}.json`;
}

/** SES tags that carry an email's name and the id of the attempt, so that SES's events can name both. */
export const nameTag = 'outbox-email';
export const attemptTag = 'outbox-attempt';

/** Header of an email whose sender wants a receipt, `wanted`, and of the receipt, `sent`: SES's events contain it. */
export const receiptHeader = 'X-Receipt';
