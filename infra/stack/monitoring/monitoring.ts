import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { stackName } from '../stages/stages.ts';
import { alarmRules } from './alarm-rules.ts';
import { createDashboard } from './dashboard.ts';
import type { Watched } from './stage-metrics.ts';

/** `topic` receives all alarms and the budget, `pager` the urgent alarms as well. */
export type MonitoringProps = Watched & { topic: ITopic; pager?: ITopic };

export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    new Alarms(this, 'Alarm', props);
    if (props.stage.monthlyBudget > 0) new Budget(this, 'Budget', props);
    createDashboard(this, props);
  }
}

/** The alarms of a stage. Each description links to the alarm's heading in the runbook, infra/README.md. */
class Alarms extends Construct {
  constructor(scope: Construct, id: string, { topic, pager, ...watched }: MonitoringProps) {
    super(scope, id);
    for (const [name, { problem, minutes = 5, metrics, when, silence, urgent }] of Object.entries(
      alarmRules(watched),
    )) {
      // One metric without data would leave the whole expression without data.
      const names = new RegExp(`\\b(${Object.keys(metrics).join('|')})\\b`, 'g');
      const expression = `IF(${when.replaceAll(names, 'FILL($1, 0)')}, 1, 0)`;
      const period = Duration.minutes(minutes);
      const alarm = new Alarm(this, name, {
        metric: new MathExpression({ expression, usingMetrics: metrics, period, label: name }),
        alarmDescription: `${problem} What to do: infra/README.md#${name}`,
        threshold: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: 1,
        treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      });
      for (const receiver of [topic, ...(urgent && pager ? [pager] : [])]) {
        alarm.addAlarmAction(new SnsAction(receiver));
        alarm.addOkAction(new SnsAction(receiver));
      }
    }
  }
}

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
  constructor(scope: Construct, id: string, { topic, stage }: MonitoringProps) {
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
