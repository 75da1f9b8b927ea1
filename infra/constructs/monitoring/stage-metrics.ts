import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { metrics, type MetricName } from '../../../functions/runtime/metrics.ts';
import { metricsNamespace, type Stage } from '../../stages.ts';
import type { Outbox } from '../mail/outbox.ts';

/** Resources of a stage that are measured. */
export type MetricSources = {
  stage: Stage;
  distribution: IDistribution;
  certificate?: ICertificate;
  restApi: RestApi;
  outbox: Outbox;
  sendEmail: IFunction;
  deliverEmail: IFunction;
  requeueEmails: IFunction;
  cmsProxy: IFunction;
  blogPages: IFunction;
  canary?: IFunction;
};

/** CloudWatch metrics of the alarms and the dashboard; none contains personal data. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Returns the metrics of a stage. */
export function createMetrics(props: MetricSources) {
  const {
    outbox,
    sendEmail,
    deliverEmail,
    requeueEmails,
    cmsProxy,
    blogPages,
    restApi,
    distribution,
    certificate,
    canary,
  } = props;
  const [waiting, late, veryLate] = outbox.queues;
  const ownMetric = (name: MetricName, statistic?: string) => functionMetric(props.stage, name, statistic);
  return {
    visits: edge('Requests', Stats.SUM, distribution),
    bytes: edge('BytesDownloaded', Stats.SUM, distribution),
    siteClientErrors: edge('4xxErrorRate', Stats.AVERAGE, distribution),
    siteErrors: edge('5xxErrorRate', Stats.AVERAGE, distribution),
    apiClientErrors: restApi.metricClientError({ period: minutes(5) }),
    apiErrors: restApi.metricServerError({ period: minutes(5) }),
    accepted: ownMetric('EmailAccepted'),
    requestsRejected: ownMetric('RequestRejected'),
    suspected: ownMetric('SpamSuspected'),
    delivered: ownMetric('EmailDelivered'),
    emailWait: ownMetric('EmailWait', Stats.p(95)),
    sendEmailErrors: sendEmail.metricErrors({ period: minutes(5) }),
    outboxWriteFailed: ownMetric('OutboxWriteFailed'),
    sendEmailThrottles: sendEmail.metricThrottles({ period: minutes(5) }),
    sendEmailTime: sendEmail.metricDuration({ period: minutes(5), statistic: Stats.p(95) }),
    deliverEmailErrors: deliverEmail.metricErrors({ period: minutes(5) }),
    outboxAge: waiting.metricApproximateAgeOfOldestMessage({ period: minutes(5) }),
    late: [late, veryLate].flatMap((queue): IMetric[] => [
      queue.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
      queue.metricApproximateNumberOfMessagesNotVisible({ period: minutes(5) }),
    ]),
    deadLetters: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
    cmsTime: ownMetric('CmsTime', Stats.p(95)),
    cmsProxyErrors: cmsProxy.metricErrors({ period: minutes(5) }),
    cmsFailed: ownMetric('CmsFailed'),
    cmsAccessDenied: ownMetric('CmsAccessDenied'),
    blogPagesErrors: blogPages.metricErrors({ period: minutes(5) }),
    bounced: ownMetric('EmailBounced'),
    rejected: ownMetric('EmailRejected'),
    complaints: ownMetric('ComplaintReceived'),
    delays: ownMetric('DeliveryDelayed'),
    requeued: ownMetric('EmailRequeued'),
    unconfirmed: ownMetric('EmailUnconfirmed'),
    requeueEmailsErrors: requeueEmails.metricErrors({ period: minutes(15) }),
    certificateDays: certificate?.metricDaysToExpiry(),
    canaryErrors: canary?.metricErrors({ period: minutes(30) }),
  };
}

function edge(metricName: string, statistic: string, { distributionId }: IDistribution): Metric {
  const dimensionsMap = { DistributionId: distributionId, Region: 'Global' };
  return new Metric({ namespace: 'AWS/CloudFront', metricName, dimensionsMap, statistic, period: minutes(5) });
}

/** A metric that the functions write into their logs: counts are summed, times need a percentile. */
function functionMetric(stage: Stage, metricName: MetricName, statistic: string = Stats.SUM): Metric {
  const isCount = metrics[metricName].unit === 'Count';
  if (isCount !== (statistic === Stats.SUM)) {
    throw new Error(`Expected a sum of a count or a percentile of a time, got ${statistic} of ${metricName}.`);
  }
  return new Metric({ namespace: metricsNamespace(stage), metricName, statistic, period: minutes(5) });
}

function minutes(count: number): Duration {
  return Duration.minutes(count);
}
