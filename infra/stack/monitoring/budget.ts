import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { stackName, type Stage } from '../stages/stages.ts';

export type BudgetProps = { topic: ITopic; stage: Stage };

/** Shares of the budget that are reported, in percent. AWS updates both figures about three times a day. */
const notifications = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
] as const;

/**
 * Monthly budget of the whole account, because AWS attributes costs to a stage only by tags that somebody has to
 * activate. The alarm topic receives what exceeds it.
 */
export class Budget extends Construct {
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
