import { emailLimits } from '#contract/email.ts';
import type { DeliveryFailure, DeliveryOutbox, DeliveryRecord } from './outbox.ts';

/** How the delivery of one body stands, and what its holder may say about it. */
export type Claim =
  | { state: 'delivered' }
  | { state: 'busy' }
  | {
      state: 'claimed';
      /** SES took it. */
      settle: () => Promise<void>;
      /** It failed; the next attempt may start at once. */
      release: (failure: DeliveryFailure) => Promise<void>;
    };

export type ClaimRequest = { fingerprint: string; acceptedAt: string; now: Date; leaseMs: number };

/**
 * Claims the delivery of a body, so that of two deliverers one sends. `delivered` when a message with the same body,
 * accepted less than ten minutes before or after this one, has gone out (D68); `busy` when another deliverer holds it.
 * A claim ends by itself after `leaseMs`, else a killed deliverer would hold its message for ever.
 */
export async function claimDelivery(outbox: DeliveryOutbox, request: ClaimRequest): Promise<Claim> {
  const { fingerprint, acceptedAt, now, leaseMs } = request;
  const found = await outbox.readRecord(fingerprint);
  const before = found?.record ?? {};
  if (isRepeat(before, acceptedAt)) return { state: 'delivered' };
  if (before.claimedUntil !== undefined && Date.parse(before.claimedUntil) > now.getTime()) return { state: 'busy' };

  const claimed = { ...before, claimedUntil: new Date(now.getTime() + leaseMs).toISOString() };
  const version = await outbox.writeRecord(fingerprint, claimed, found ? { version: found.version } : 'none');
  if (version === undefined) return { state: 'busy' };
  return {
    state: 'claimed',
    // Whatever others wrote meanwhile: that SES took it is the truth from now on.
    settle: async () => {
      await outbox.writeRecord(fingerprint, { lastAcceptedAt: acceptedAt }, 'any');
    },
    release: async (failure) => {
      await outbox.writeRecord(fingerprint, withoutClaim(before, failure), { version });
    },
  };
}

function isRepeat({ lastAcceptedAt }: DeliveryRecord, acceptedAt: string): boolean {
  if (lastAcceptedAt === undefined) return false;
  return Math.abs(Date.parse(lastAcceptedAt) - Date.parse(acceptedAt)) < emailLimits.duplicateWindowMs;
}

function withoutClaim({ lastAcceptedAt }: DeliveryRecord, failure: DeliveryFailure): DeliveryRecord {
  return lastAcceptedAt === undefined ? { failure } : { lastAcceptedAt, failure };
}
