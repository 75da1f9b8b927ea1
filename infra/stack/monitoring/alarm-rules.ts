import { Stack } from 'aws-cdk-lib';
import { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import { Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { MetricName } from '../../../functions/runtime/metrics.ts';
import { edgeMetric, firewallMetric, ownMetric, siteMetric, type Watched } from './stage-metrics.ts';

export type AlarmRule = {
  /** What a visitor, the office or the bill notices. */
  problem: string;
  /** Period of the metrics, 5 by default. CloudWatch takes one for all metrics of an alarm, and ten metrics at most. */
  minutes?: number;
  metrics: Readonly<Record<string, IMetric>>;
  /** CloudWatch's metric math with the names of `metrics`. A metric without data is 0. */
  when: string;
  /** Whether silence is the problem, instead of the normal case. */
  silence?: true;
  /** Whether it wakes somebody: visitors or the office lose something every hour, and no stranger rings it by himself. */
  urgent?: true;
};

/** Measured on 2026-11-21 with an empty cache: home, services and contact, each scrolled to the end. */
export const requestsPerVisit = 23;

/**
 * Returns the alarms of a stage by their names, which are headings of the runbook. An alarm joins the conditions of one
 * consequence. Conditions that a stranger can cause hide no others: they are in alarms of their own.
 */
export function alarmRules(props: Watched): Readonly<Record<string, AlarmRule>> {
  const { stage, api, outbox, distribution, sendEmail, requeueEmails, canary, certificate } = props;
  const [waiting, late, veryLate] = outbox.queues;
  const own = (name: MetricName) => ownMetric(stage, name);
  const requests = siteMetric(distribution, 'Requests');
  const edge = edgeErrors(distribution);
  return {
    'dead-letters': {
      problem: 'An email, or an event of SES about one, was not handled after 12 hours of attempts.',
      metrics: { letters: outbox.deadLetters.metricApproximateNumberOfMessagesVisible() },
      when: 'letters >= 1',
      urgent: true,
    },
    'email-late': {
      problem: 'For 15 minutes an email was not delivered, or an event of SES about one not handled.',
      minutes: 15,
      metrics: {
        ageS: waiting.metricApproximateAgeOfOldestMessage(),
        ...messagesIn('late', late),
        ...messagesIn('veryLate', veryLate),
        ...messagesIn('events', props.mailEvents, Stats.AVERAGE),
        requeued: own('EmailRequeued'),
      },
      // The age ignores messages that failed three times. A handled event is in its queue for a moment.
      when:
        'ageS >= 900 OR (lateVisible + lateInFlight + veryLateVisible + veryLateInFlight) >= 1 OR ' +
        '(eventsVisible + eventsInFlight) >= 0.8 OR requeued >= 1',
    },
    'email-returned': {
      problem:
        'The office may lack an email: it was returned, rejected, delayed, marked as spam or never confirmed; or receipts were returned.',
      metrics: { returned: own('EmailReturned') },
      when: 'returned >= 1',
    },
    // Without a sender its schedule is disabled.
    ...(stage.senderAddress && {
      'requeue-emails-silent': silence('Nothing checks whether accepted emails are delivered.', requeueEmails),
    }),
    'form-failed': {
      problem: 'A message was not accepted and its visitor saw an error, or waited for more than 5 s.',
      minutes: 10,
      metrics: {
        errors: sendEmail.metricErrors(),
        waitMs: sendEmail.metricDuration({ statistic: Stats.p(95) }),
        unstored: own('OutboxWriteFailed'),
      },
      when: 'errors >= 1 OR waitMs >= 5000 OR unstored >= 1',
      urgent: true,
    },
    'form-rejected': {
      problem: 'A message was rejected by the firewall, the API or a full send-email.',
      metrics: {
        rejected: api.formRejected,
        throttled: sendEmail.metricThrottles(),
        closed: firewallMetric(stage, 'CountedRequests', 'NetworkMailRate'),
      },
      when: '(rejected + throttled + closed) >= 1',
    },
    flood: {
      problem: 'More messages arrive than visitors write, or the firewall blocks many requests.',
      minutes: 15,
      metrics: { accepted: own('EmailAccepted'), blocked: firewallMetric(stage, 'BlockedRequests', 'ALL') },
      // Ten times the messages of the busiest hour at a million visits a month; forty times what scanners have blocked.
      when: 'accepted >= 15 OR blocked >= 3000',
    },
    'api-errors': {
      problem: 'The API responds with 5xx, or a page of the blog or of a job cannot be rendered.',
      metrics: { errors: api.restApi.metricServerError(), pages: props.blogPages.metricErrors() },
      when: 'errors >= 5 OR pages >= 1',
    },
    'cms-failed': {
      problem: 'A quarter of the requests to WordPress fail, or what it publishes does not reach the site at once.',
      minutes: 30,
      metrics: {
        failed: own('CmsFailed'),
        requests: own('CmsTime').with({ statistic: Stats.SAMPLE_COUNT }),
        calls: own('PluginCallFailed'),
      },
      when: '(failed >= 3 AND failed * 4 >= requests) OR calls >= 1',
    },
    'page-failed': {
      problem: 'A fifth of the visits fail in the browser, or the scripts do not start in one of fifty.',
      minutes: 30,
      metrics: {
        requests,
        failed: own('PageFailed'),
        failedHalf: own('PageFailedForHalf'),
        missing: own('ScriptsMissing'),
        missingHalf: own('ScriptsMissingForHalf'),
      },
      when: `${oneOf(5, 'failed')} OR ${oneOf(50, 'missing')}`,
    },
    'site-errors': {
      problem: 'More than 5 % of the responses, three at least, are 5xx, or an edge function failed.',
      minutes: 10,
      metrics: { rate: siteMetric(distribution, '5xxErrorRate', Stats.AVERAGE), requests, ...edge },
      when: `(rate >= 5 AND rate * requests >= 300) OR (${Object.keys(edge).join(' + ')}) >= 1`,
    },
    ...(canary && {
      canary: { ...silence('The home page, the blog or the form does not respond.', canary), urgent: true },
    }),
    ...(certificate && {
      'certificate-expires': {
        problem: 'The certificate expires within 30 days.',
        minutes: 24 * 60,
        metrics: { days: certificate.metricDaysToExpiry() },
        when: 'days > 0 AND days < 30',
      },
    }),
  };
}

/** No run of a function that starts every quarter of an hour has succeeded for half an hour. */
function silence(problem: string, lambda: IFunction): AlarmRule {
  const metrics = { runs: lambda.metricInvocations(), errors: lambda.metricErrors() };
  return { problem, minutes: 30, metrics, when: 'runs - errors < 1', silence: true };
}

/** Messages of a queue, those among them that a function has received and has not handled. */
function messagesIn(name: string, queue: IQueue, statistic: string = Stats.MAXIMUM): AlarmRule['metrics'] {
  return {
    [`${name}Visible`]: queue.metricApproximateNumberOfMessagesVisible({ statistic }),
    [`${name}InFlight`]: queue.metricApproximateNumberOfMessagesNotVisible({ statistic }),
  };
}

function edgeErrors(distribution: Watched['distribution']): AlarmRule['metrics'] {
  const all = Stack.of(distribution).node.findAll();
  const functions = all.filter((construct) => construct instanceof EdgeFunction);
  const errorsOf = (name: string) => edgeMetric('FunctionExecutionErrors', { FunctionName: name });
  return Object.fromEntries(functions.map(({ functionName }, index) => [`edge${index}`, errorsOf(functionName)]));
}

/**
 * One of so many visits fails, and four at least, in both halves of the networks: a network is in one half, so its customers
 * cannot ring the alarm, and somebody with two networks can. Requests stand for visits, because a page whose first script is blocked reports none.
 */
function oneOf(visits: number, name: 'failed' | 'missing'): string {
  const halves = [`${name}Half`, `(${name} - ${name}Half)`];
  return `(${halves.map((half) => `${half} >= 2 AND ${half} * ${2 * visits * requestsPerVisit} >= requests`).join(' AND ')})`;
}
