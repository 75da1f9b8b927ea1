import { Stack } from 'aws-cdk-lib';
import { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { metricsNamespace } from '../stages/stages.ts';
import { Budget } from './budget.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics, type MetricSources, type Metrics } from './stage-metrics.ts';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { alarmRules } from './alarm-rules.ts';

export type MonitoringProps = Omit<MetricSources, 'edgeFunctions'> & { topic: ITopic };

/** Alarms, budget and dashboard of a stage. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const all = Stack.of(this).node.findAll();
    const edgeFunctions = all.filter((construct) => construct instanceof EdgeFunction);
    const metrics = createMetrics({ ...props, edgeFunctions });
    new Alarms(this, 'Alarm', { topic: props.topic, metrics });
    if (props.stage.monthlyBudget > 0) new Budget(this, 'Budget', { topic: props.topic, stage: props.stage });
    createDashboard(this, metricsNamespace(props.stage), metrics);
  }
}

type AlarmsProps = { topic: ITopic; metrics: Metrics };

/** The alarms of a stage. Each description links to the alarm's heading in the runbook, infra/README.md. */
class Alarms extends Construct {
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
