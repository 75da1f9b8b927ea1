import { retryLadder } from '../../../functions/mail/outbox/retry-ladder.ts';
import { cmsRequestsPerVisit, documentsPerVisit, measuredVisit, messagesPerVisit } from '../../cost/visit.ts';
import { Series, type MetricStat } from './alarm-evaluation.testkit.ts';

export type Fault =
  | 'WordPress is down'
  | 'SES rejects'
  | 'S3 rejects emails'
  | 'the queue is stuck'
  | 'the queue loses messages'
  | 'nobody reports deliveries'
  | 'the office mailbox bounces'
  | `${'send-email' | 'deliver-email' | 'mail-events' | 'requeue-emails' | 'cms-proxy' | 'blog-pages'} dies at start`
  | 'the API responds to the form with 429'
  | 'the API rejects CloudFront with 403'
  | 'the firewall closes the forms'
  | 'the firewall blocks everybody'
  | 'an edge function throws'
  | 'the canary stops'
  | 'the schedule of requeue-emails stops'
  | 'the form is abandoned by everyone'
  | 'five addresses flood the form'
  | 'a release breaks the pages'
  | 'one client floods the reports'
  | 'the scripts do not start'
  | 'the certificate is not renewed';

export type Month = { visits: number; minutes: number; fault?: Fault /** Minute in which it starts. */; from?: number };

export const day = 1_440;
const canaryMinutes = 15;

/** A metric of the simulated stage; `of` is part of the value of its dimension. */
type Measured = { name: string; of: string; series: Series };

/** Returns the metrics of a stage's traffic, with the small disturbances of every month and at most one fault. */
export function simulate({ visits, minutes, fault, from = 0 }: Month): (metric: MetricStat) => Series {
  const measured: Measured[] = [];
  const metric = (name: string, of = '') => {
    const found = measured.find((each) => each.name === name && each.of === of);
    if (found) return found.series;
    const series = new Series();
    measured.push({ name, of, series });
    return series;
  };
  const random = generator(visits);
  const clients = generator(visits + 1);
  const poisson = (mean: number) => poissonOf(mean, random);
  const isBroken = (name: Fault, minute: number) => fault === name && minute >= from;

  /** A function runs `times`; `isDead` if it fails before its handler. */
  const invoke = (name: string, minute: number, times: number, isDead: boolean) => {
    if (times === 0) return;
    metric('Invocations', name).add(minute, times);
    metric('Errors', name).add(minute, isDead ? times : 0);
    metric('Throttles', name).add(minute, 0);
    metric('Duration', name).add(minute, (random() < 0.002 ? 6_000 : 400) * times, times);
  };

  function deliver(accepted: number): void {
    let offset = 0;
    const attempts = retryLadder.flatMap(({ waitMinutes, attempts }, step) =>
      Array.from({ length: attempts }, () => ({ step, at: accepted + (offset += waitMinutes) - waitMinutes })),
    );
    if (isBroken('the queue loses messages', accepted)) return metric('EmailRequeued').add(accepted + 45, 1);
    if (isBroken('the queue is stuck', accepted)) {
      oldest ??= accepted;
      return;
    }
    for (const { step, at } of attempts) {
      const isDead = isBroken('deliver-email dies at start', at);
      invoke('DeliverEmail', at, 1, isDead);
      const isRejected = isBroken('SES rejects', at);
      if (isRejected) metric('EmailRejected').add(at, 1);
      if (!isDead && !isRejected) return report(at + 1);
      const end = at + retryLadder[step]!.waitMinutes;
      if (step > 0) for (let each = at; each < end; each += 1) late.add(each, 1, 0);
    }
  }

  function report(minute: number): void {
    invoke('MailEvents', minute, 1, isBroken('mail-events dies at start', minute));
    if (isBroken('mail-events dies at start', minute)) {
      for (let each = minute; each < minutes; each += 1) events.add(each, 1, 0);
    } else if (isBroken('the office mailbox bounces', minute)) metric('EmailBounced').add(minute, 1);
    else if (isBroken('nobody reports deliveries', minute)) metric('EmailUnconfirmed').add(minute + day, 1);
    else metric('EmailDelivered').add(minute, 1);
  }

  let oldest: number | undefined;
  const late = metric('ApproximateNumberOfMessagesVisible', 'OutboxLate');
  const events = metric('ApproximateNumberOfMessagesNotVisible', 'MailEventsQueue');
  const deadLetters = metric('ApproximateNumberOfMessagesVisible', 'OutboxDeadLetters');
  for (let minute = 0; minute < minutes; minute += 1) {
    // Visits follow the hours of a day; the mean of the wave is 1.
    const mean = (visits / (30 * day)) * (1 + 0.8 * Math.sin((2 * Math.PI * minute) / day));
    const now = poisson(mean);
    const isAbandoned = isBroken('the form is abandoned by everyone', minute);
    // A visitor writes a message in the minute in which the fault starts.
    const flood = isBroken('five addresses flood the form', minute) ? 9.7 : 0;
    const messages = isAbandoned ? 0 : poisson(mean * messagesPerVisit + flood) + (minute === from && fault ? 1 : 0);
    const hasCanary = minute % canaryMinutes === 0 && !isBroken('the canary stops', minute);
    const probes = hasCanary ? 1 : 0;
    const isEdgeDown = isBroken('an edge function throws', minute);
    const isBlocked = isBroken('the firewall blocks everybody', minute);
    const isForbidden = isBroken('the API rejects CloudFront with 403', minute);
    // A restart of WordPress takes two minutes; besides, one request in two thousand fails.
    const isCmsDown = isBroken('WordPress is down', minute) || minute % (10 * day) < 2;
    let canaryFails = isEdgeDown || isBlocked || random() < 0.0005;

    const requests = now * measuredVisit.requestsPerVisit + 4 * probes;
    let failed = poisson(requests * 0.00001);
    const failedVisits = isBroken('a release breaks the pages', minute) ? now : poisson(now * 0.01);
    if (failedVisits > 0) {
      metric('PageFailed').add(minute, failedVisits);
      for (let each = 0; each < failedVisits; each += 1) metric('PageFailedForHalf').add(minute, Math.round(clients()));
    }
    if (isBroken('one client floods the reports', minute)) {
      metric('PageFailed').add(minute, 60);
      metric('PageFailedForHalf').add(minute, 60);
      metric('ScriptsMissing').add(minute, 60);
      metric('ScriptsMissingForHalf').add(minute, 60);
    }
    // A phone an hour has so slow a connection that it has no scripts after ten seconds.
    const scriptless = isBroken('the scripts do not start', minute) ? now : Number(minute % 60 === 0);
    if (scriptless > 0) {
      metric('ScriptsMissing').add(minute, scriptless);
      metric('ScriptsMissingForHalf').add(minute, Math.floor((scriptless + (minute % 2)) / 2));
    }
    if (requests > 0) metric('Requests').add(minute, requests);
    const blocked = isBlocked ? requests : poisson(requests * 0.005);
    if (blocked > 0) metric('BlockedRequests').add(minute, blocked);
    if (now + probes > 0)
      metric('FunctionExecutionErrors', 'PageRequest').add(minute, isEdgeDown ? now * documentsPerVisit + probes : 0);
    if (isEdgeDown) failed += now * documentsPerVisit + probes;

    const reachApi = !isEdgeDown && !isBlocked && !isForbidden;
    const cmsRequests = reachApi ? poisson(mean * cmsRequestsPerVisit) + 2 * probes : 0;
    for (const [name, fault] of [
      ['CmsProxy', 'cms-proxy dies at start'],
      ['BlogPages', 'blog-pages dies at start'],
    ] as const) {
      const times = Math.ceil(cmsRequests / 2);
      const isDead = isBroken(fault, minute) && times > 0;
      invoke(name, minute, times, isDead);
      if (isDead) metric('5XXError').add(minute, times, times);
      canaryFails ||= isDead;
      const reached = isDead ? 0 : times;
      if (reached > 0) metric('CmsTime').add(minute, 300 * reached, reached);
      const failures = isCmsDown ? reached : poisson(reached * 0.0005);
      if (failures > 0) metric('CmsFailed').add(minute, failures, failures);
      canaryFails ||= isCmsDown;
    }

    const posts = messages + probes;
    const isClosed = isBroken('the firewall closes the forms', minute);
    const isThrottled = isForbidden || isBroken('the API responds to the form with 429', minute);
    if (isClosed && posts > 0) metric('CountedRequests').add(minute, posts);
    else if (isThrottled && posts > 0) metric('FormRejected').add(minute, posts);
    else if (reachApi && posts > 0) {
      const isDead = isBroken('send-email dies at start', minute);
      invoke('SendEmail', minute, posts, isDead);
      metric('5XXError').add(minute, isDead ? posts : 0, posts);
      const isStored = !isDead && !isBroken('S3 rejects emails', minute);
      if (messages > 0 && !isDead) metric(isStored ? 'EmailAccepted' : 'OutboxWriteFailed').add(minute, messages);
      if (isStored) for (let each = 0; each < messages; each += 1) deliver(minute);
      canaryFails ||= isDead;
    }
    canaryFails ||= isClosed || isThrottled;
    if (now > 0) metric('5xxErrorRate').add(minute, (100 * failed * now) / Math.max(1, requests), now);
    invoke('Canary', minute, probes, canaryFails);
    const hasRun = minute % 15 === 7 && !isBroken('the schedule of requeue-emails stops', minute);
    invoke('RequeueEmails', minute, hasRun ? 1 : 0, isBroken('requeue-emails dies at start', minute));
    if (minute % (day / 2) === 0)
      metric('DaysToExpiry').add(minute, isBroken('the certificate is not renewed', minute) ? 29 : 60);
    late.add(minute, 0);
    events.add(minute, 0);
    deadLetters.add(minute, 0);
    metric('ApproximateAgeOfOldestMessage').add(minute, 60 * (minute - (oldest ?? minute)));
  }
  const nothing = new Series();
  return ({ Metric: { MetricName, Dimensions = [] } }) => {
    const value = JSON.stringify(Dimensions);
    return measured.find(({ name, of }) => name === MetricName && value.includes(of))?.series ?? nothing;
  };
}

/** Random numbers that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function poissonOf(mean: number, random: () => number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * (random() + random() + random() - 1.5) * 2));
  let count = 0;
  for (let product = random(); product > Math.exp(-mean); product *= random()) count += 1;
  return count;
}
