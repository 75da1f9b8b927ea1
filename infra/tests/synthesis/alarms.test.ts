import { expect, test } from 'vitest';
import { ringsOf } from './alarm-evaluation.testkit.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';
import { day, simulate, type Fault, type Month } from './traffic.testkit.ts';

const alarms = Object.values(synthesize(fullProduction).resources('AWS::CloudWatch::Alarm')).map((resource) => ({
  name: /#([\w-]+)$/.exec(String(resource.Properties?.['AlarmDescription']))?.[1] ?? '',
  resource,
}));

/** Returns the alarms that fire in a month, with the minutes from the start of the fault to the first time. */
function rings(month: Month): Record<string, number> {
  const find = simulate(month);
  const firsts = alarms.flatMap(({ name, resource }): [string, number][] => {
    const [first] = ringsOf(resource, find, month.minutes);
    return first === undefined ? [] : [[name, first - (month.from ?? 0)]];
  });
  return Object.fromEntries(firsts);
}

test.each([10_000, 1_000_000])('no alarm fires in a healthy month of %i visits', (visits) => {
  expect(rings({ visits, minutes: 30 * day })).toEqual({});
});

type Limits = Readonly<Record<string, number>>;

/**
 * All alarms that a fault fires in time, and the minutes it may take, at 10,000 visits a month and at a million; those of
 * the last column only at a million. A fault starts with a visitor's message, and right after the canary has run.
 */
const faults: readonly (readonly [fault: Fault, both: Limits, million: Limits])[] = [
  ['WordPress is down', { 'cms-failed': 35, canary: 30 }, {}],
  ['SES rejects', { 'email-rejected': 5, 'email-late': 20 }, {}],
  ['the queue is stuck', { 'outbox-stalled': 20 }, {}],
  ['the queue loses messages', { 'email-requeued': 50 }, {}],
  ['nobody reports deliveries', { 'email-unconfirmed': day + 5 }, {}],
  ['the office mailbox bounces', { 'email-bounced': 5 }, {}],
  ['S3 rejects emails', { 'outbox-write-failed': 5 }, {}],
  ['send-email dies at start', { 'send-email-errors': 5, canary: 30 }, {}],
  ['deliver-email dies at start', { 'deliver-email-errors': 10, 'email-late': 20 }, {}],
  ['mail-events dies at start', { 'mail-events-late': 20 }, {}],
  ['requeue-emails dies at start', { 'requeue-emails-errors': 20 }, {}],
  ['cms-proxy dies at start', { canary: 30 }, { 'api-errors': 30 }],
  ['blog-pages dies at start', { 'blog-pages-errors': 20, canary: 30 }, { 'api-errors': 30 }],
  ['the API responds to the form with 429', { 'form-rejected': 5, canary: 30 }, {}],
  ['the API rejects CloudFront with 403', { 'form-rejected': 5, canary: 30 }, {}],
  ['the firewall closes the forms', { 'form-rejected': 5, canary: 30 }, {}],
  ['the firewall blocks everybody', { canary: 30 }, { 'firewall-blocked': 5 }],
  ['an edge function throws', { 'edge-function-errors': 15, 'site-errors': 15, canary: 30 }, {}],
  ['the canary stops', { 'canary-silent': 60 }, {}],
  ['the schedule of requeue-emails stops', { 'requeue-emails-silent': 60 }, {}],
  ['five addresses flood the form', { 'email-volume': 15 }, {}],
  ['a release breaks the pages', { 'page-failed': 45 }, {}],
  ['the scripts do not start', { 'scripts-missing': 45 }, {}],
  ['the certificate is not renewed', { 'certificate-expires': day }, {}],
  // At 10,000 visits a month a week without a message is normal; the canary proves that the form's path works.
  ['the form is abandoned by everyone', {}, { 'form-silent': day + 5 }],
];

test.each(faults)('%s: somebody is alerted in time, and by no other alarm', (fault, both, million) => {
  const from = 8 * 15 + 1;
  const minutes = from + Math.max(...Object.values({ ...both, ...million })) + 10;
  for (const [visits, limits] of [[10_000, both] as const, [1_000_000, { ...both, ...million }] as const]) {
    const found = rings({ visits, minutes, fault, from });
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(limits).toSorted());
    for (const [name, limit] of Object.entries(limits)) expect([name, found[name]! <= limit]).toEqual([name, true]);
  }
});

test.each([10_000, 1_000_000])('one client that floods the reports fires no alarm at %i visits', (visits) => {
  const from = 8 * 15 + 1;
  expect(rings({ visits, minutes: from + day, fault: 'one client floods the reports', from })).toEqual({});
});

test('every alarm that several samples decide is fired by one of the faults', () => {
  const fired = new Set(faults.flatMap(([, both, million]) => Object.keys({ ...both, ...million })));
  // One event of the log, one message after half a day of failures, or one slow month of S3.
  const oneEvent = ['cms-access-denied', 'complaint-received', 'dead-letters', 'delivery-delayed', 'send-email-slow'];
  expect([...fired, ...oneEvent].toSorted()).toEqual(alarms.map(({ name }) => name).toSorted());
});
