import { Alarm, ComparisonOperator, MathExpression, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Metrics } from './stage-metrics.ts';

export type AlarmsProps = { topic: ITopic; metrics: Metrics };

type Rule = {
  /** Name of the alarm and its heading in the runbook. */
  name: string;
  /** The problem in one sentence, for the operator who is alerted. */
  problem: string;
  metric: IMetric | undefined;
  limit: number;
  /** The alarm fires at or above `limit`, or below it if `below` is set. */
  below?: boolean;
  /** Number of consecutive periods. */
  times?: number;
};

/** The alarms of a stage. Each description links to the alarm's heading in the runbook, infra/README.md. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { topic, metrics }: AlarmsProps) {
    super(scope, id);
    for (const rule of rules(metrics)) {
      if (!rule.metric) continue;
      const alarm = new Alarm(this, rule.name, {
        metric: rule.metric,
        alarmDescription: `${rule.problem} What to do: infra/README.md#${rule.name}`,
        threshold: rule.limit,
        comparisonOperator: rule.below
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: rule.times ?? 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }
}

function rules(metrics: Metrics): Rule[] {
  const { late } = metrics;
  const names = late.map((_, index) => `late${index}`);
  const lateMail = new MathExpression({
    expression: names.join(' + '),
    usingMetrics: Object.fromEntries(late.map((metric, index) => [`late${index}`, metric])),
    label: 'Emails on the late steps of the backoff',
  });
  return [
    {
      name: 'outbox-stalled',
      problem: 'New email waits for its first delivery attempt.',
      metric: metrics.outboxAge,
      limit: 900,
    },
    { name: 'email-late', problem: 'An email was not delivered for 15 minutes.', metric: lateMail, limit: 1 },
    {
      name: 'dead-letters',
      problem: 'An email was not delivered after 12 hours of attempts.',
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
      name: 'send-email-throttled',
      problem: 'Messages were rejected because send-email was throttled.',
      metric: metrics.sendEmailThrottles,
      limit: 1,
    },
    {
      name: 'send-email-slow',
      problem: 'Visitors wait more than 5 s for a response.',
      metric: metrics.sendEmailTime,
      limit: 5_000,
      times: 2,
    },
    {
      name: 'deliver-email-errors',
      problem: 'deliver-email failed.',
      metric: metrics.deliverEmailErrors,
      limit: 1,
      times: 2,
    },
    { name: 'api-errors', problem: 'The API responds with 5xx.', metric: metrics.apiErrors, limit: 5 },
    {
      name: 'cms-access-denied',
      problem: 'WordPress rejects our credential, or the credential is unreadable.',
      metric: metrics.cmsAccessDenied,
      limit: 1,
    },
    { name: 'cms-failed', problem: 'Requests to WordPress fail.', metric: metrics.cmsFailed, limit: 10, times: 3 },
    { name: 'blog-pages-errors', problem: 'blog-pages failed.', metric: metrics.blogPagesErrors, limit: 1 },
    {
      name: 'site-errors',
      problem: 'More than 5 % of responses are 5xx.',
      metric: metrics.siteErrors,
      limit: 5,
      times: 2,
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
      name: 'certificate-expires',
      problem: 'The certificate expires within 30 days.',
      metric: metrics.certificateDays,
      limit: 30,
      below: true,
    },
    {
      name: 'canary',
      problem: 'The home page or the categories do not respond.',
      metric: metrics.canaryErrors,
      limit: 2,
    },
  ];
}
