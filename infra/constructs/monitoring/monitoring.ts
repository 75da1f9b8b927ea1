import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { metricsNamespace } from '../../stages.ts';
import { Alarms } from './alarms.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics, type MetricSources } from './stage-metrics.ts';

export type MonitoringProps = MetricSources & { topic: ITopic };

/** Alarms and dashboard of a stage. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const metrics = createMetrics(props);
    new Alarms(this, 'Alarm', { topic: props.topic, metrics });
    createDashboard(this, metricsNamespace(props.stage), metrics);
  }
}
