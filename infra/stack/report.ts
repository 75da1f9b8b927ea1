import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/report/entry.ts';
import { metricsNamespace, siteOrigin, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';

export type ReportProps = { stage: Stage };

/** Function behind POST /default/report/<build>. It has no rights but to log. */
export class Report extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage }: ReportProps) {
    super(scope, id);
    const environment: Environment = {
      // The address of a stage without a domain is not known before it is deployed.
      SITE_ORIGIN: stage.domain ? siteOrigin(stage) : '',
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'report',
      description: 'Counts what browsers report of visits',
      environment,
      memory: 128,
      timeout: Duration.seconds(5),
      logDays: stage.logDays,
    });
  }
}
