import { createHash } from 'node:crypto';
import { emailLimits } from '#contract/email.ts';

const waiting = 'waiting/';

/** What makes two bodies the same one: the first 32 hex digits of its SHA-256. */
export function fingerprint(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32);
}

/** The number people are shown for a body, for example 7F3A-19C2; the same body has the same number. */
export function referenceNumber(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)}-${fingerprint.slice(4, 8)}`.toUpperCase();
}

/** Where an e-mail accepted then waits. One key holds for ten minutes, so that storage itself sees a repeat (D68). */
export function waitingKey(fingerprint: string, acceptedAt: Date): string {
  return `${waiting}${fingerprint}-${Math.floor(acceptedAt.getTime() / emailLimits.duplicateWindowMs)}.json`;
}

/** The fingerprint in a waiting key, or undefined for a key that is not ours. */
export function fingerprintIn(key: string): string | undefined {
  return /^waiting\/([0-9a-f]{32})-\d{1,12}\.json$/.exec(key)?.[1];
}

/** Where the delivery of a body is recorded. */
export function deliveryKey(fingerprint: string): string {
  return `deliveries/${fingerprint}.json`;
}
