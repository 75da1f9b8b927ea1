import { Duration } from 'aws-cdk-lib';
import { MathExpression, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Metrics } from './stage-metrics.ts';

const minutes = (count: number) => ({ period: Duration.minutes(count) });

/**
 * Requests of one visit, measured on 2026-11-21 with an empty cache: home, services and contact, each scrolled to the end.
 * The shares of visits below are computed with it.
 */
const requestsPerVisit = 23;

/** Assumed, not measured. */
const messagesPerVisit = 0.002;

/** Messages that a day's visits promise before their absence is an alarm. */
const promisedMessages = 30;
const promisingRequests = (promisedMessages / messagesPerVisit) * requestsPerVisit;

/** One of five visits fails after a broken release; in healthy months one of a hundred, with a visitor's own extensions. */
const visitsForAFailure = 5;

/** The scripts of one of fifty visits do not start, as in an engine that a release shuts out; slow phones are fewer. */
const visitsForMissingScripts = 50;

const lesserHalf = 'IF(half < failed - half, half, failed - half)';

export function computedMetrics(metrics: Metrics) {
  return {
    lateEmails: sum('Emails on the late steps of the backoff', metrics.late),
    lateMailEvents: sum('Events of SES that are not handled', metrics.mailEvents),
    edgeFunctionErrors: sum('Errors of the edge functions', metrics.edgeFunctionErrors),
    formRejected: sum('Messages that were not accepted', [
      metrics.formRejected,
      metrics.sendEmailThrottles,
      ...(metrics.formsClosed ? [metrics.formsClosed] : []),
    ]),
    // One failure among a few requests at night is not an alarm.
    siteErrors: new MathExpression({
      expression: 'IF(rate * requests >= 300, rate, 0)',
      usingMetrics: { rate: metrics.siteErrors, requests: metrics.visits },
      label: '5xx in percent, of three failures or more',
      ...minutes(5),
    }),
    // Requests instead of reported visits, because a page whose first script is blocked reports no visit.
    pageFailed: new MathExpression({
      // Twice the lesser half of the clients: one client is in one half only, so nobody can ring the alarm alone.
      expression: `IF(${lesserHalf} * ${2 * visitsForAFailure * requestsPerVisit} >= requests, 2 * ${lesserHalf}, 0)`,
      usingMetrics: { failed: metrics.pageFailed, half: metrics.pageFailedForHalf, requests: metrics.visits },
      label: 'Failed visits, if they are a fifth of all',
      ...minutes(30),
    }),
    scriptsMissing: new MathExpression({
      expression: `IF(${lesserHalf} * ${2 * visitsForMissingScripts * requestsPerVisit} >= requests, 2 * ${lesserHalf}, 0)`,
      usingMetrics: { failed: metrics.scriptsMissing, half: metrics.scriptsMissingForHalf, requests: metrics.visits },
      label: 'Visits without scripts, if they are a fiftieth of all',
      ...minutes(30),
    }),
    cmsFailed: new MathExpression({
      expression: '100 * failed / requests',
      usingMetrics: { failed: metrics.cmsFailed, requests: metrics.cmsRequests },
      label: 'Failed requests to WordPress in percent',
      ...minutes(15),
    }),
    // A sum instead of the metric itself, which has no data point for a day without messages.
    messages: new MathExpression({
      expression: `IF(requests >= ${promisingRequests}, SUM([accepted, none]), 1)`,
      usingMetrics: {
        requests: metrics.visits,
        accepted: metrics.accepted,
        none: new MathExpression({
          expression: '0 * requests',
          usingMetrics: { requests: metrics.visits },
          ...minutes(24 * 60),
        }),
      },
      label: 'Messages on a day with visits enough for many',
      ...minutes(24 * 60),
    }),
  };
}

/** Sum of the metrics that have data. */
function sum(label: string, metrics: readonly IMetric[]): MathExpression {
  const named = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  return new MathExpression({
    expression: `SUM([${Object.keys(named).join(', ')}])`,
    usingMetrics: named,
    label,
    ...minutes(5),
  });
}
