import type { DeliveryRecord, OutboxEmail } from './outbox.ts';

/** Whether SES has rejected the file of the emails with this record. */
export function isInfected({ infectedAttempt }: DeliveryRecord): boolean {
  return infectedAttempt !== undefined;
}

/** Returns the email without its attachment, which remains stored under a name that no version sends. */
export function setFileAside(email: OutboxEmail): OutboxEmail {
  const { attachment, ...others } = email;
  return attachment === undefined ? email : { ...others, infectedFile: attachment };
}
