import { parseDeliveryRecord, parseStoredEmail } from '../../../functions/mail/outbox/fixtures/readers.testkit.ts';
import type { Random } from './clock.testkit.ts';

/** What a deployment switches one by one. */
const switched = ['send', 'deliver', 'events', 'requeue', 'command'] as const;

export type Switched = (typeof switched)[number];

/**
 * Returns whether a function is of the release before. Each switch, to one release or the other, takes up to twenty
 * minutes for all functions, in any order. Without switches none is.
 */
export function switchReleases({ chance, between }: Random, switches: readonly number[], now: () => number) {
  const isBeforeFirst = switches.length > 0 && chance(0.5);
  const times = new Map(switched.map((name) => [name, switches.map((at) => at + between(0, 20 * 60_000))]));
  return (name: Switched): boolean => (times.get(name)!.filter((at) => at <= now()).length % 2 === 1) !== isBeforeFirst;
}

/** Returns an object without what the release before does not know. Throws for an email that it cannot read. */
export function readAsBefore(key: string, text: string): string {
  return JSON.stringify(key.startsWith('deliveries/') ? parseDeliveryRecord(text) : parseStoredEmail(text));
}
