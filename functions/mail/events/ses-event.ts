import * as v from 'valibot';
import { attemptTag, fingerprintOf, nameTag } from '../outbox/keys.ts';

type Email = {
  /** Name in the outbox, from the SES tag. */
  name: string;
  fingerprint: string;
  /** Id of the attempt, from the SES tag. An earlier version of deliver-email sent none. */
  attempt?: string;
};

/** SES accepted the email but could not deliver it. */
export type ReturnEvent = Email & {
  type: 'Bounce' | 'Reject';
  /** False for a transient bounce, such as a full mailbox. */
  isPermanent: boolean;
  reason: string;
};

/** An event that SES publishes about an email it accepted. */
export type SesEvent = ReturnEvent | (Email & { type: 'Delivery' | 'Complaint' | 'DeliveryDelay' });

const text = v.fallback(v.string(), '');
const tag = v.looseTuple([v.string()]);

const type = v.picklist(['Delivery', 'Complaint', 'DeliveryDelay', 'Bounce', 'Reject']);

/** Format: docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const publishedEvent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    eventType: type,
    mail: v.object({ tags: v.object({ [nameTag]: tag, [attemptTag]: v.exactOptional(tag) }) }),
    bounce: v.fallback(
      v.object({
        bounceType: text,
        bounceSubType: text,
        bouncedRecipients: v.fallback(v.looseTuple([v.object({ diagnosticCode: text })]), [{ diagnosticCode: '' }]),
      }),
      { bounceType: '', bounceSubType: '', bouncedRecipients: [{ diagnosticCode: '' }] },
    ),
    reject: v.fallback(v.object({ reason: text }), { reason: '' }),
  }),
);

const anyEvent = v.pipe(v.string(), v.parseJson(), v.object({ eventType: type }));

/** Returns the type of an event, also of one about a foreign email. Returns undefined if it is not an SES event. */
export function readEventType(body: string): SesEvent['type'] | undefined {
  const { success, output } = v.safeParse(anyEvent, body);
  return success ? output.eventType : undefined;
}

/** Parses a queue message. Returns undefined if it is not an SES event, or if its email lacks our tag. */
export function readSesEvent(body: string): SesEvent | undefined {
  const { success, output } = v.safeParse(publishedEvent, body);
  if (!success) return undefined;
  const { eventType: type, mail, bounce, reject } = output;
  const [name] = mail.tags[nameTag];
  const fingerprint = fingerprintOf(name);
  if (fingerprint === undefined) return undefined;
  const [attempt] = mail.tags[attemptTag] ?? [];
  const email = { name, fingerprint, ...(attempt !== undefined && { attempt }) };
  // SES documents one reason of a reject, "Bad content", for emails with a virus
  // (docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html, "Reject object").
  if (type === 'Reject') return { ...email, type, isPermanent: true, reason: reject.reason };
  if (type !== 'Bounce') return { ...email, type };
  const { bounceType, bounceSubType, bouncedRecipients } = bounce;
  const reason = [bounceType, bounceSubType, bouncedRecipients[0].diagnosticCode].filter(Boolean).join(', ');
  return { ...email, type, isPermanent: bounceType === 'Permanent', reason };
}
