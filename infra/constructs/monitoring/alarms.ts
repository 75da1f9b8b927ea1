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
  says: string;
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
        alarmDescription: `${rule.says} What to do: infra/README.md#${rule.name}`,
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
    label: 'Mail on a late step of the back-off',
  });
  return [
    { name: 'outbox-stands', says: 'Mail waits for its first attempt.', metric: metrics.outboxAge, limit: 900 },
    { name: 'mail-late', says: 'Mail was tried for 15 minutes in vain.', metric: lateMail, limit: 1 },
    { name: 'dead-letters', says: 'Mail was given up after half a day.', metric: metrics.deadLetters, limit: 1 },
    { name: 'send-email-errors', says: 'send-email failed.', metric: metrics.sendEmailErrors, limit: 1 },
    {
      name: 'outbox-write-failed',
      says: 'A message was not stored; its visitor was told.',
      metric: metrics.outboxWriteFailed,
      limit: 1,
    },
    { name: 'send-email-throttled', says: 'Messages were turned away.', metric: metrics.sendEmailThrottles, limit: 1 },
    {
      name: 'send-email-slow',
      says: 'Visitors wait over 5 s.',
      metric: metrics.sendEmailTime,
      limit: 5_000,
      times: 2,
    },
    {
      name: 'deliver-email-errors',
      says: 'deliver-email failed.',
      metric: metrics.deliverEmailErrors,
      limit: 1,
      times: 2,
    },
    { name: 'api-errors', says: 'The API answers 5xx.', metric: metrics.apiErrors, limit: 5 },
    { name: 'cms-closed', says: 'WordPress refuses our credential.', metric: metrics.cmsClosed, limit: 1 },
    { name: 'cms-fails', says: 'WordPress does not answer.', metric: metrics.cmsFailures, limit: 10, times: 3 },
    { name: 'blog-pages-errors', says: 'The blog’s pages failed.', metric: metrics.blogPagesErrors, limit: 1 },
    { name: 'site-errors', says: 'Over 5 % of answers are 5xx.', metric: metrics.siteErrors, limit: 5, times: 2 },
    { name: 'email-bounced', says: 'The office’s mail server returned an email.', metric: metrics.bounced, limit: 1 },
    { name: 'email-rejected', says: 'SES rejected an email.', metric: metrics.rejected, limit: 1 },
    { name: 'complaint-received', says: 'An email was marked as spam.', metric: metrics.complaints, limit: 1 },
    { name: 'delivery-delayed', says: 'The office’s mail server accepts no mail.', metric: metrics.delays, limit: 1 },
    { name: 'email-requeued', says: 'The queue had lost an email.', metric: metrics.requeued, limit: 1 },
    { name: 'email-unconfirmed', says: 'SES reported nothing of an email.', metric: metrics.unconfirmed, limit: 1 },
    { name: 'requeue-emails-errors', says: 'requeue-emails failed.', metric: metrics.requeueEmailsErrors, limit: 1 },
    {
      name: 'certificate-ends',
      says: 'The certificate ends within 30 days.',
      metric: metrics.certificateDays,
      limit: 30,
      below: true,
    },
    { name: 'canary', says: 'Home page or categories do not answer.', metric: metrics.canaryErrors, limit: 2 },
  ];
}
