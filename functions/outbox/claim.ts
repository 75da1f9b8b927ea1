import { emailLimits } from '#contract/email.ts';
import type { DeliveryFailure, DeliveryOutbox, DeliveryRecord } from './outbox.ts';

/** Result of claiming a delivery; a successful claim has functions that end it. */
export type Claim =
  /** SES has accepted this email before. */
  | { state: 'sent' }
  /** SES has accepted another email with the same content. */
  | { state: 'repeat' }
  /** Another deliverer holds the claim. */
  | { state: 'busy' }
  /** The email bounced, and its next attempt is not due yet. */
  | { state: 'postponed' }
  /** The email has bounced for three days. */
  | { state: 'given-up' }
  | {
      state: 'claimed';
      /** Records that SES accepted the email under this id. */
      settle: (messageId: string) => Promise<void>;
      /** Records the failure and ends the claim, so that the next attempt can start at once. */
      release: (failure: DeliveryFailure) => Promise<void>;
    };

/** Email to claim, and duration of the claim. */
export type ClaimRequest = { fingerprint: string; acceptedAt: string; now: Date; leaseMs: number };

/**
 * Claims the delivery of an email, so that only one of several concurrent deliverers sends it. `repeat` means that SES
 * has accepted an email with the same content that send-email accepted less than a day before or after this one. A
 * claim expires after `leaseMs`, otherwise a killed deliverer would hold it forever.
 */
export async function claimDelivery(outbox: DeliveryOutbox, request: ClaimRequest): Promise<Claim> {
  const { fingerprint, acceptedAt, now, leaseMs } = request;
  const stored = await outbox.readRecord(fingerprint);
  const record = stored?.record ?? {};
  if (record.lastAcceptedAt === acceptedAt) return { state: 'sent' };
  if (isRepeat(record, acceptedAt)) return { state: 'repeat' };
  const bounce = record.bounce?.acceptedAt === acceptedAt ? record.bounce : undefined;
  if (bounce && bounce.retryAt === undefined) return { state: 'given-up' };
  if (bounce?.retryAt && Date.parse(bounce.retryAt) > now.getTime()) return { state: 'postponed' };
  if (record.claimedUntil !== undefined && Date.parse(record.claimedUntil) > now.getTime()) return { state: 'busy' };

  const claimed = { ...record, claimedUntil: new Date(now.getTime() + leaseMs).toISOString() };
  const version = await outbox.writeRecord(fingerprint, claimed, stored ? { version: stored.version } : 'none');
  if (version === undefined) return { state: 'busy' };
  return {
    state: 'claimed',
    // Overwrite concurrent changes, because the acceptance by SES is final.
    settle: async (messageId) => {
      // Retain the bounce: if this attempt bounces too, the pauses continue to grow from the first bounce.
      const accepted = { lastAcceptedAt: acceptedAt, messageId, ...(record.bounce && { bounce: record.bounce }) };
      await outbox.writeRecord(fingerprint, accepted, 'any');
    },
    release: async (failure) => {
      const { claimedUntil: _ended, ...unclaimed } = record;
      await outbox.writeRecord(fingerprint, { ...unclaimed, failure }, { version });
    },
  };
}

function isRepeat({ lastAcceptedAt }: DeliveryRecord, acceptedAt: string): boolean {
  if (lastAcceptedAt === undefined) return false;
  return Math.abs(Date.parse(lastAcceptedAt) - Date.parse(acceptedAt)) < emailLimits.duplicateWindowMs;
}
