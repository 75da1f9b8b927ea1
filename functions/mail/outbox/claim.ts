import { emailLimits } from '#contract/email.ts';
import type { DeliveryAttempt, DeliveryFailure, DeliveryOutbox, DeliveryRecord } from './outbox.ts';

/**
 * Duration of a claim in milliseconds: the Lambda timeout of its holder, and the difference of two clocks. A claim that
 * has expired belongs to a process that has ended.
 */
const leaseMs = 45_000;

/** Result of claiming a delivery; a successful claim has functions that end it. */
export type Claim =
  /** Another process holds the claim. */
  | { state: 'busy' }
  /** The email bounced, and its next attempt is not due yet. */
  | { state: 'postponed' }
  /** The email has bounced for three days. */
  | { state: 'given-up' }
  /** SES has accepted this email before. The caller may move it while the claim lasts. */
  | { state: 'sent'; record: DeliveryRecord }
  /** SES has accepted another email with the same content. The caller may remove it while the claim lasts. */
  | { state: 'repeat' }
  | {
      state: 'claimed';
      record: DeliveryRecord;
      /** Id of the attempt, which SES's events carry. */
      attempt: string;
      /**
       * Records that SES accepted the email; the claim lasts until the email is moved. Resolves with false if an event
       * of SES has changed the record first.
       */
      settle: () => Promise<boolean>;
      /** Records the failure and ends the claim, so that the next attempt can start at once. */
      release: (failure: DeliveryFailure) => Promise<void>;
    };

export type ClaimRequest = { fingerprint: string; acceptedAt: string; now: Date };

/**
 * Claims an email, so that only one of several concurrent processes sends or moves it. `repeat` means that SES has
 * accepted an email with the same content that send-email accepted less than a day ago, or less than a day after this one. The
 * attempt is recorded before SES is called, so that an event of SES always finds it. A claim expires, otherwise a killed
 * deliverer would hold it forever.
 */
export async function claimDelivery(outbox: DeliveryOutbox, request: ClaimRequest): Promise<Claim> {
  const { fingerprint, acceptedAt, now } = request;
  const stored = await outbox.readRecord(fingerprint);
  const record = stored?.record ?? {};
  const done = stateIfSent(record, acceptedAt, now);
  // The holder of a settled claim only moves the email that SES accepted, so it does not delay a repeat.
  const isSettled = record.attempt?.acceptedAt === record.lastAcceptedAt;
  if (isClaimed(record, now) && !(done === 'repeat' && isSettled)) return { state: 'busy' };
  const bounce = done === undefined && record.bounce?.acceptedAt === acceptedAt ? record.bounce : undefined;
  if (bounce && bounce.retryAt === undefined) return { state: 'given-up' };
  if (bounce?.retryAt && Date.parse(bounce.retryAt) > now.getTime()) return { state: 'postponed' };

  const earlier = record.attempt?.acceptedAt === acceptedAt ? (record.attempt.number ?? 1) : 0;
  const attempt: DeliveryAttempt = { id: String(now.getTime()), acceptedAt, number: earlier + 1 };
  const claimed = { ...record, claimedUntil: leaseEnd(now), ...(done === undefined && { attempt }) };
  const version = await outbox.writeRecord(fingerprint, claimed, stored ? { version: stored.version } : 'none');
  if (version === undefined) return { state: 'busy' };
  if (done !== undefined) return { state: done, record };
  return {
    state: 'claimed',
    record,
    attempt: attempt.id,
    settle: async () => {
      const { failure: _resolved, ...settled } = { ...claimed, lastAcceptedAt: acceptedAt };
      // Retain the bounce: if this attempt bounces too, the pauses continue to grow from the first bounce.
      return (await outbox.writeRecord(fingerprint, settled, { version })) !== undefined;
    },
    release: async (failure) => {
      const { claimedUntil: _ended, ...unclaimed } = claimed;
      await outbox.writeRecord(fingerprint, { ...unclaimed, failure }, { version });
    },
  };
}

/** Whether a process holds the claim, which may send or move the email. */
export function isClaimed({ claimedUntil }: DeliveryRecord, now: Date): boolean {
  return claimedUntil !== undefined && Date.parse(claimedUntil) > now.getTime();
}

export function leaseEnd(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}

/**
 * Returns what SES has accepted before: this email, or another one with the same content. Once a day has passed since that
 * one, even a repeat is sent: the same message of today may have found it waiting, and was not stored beside it.
 */
function stateIfSent({ lastAcceptedAt }: DeliveryRecord, acceptedAt: string, now: Date): 'sent' | 'repeat' | undefined {
  if (lastAcceptedAt === undefined) return undefined;
  if (lastAcceptedAt === acceptedAt) return 'sent';
  const sentAt = Date.parse(lastAcceptedAt);
  const apartMs = Math.max(sentAt - Date.parse(acceptedAt), now.getTime() + leaseMs - sentAt);
  return apartMs < emailLimits.duplicateWindowMs ? 'repeat' : undefined;
}
