import { Alarm, ComparisonOperator, MathExpression, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Numbers } from './watch.ts';

export type AlarmsProps = { topic: ITopic; numbers: Numbers };

type Rule = {
  /** Paragraph of the runbook, and the alarm's own name. */
  name: string;
  /** What is wrong, for the person who is woken. */
  says: string;
  metric: IMetric | undefined;
  limit: number;
  /** The alarm rings from the limit on, unless `below` turns it round. */
  below?: boolean;
  /** Periods in a row. */
  times?: number;
};

/** Every alarm of a stage; each description ends in the paragraph of infra/README.md that says what to do. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { topic, numbers }: AlarmsProps) {
    super(scope, id);
    for (const rule of rules(numbers)) {
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

function rules(numbers: Numbers): Rule[] {
  const { late } = numbers;
  const names = late.map((_, index) => `late${index}`);
  const lateMail = new MathExpression({
    expression: names.join(' + '),
    usingMetrics: Object.fromEntries(late.map((metric, index) => [`late${index}`, metric])),
    label: 'Mail on a late step of the back-off',
  });
  return [
    { name: 'outbox-stands', says: 'Mail waits for its first attempt.', metric: numbers.outboxAge, limit: 900 },
    { name: 'mail-late', says: 'Mail was tried for 15 minutes in vain.', metric: lateMail, limit: 1 },
    { name: 'dead-letters', says: 'Mail was given up after half a day.', metric: numbers.deadLetters, limit: 1 },
    { name: 'send-email-errors', says: 'send-email failed.', metric: numbers.sendEmailErrors, limit: 1 },
    {
      name: 'outbox-refuses',
      says: 'A message was not stored; its visitor was told.',
      metric: numbers.outboxRefusals,
      limit: 1,
    },
    { name: 'send-email-throttled', says: 'Messages were turned away.', metric: numbers.sendEmailThrottles, limit: 1 },
    {
      name: 'send-email-slow',
      says: 'Visitors wait over 5 s.',
      metric: numbers.sendEmailTime,
      limit: 5_000,
      times: 2,
    },
    {
      name: 'deliver-email-errors',
      says: 'deliver-email failed.',
      metric: numbers.deliverEmailErrors,
      limit: 1,
      times: 2,
    },
    { name: 'api-errors', says: 'The API answers 5xx.', metric: numbers.apiErrors, limit: 5 },
    { name: 'cms-closed', says: 'WordPress refuses our credential.', metric: numbers.cmsClosed, limit: 1 },
    { name: 'cms-fails', says: 'WordPress does not answer.', metric: numbers.cmsFailures, limit: 10, times: 3 },
    { name: 'blog-pages-errors', says: 'The blog’s pages failed.', metric: numbers.blogPagesErrors, limit: 1 },
    { name: 'site-errors', says: 'Over 5 % of answers are 5xx.', metric: numbers.siteErrors, limit: 5, times: 2 },
    {
      name: 'mail-bounces',
      says: 'Over 5 % of mail bounces; SES stops at 10 %.',
      metric: numbers.bounces,
      limit: 0.05,
    },
    { name: 'mail-complaints', says: 'Over 0.1 % of mail is called spam.', metric: numbers.complaints, limit: 0.001 },
    {
      name: 'certificate-ends',
      says: 'The certificate ends within 30 days.',
      metric: numbers.certificateDays,
      limit: 30,
      below: true,
    },
    { name: 'canary', says: 'Home page or categories do not answer.', metric: numbers.canaryErrors, limit: 2 },
  ];
}
