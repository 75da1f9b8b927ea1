import { fingerprintOf, nameTag } from '../outbox/keys.ts';
import { isRecord, parseRecord } from '#contract/json.ts';

type Email = {
  /** Name in the outbox, from the SES tag. */
  name: string;
  fingerprint: string;
  /** SES's id of the attempt. */
  messageId: string;
};

/** SES accepted the email but could not deliver it. */
export type ReturnEvent = Email & {
  type: 'Bounce' | 'Reject';
  /** False for a transient bounce, such as a full mailbox. */
  isPermanent: boolean;
  /** Reason as SES and the mail server state it. */
  reason: string;
};

/** An event that SES publishes about an email it accepted. */
export type SesEvent = ReturnEvent | (Email & { type: 'Delivery' | 'Complaint' | 'DeliveryDelay' });

/**
 * Parses a queue message. Returns undefined if it is not an SES event, or if its email lacks our tag.
 * Format: docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export function readSesEvent(body: string): SesEvent | undefined {
  const event = parseRecord(body);
  const mail = isRecord(event?.['mail']) ? event['mail'] : {};
  const tags = isRecord(mail['tags']) ? mail['tags'][nameTag] : undefined;
  const name: unknown = Array.isArray(tags) ? tags[0] : undefined;
  const { messageId } = mail;
  if (typeof name !== 'string' || typeof messageId !== 'string') return undefined;
  const fingerprint = fingerprintOf(name);
  if (fingerprint === undefined) return undefined;
  const email = { name, fingerprint, messageId };
  switch (event?.['eventType']) {
    case 'Delivery':
    case 'Complaint':
    case 'DeliveryDelay':
      return { ...email, type: event['eventType'] };
    case 'Bounce':
      return { ...email, type: 'Bounce', ...readBounce(event['bounce']) };
    case 'Reject':
      // SES documents one reason, "Bad content", for emails with a virus.
      return { ...email, type: 'Reject', isPermanent: true, reason: textOf(event['reject'], 'reason') };
    default:
      return undefined;
  }
}

function readBounce(bounce: unknown): { isPermanent: boolean; reason: string } {
  const recipients = isRecord(bounce) ? bounce['bouncedRecipients'] : undefined;
  const diagnosis = Array.isArray(recipients) ? textOf(recipients[0], 'diagnosticCode') : '';
  const type = textOf(bounce, 'bounceType');
  return {
    isPermanent: type === 'Permanent',
    reason: [type, textOf(bounce, 'bounceSubType'), diagnosis].filter(Boolean).join(', '),
  };
}

function textOf(value: unknown, field: string): string {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
}
