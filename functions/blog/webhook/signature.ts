import { createHmac, timingSafeEqual } from 'node:crypto';
import { cmsWebhookHeaders } from '#contract/cms.ts';

/** A webhook call: its unique id, the Unix time in seconds at which it was sent, and its body. */
export type WebhookCall = { id: string; timestamp: string; body: string };

/** Largest difference between a call's timestamp and the clock in seconds; other calls are rejected. */
const toleranceS = 300;

/** Returns the headers of a signed call, as Standard Webhooks 1.0 defines them (standardwebhooks.com). */
export function signWebhook(secret: string, call: WebhookCall): Record<string, string> {
  return {
    [cmsWebhookHeaders.id]: call.id,
    [cmsWebhookHeaders.timestamp]: call.timestamp,
    [cmsWebhookHeaders.signature]: signatureOf(secret, call),
  };
}

/**
 * Whether somebody who knows the secret signed exactly this call, not more than five minutes ago. `signature` is a list
 * with one signature for each secret of the sender, separated by spaces.
 */
export function isSigned(secret: string, call: WebhookCall, signature: string, now: Date): boolean {
  const ageS = now.getTime() / 1_000 - Number(call.timestamp);
  if (!/^\d+$/.test(call.timestamp) || Math.abs(ageS) > toleranceS) return false;
  const expected = Buffer.from(signatureOf(secret, call));
  return signature.split(' ').some((each) => {
    const received = Buffer.from(each);
    return expected.length === received.length && timingSafeEqual(expected, received);
  });
}

function signatureOf(secret: string, { id, timestamp, body }: WebhookCall): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * The libraries of Standard Webhooks decode a secret with this prefix from base64; other programs sign with the text. A text
 * that is no base64 would be decoded to a few bytes, which anybody can guess.
 */
function keyOf(secret: string): string | Buffer {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return secret.startsWith('whsec_') && key.length >= 16 ? key : secret;
}
