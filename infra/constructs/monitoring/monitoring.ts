import { Stack } from 'aws-cdk-lib';
import { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { metricsNamespace } from '../../stages.ts';
import { Alarms } from './alarms.ts';
import { Budget } from './budget.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics, type MetricSources } from './stage-metrics.ts';

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
