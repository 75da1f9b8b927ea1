import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { metricsNamespace, stackName, type Stage } from '../stages/stages.ts';
import { alarmRules } from './alarm-rules.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics, type MetricSources, type Metrics } from './stage-metrics.ts';

export type MonitoringProps = Omit<MetricSources, 'edgeFunctions'> & { topic: ITopic };

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

type BudgetProps = { topic: ITopic; stage: Stage };

/** Shares of the budget that are reported, in percent. AWS updates both figures about three times a day. */
const notifications = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
] as const;

/**
 * Monthly budget of the whole account, because AWS attributes costs to a stage only by tags that somebody has to
 * activate. The alarm topic receives what exceeds it.
 */
class Budget extends Construct {
  constructor(scope: Construct, id: string, { topic, stage }: BudgetProps) {
    super(scope, id);
    const grant = topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('budgets.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const budget = new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `${stackName(stage)}-budget`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: notifications.map((notification) => ({
        notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    });
    // AWS rejects a topic to which it may not publish.
    if (grant.policyDependable) budget.node.addDependency(grant.policyDependable);
  }
}
