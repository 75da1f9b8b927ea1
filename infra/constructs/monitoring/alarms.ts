import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { alarmRules } from './alarm-rules.ts';
import type { Metrics } from './stage-metrics.ts';

export type AlarmsProps = { topic: ITopic; metrics: Metrics };

/** The alarms of a stage. Each description links to the alarm's heading in the runbook, infra/README.md. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { topic, metrics }: AlarmsProps) {
    super(scope, id);
    for (const rule of alarmRules(metrics)) {
      if (!rule.metric) continue;
      const alarm = new Alarm(this, rule.name, {
        metric: rule.metric,
        alarmDescription: `${rule.problem} What to do: infra/README.md#${rule.name}`,
        threshold: rule.limit,
        comparisonOperator: rule.below
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: rule.periods ?? 1,
        ...(rule.datapoints ? { datapointsToAlarm: rule.datapoints } : {}),
        treatMissingData: rule.silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }
}
