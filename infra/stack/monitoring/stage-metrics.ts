import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { metrics, type MetricName } from '../../../functions/runtime/metrics.ts';
import type { Api } from '../api.ts';
import type { Outbox } from '../outbox.ts';
import { stackName, type Stage } from '../stages/stages.ts';

type FunctionName = 'sendEmail' | 'deliverEmail' | 'requeueEmails' | 'cmsProxy' | 'blogPages';

/** What the alarms and the dashboard of a stage watch. */
export type Watched = Readonly<Record<FunctionName, IFunction>> & {
  stage: Stage;
  distribution: IDistribution;
  certificate?: ICertificate;
  api: Api;
  outbox: Outbox;
  mailEvents: IQueue;
  canary?: IFunction;
};

/** A metric that the functions write into their logs: the sum of a count, or a percentile of a time. */
export function ownMetric(stage: Stage, metricName: MetricName, percentile = 95): Metric {
  const statistic = metrics[metricName].unit === 'Count' ? Stats.SUM : Stats.p(percentile);
  return new Metric({ namespace: stackName(stage), metricName, statistic });
}

export function siteMetric({ distributionId }: IDistribution, metricName: string, statistic = 'Sum'): Metric {
  return edgeMetric(metricName, { DistributionId: distributionId }, statistic);
}

export function edgeMetric(metricName: string, dimensions: Record<string, string>, statistic = 'Sum'): Metric {
  const dimensionsMap = { ...dimensions, Region: 'Global' };
  return new Metric({ namespace: 'AWS/CloudFront', metricName, dimensionsMap, statistic });
}

/** A stage without a firewall has no data of it. */
export function firewallMetric(stage: Stage, metricName: 'BlockedRequests' | 'CountedRequests', rule: string): Metric {
  const dimensionsMap = { WebACL: stackName(stage), Rule: rule };
  return new Metric({ namespace: 'AWS/WAFV2', metricName, dimensionsMap, statistic: Stats.SUM });
}
