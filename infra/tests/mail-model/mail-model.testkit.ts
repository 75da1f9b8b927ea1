import type { RecordedEvent } from '../../../functions/mail/events/recorded-events.ts';
import { reminderKey } from '../../../functions/mail/outbox/deletion-reminder.ts';
import { createRandom } from './clock.testkit.ts';
import { createMailWorld, day, formOf, hour, isInfected, minute, type Attempt } from './mail-world.testkit.ts';
import { switchReleases } from './releases.testkit.ts';

/** Number of accepted emails, and of those that a run treated badly. */
export type Figures = {
  accepted: number;
  /** No copy is left, and the office has none. */
  lost: number;
  /** The office has none and a copy is left where nobody looks, although the operator followed the runbook. */
  thrownAway: number;
  /** The office has none, nothing will change that, and no alarm has rung. */
  stuck: number;
  /** The office has none until an operator follows the runbook of an alarm that has rung. */
  operated: number;
  /** Attempts with an infected file although SES's verdict was known, in runs of one release. */
  infectedAgain: number;
  /** The office has one copy too many. */
  twice: number;
  /** Applications of which no email reminds the office, and of which two do. */
  notReminded: number;
  remindedTwice: number;
};

/** A run's figures, the numbers of answers of a service and of events of SES that were lost, and what happened. */
export type Run = Figures & { lostAnswers: number; lostEvents: number; timeline: readonly string[] };

/** What the office's mail server may do, with the least and most milliseconds, and whether the office has the email. */
const fates: readonly (readonly [hasIt: boolean, ...(readonly [RecordedEvent, least: number, most?: number])[]])[] = [
  [false, ['hardBounce', 1_000, 10 * minute]],
  [false, ['virus', 1_000, minute]],
  [false, ['delay', 5 * minute], ['mailboxFull', hour, 14 * hour]],
  // Another server behind the first returns it later.
  [false, ['delivery', 1_000, 5 * minute], ['hardBounce', 1_000, 20 * hour]],
  // An autoresponder may be faster than SES.
  [true, ['delivery', 1_000, 30_000], ['mailboxFull', 1_000, 30_000]],
  [true, ['delivery', 5_000], ['complaint', hour]],
];

/** Runs the mail path of this seed: up to a day and a half with faults, quiet days, and the operator's runbook. */
export async function runMailModel(seed: number): Promise<Run> {
  const random = createRandom(seed);
  const { chance, between, pick } = random;
  const rate = (most: number) => (chance(0.3) ? 0 : between(0, most));
  const rates = { fail: rate(0.2), lose: rate(0.1) * Number(chance(0.5)), kill: rate(0.1) * Number(chance(0.5)) };
  const channel = (latestMs: number, mostLost: number) => {
    const [loses, repeats, delays] = [rate(mostLost), rate(0.3), rate(0.3)];
    const delay = () => (chance(delays) ? between(0, latestMs) : 0);
    return () => (!isFaulty() ? [0] : chance(loses) ? [] : chance(repeats) ? [delay(), delay()] : [delay()]);
  };
  const notifies = channel(20 * minute, 0.3);
  const reports = channel(8 * hour, chance(0.1) ? 0.1 : 0);
  const misfortune = rate(0.8);
  const start = Date.parse('2026-11-20T10:00:00Z');
  const faultyUntil = start + between(hour, 36 * hour);
  const isFaulty = () => world.clock.now() < faultyUntil;
  const lastAt = start + 30 * hour;
  const switches = chance(0.5) ? [] : Array.from({ length: Math.ceil(between(0, 4)) }, () => between(start, lastAt));
  const isBefore = switchReleases(random, switches, () => world.clock.now());
  let lostEvents = 0;
  const inOffice: Attempt[] = [];
  const world = createMailWorld({
    random,
    isBefore,
    rates: () => (isFaulty() ? rates : { fail: 0, lose: 0, kill: 0 }),
    notifies,
    reports: () => {
      const delays = reports();
      if (delays.length === 0) lostEvents += 1;
      return delays;
    },
    jitterMs: () => between(0, minute),
    sesDoes: (attempt) => {
      if (isInfected(attempt)) return [{ event: 'virus', afterMs: between(1_000, minute) }];
      const [hasIt, ...events] =
        isFaulty() && chance(misfortune) ? pick(fates) : ([true, ['delivery', 5_000]] as (typeof fates)[number]);
      if (hasIt) inOffice.push(attempt);
      return events.map(([event, least, most]) => ({ event, afterMs: most ? between(least, most) : least }));
    },
  });

  const accepted: Submission[] = [];
  const kind = pick(['home', 'home', 'home', 'application', 'infected application'] as const);
  for (let count = between(1, 6); count >= 1; count -= 1) {
    const form = formOf(pick(['one', 'one', 'one', 'another']), kind);
    world.clock.at(between(start, lastAt), () => {
      world.send(form, (reference) => accepted.push({ reference, at: world.clock.now() }));
    });
  }
  const reminders = ['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-21', '2026-11-21']
    .filter(() => chance(0.2))
    .map((date, index) => ({ kind: 'application' as const, day: date, reference: `AAAA-000${index}` }));
  for (const reminder of reminders) world.bucket.store(reminderKey(reminder), '{}');
  if (chance(0.2)) {
    const command = pick(['retry all', 'dead-letters redrive', 'list']);
    world.clock.at(between(start, lastAt), () => world.operate(command));
  }

  const isSettled = () =>
    world.clock.now() > lastAt + minute &&
    !isFaulty() &&
    world.openMessages() + world.dead.letters.size === 0 &&
    world.bucket.keys('waiting').length + world.bucket.keys('sent').length === 0 &&
    world.bucket.keys('reminders').every((key) => key > 'reminders/2026-12');
  let end = lastAt + 4 * day;
  const settle = () => world.clock.runUntil(() => isSettled() || world.clock.now() > end);
  await settle();

  const copiesOf = (reference: string) => inOffice.filter(({ mime }) => mime.includes(`X-Reference: ${reference}`));
  const isMissing = ({ reference, at }: Submission) => !copiesOf(reference).some((copy) => copy.at > at - day);
  const operated = accepted.filter(isMissing);
  const alarms = new Set(['email-bounced', 'email-rejected', 'email-requeued', 'email-unconfirmed']);
  const stuck = operated.filter(
    ({ reference }) =>
      world.dead.letters.size + world.openMessages() === 0 &&
      !world.logged.some((line) => line.reference === reference && alarms.has(line.event)),
  );
  // The runbooks of dead-letters and email-unconfirmed.
  const unconfirmed = () => {
    const lines = world.logged.filter(({ event }) => event === 'email-unconfirmed');
    return [...new Set(lines.map(({ reference = '' }) => reference))].filter((each) => copiesOf(each).length === 0);
  };
  for (let round = 0; round < 3 && world.dead.letters.size + unconfirmed().length > 0; round += 1) {
    if (world.dead.letters.size > 0) world.operate('dead-letters redrive');
    for (const reference of unconfirmed()) world.operate(`retry ${reference}`);
    end += day;
    await settle();
  }
  const missing = accepted.filter(isMissing);
  const isStored = ({ reference }: Submission) => {
    const print = reference.replace('-', '').toLowerCase();
    return ['waiting', 'sent', 'delivered'].some((folder) =>
      world.bucket.keys(folder).some((key) => key.startsWith(`${folder}/${print}`)),
    );
  };
  const remindersOf = (reference: string) => {
    const emails = inOffice.filter(({ mime }) => mime.includes(`${reference}, by`));
    return new Set(emails.map(({ mime }) => /X-Reference: (\S+)/.exec(mime)?.[1])).size;
  };
  return {
    accepted: accepted.length,
    lost: missing.filter((each) => !isStored(each)).length,
    thrownAway: missing.filter(isStored).length,
    stuck: stuck.length,
    operated: operated.length,
    infectedAgain: world.attempts.filter(
      (attempt) =>
        // The release before loses the verdict on what is sent later.
        switches.length === 0 &&
        isInfected(attempt) &&
        world.logged.some(
          ({ event, reference = '', at }) =>
            event === 'infected-file-dropped' && attempt.mime.includes(`X-Reference: ${reference}`) && at < attempt.at,
        ),
    ).length,
    twice: [...expectedCopies(accepted)].filter(([reference, most]) => copiesOf(reference).length > most).length,
    notReminded: reminders.filter(({ reference }) => remindersOf(reference) === 0).length,
    remindedTwice: reminders.filter(({ reference }) => remindersOf(reference) > 1).length,
    lostAnswers: world.lost.answers,
    lostEvents,
    timeline: world.logged.map(({ at, ...line }) => `${new Date(at).toISOString()} ${JSON.stringify(line)}`),
  };
}

/** A message that a visitor was told is accepted. */
type Submission = { reference: string; at: number };

/** Number of copies by reference: a message that is repeated within a day is sent once. */
function expectedCopies(accepted: readonly Submission[]): Map<string, number> {
  const copies = new Map<string, number>();
  const lastAt = new Map<string, number>();
  for (const { reference, at } of accepted.toSorted((one, other) => one.at - other.at)) {
    if (at - (lastAt.get(reference) ?? Number.NEGATIVE_INFINITY) < day) continue;
    lastAt.set(reference, at);
    copies.set(reference, (copies.get(reference) ?? 0) + 1);
  }
  return copies;
}
