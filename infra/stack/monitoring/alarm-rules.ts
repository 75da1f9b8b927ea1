import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { computedMetrics } from './alarm-maths.ts';
import type { Metrics } from './stage-metrics.ts';

export type AlarmRule = {
  /** Name of the alarm and its heading in the runbook. */
  name: string;
  problem: string;
  metric: IMetric | undefined;
  limit: number;
  /** The alarm fires at or above `limit`, or below it if `below` is set. */
  below?: boolean;
  /** N, the number of periods that are evaluated; one by default. */
  periods?: number;
  /** M, how many of them have to be at the limit; all by default. */
  datapoints?: number;
  /** Whether missing data is the problem, instead of the normal case. */
  silence?: boolean;
};

/** Ten times the emails of the busiest hour at a million visits a month. Any flood sends more. */
const emailsPerHour = 60;

/** Blocked requests within five minutes: forty times those of a scanner and of addresses of bad repute. */
const blockedRequests = 1_000;

/** Returns the alarms of a stage; those without a metric do not exist in it. */
export function alarmRules(metrics: Metrics): readonly AlarmRule[] {
  const computed = computedMetrics(metrics);
  return [
    {
      name: 'outbox-stalled',
      problem: 'New email waits for its first delivery attempt.',
      metric: metrics.outboxAge,
      limit: 900,
    },
    {
      name: 'email-late',
      problem: 'An email was not delivered for 15 minutes.',
      metric: computed.lateEmails,
      limit: 1,
    },
    {
      // A handled event is in its queue for a moment. The age of the oldest message ignores failing ones.
      name: 'mail-events-late',
      problem: 'Events of SES, such as bounces, were not handled for 15 minutes.',
      metric: computed.lateMailEvents,
      limit: 1,
      periods: 3,
    },
    {
      name: 'dead-letters',
      problem: 'An email, or an event of SES about one, was not handled after 12 hours of attempts.',
      metric: metrics.deadLetters,
      limit: 1,
    },
    { name: 'send-email-errors', problem: 'send-email failed.', metric: metrics.sendEmailErrors, limit: 1 },
    {
      name: 'outbox-write-failed',
      problem: 'A message was not stored; the visitor saw an error.',
      metric: metrics.outboxWriteFailed,
      limit: 1,
    },
    {
      name: 'form-rejected',
      problem: 'Messages were rejected by the firewall, the API or a full send-email.',
      metric: computed.formRejected,
      limit: 1,
    },
    {
      name: 'form-silent',
      problem: 'Nobody sent a message on a day with many visits.',
      metric: computed.messages,
      limit: 1,
      below: true,
    },
    {
      name: 'email-volume',
      problem: 'More messages arrived within an hour than visitors write.',
      metric: metrics.accepted.with({ period: Duration.hours(1) }),
      limit: emailsPerHour,
    },
    {
      name: 'firewall-blocked',
      problem: 'The firewall blocks many requests.',
      metric: metrics.firewallBlocked,
      limit: blockedRequests,
    },
    {
      name: 'edge-function-errors',
      problem: 'An edge function failed; its visitors saw an error of CloudFront.',
      metric: computed.edgeFunctionErrors,
      limit: 1,
    },
    {
      name: 'send-email-slow',
      problem: 'Visitors wait more than 5 s for a response.',
      metric: metrics.sendEmailTime,
      limit: 5_000,
      periods: 2,
    },
    {
      name: 'deliver-email-errors',
      problem: 'deliver-email failed.',
      metric: metrics.deliverEmailErrors,
      limit: 1,
      periods: 2,
    },
    { name: 'api-errors', problem: 'The API responds with 5xx.', metric: metrics.apiErrors, limit: 5 },
    {
      name: 'cms-access-denied',
      problem: 'WordPress rejects our credential, or the credential is unreadable.',
      metric: metrics.cmsAccessDenied,
      limit: 1,
    },
    {
      name: 'plugin-call-failed',
      problem: 'What WordPress publishes does not reach the site at once: a secret or a token is wrong.',
      metric: metrics.pluginCallFailed,
      limit: 1,
    },
    {
      name: 'cms-failed',
      problem: 'A quarter of the requests to WordPress fail, or more.',
      metric: computed.cmsFailed,
      limit: 25,
      periods: 3,
      datapoints: 2,
    },
    {
      name: 'page-failed',
      problem: 'A fifth of the visits fail in the browser, as after a broken release.',
      metric: computed.pageFailed,
      limit: 4,
    },
    {
      name: 'scripts-missing',
      problem: 'The scripts of the pages do not start in one of fifty visits, or more.',
      metric: computed.scriptsMissing,
      limit: 4,
    },
    { name: 'blog-pages-errors', problem: 'blog-pages failed.', metric: metrics.blogPagesErrors, limit: 1 },
    {
      name: 'site-errors',
      problem: 'More than 5 % of responses are 5xx.',
      metric: computed.siteErrors,
      limit: 5,
      periods: 2,
    },
    {
      name: 'email-bounced',
      problem: 'The office’s mail server returned an email.',
      metric: metrics.bounced,
      limit: 1,
    },
    { name: 'email-rejected', problem: 'SES rejected an email.', metric: metrics.rejected, limit: 1 },
    { name: 'complaint-received', problem: 'An email was marked as spam.', metric: metrics.complaints, limit: 1 },
    {
      name: 'delivery-delayed',
      problem: 'The office’s mail server accepts no email.',
      metric: metrics.delays,
      limit: 1,
    },
    {
      name: 'email-requeued',
      problem: 'An email was missing from the queue and was requeued.',
      metric: metrics.requeued,
      limit: 1,
    },
    {
      name: 'email-unconfirmed',
      problem: 'SES reported no event for an email.',
      metric: metrics.unconfirmed,
      limit: 1,
    },
    { name: 'requeue-emails-errors', problem: 'requeue-emails failed.', metric: metrics.requeueEmailsErrors, limit: 1 },
    {
      name: 'requeue-emails-silent',
      problem: 'Nothing checks whether accepted emails are delivered.',
      metric: metrics.requeueEmailsRuns,
      limit: 1,
      below: true,
      silence: true,
    },
    {
      name: 'certificate-expires',
      problem: 'The certificate expires within 30 days.',
      metric: metrics.certificateDays,
      limit: 30,
      below: true,
    },
    {
      name: 'canary',
      problem: 'The home page, the blog or the form does not respond.',
      metric: metrics.canaryErrors,
      limit: 2,
    },
    {
      name: 'canary-silent',
      problem: 'The canary does not run.',
      metric: metrics.canaryRuns,
      limit: 1,
      below: true,
      silence: true,
    },
  ];
}
