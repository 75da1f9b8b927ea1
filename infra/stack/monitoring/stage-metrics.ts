import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Function as EdgeFunction, IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { metrics, type MetricName } from '../../../functions/runtime/metrics.ts';
import { metricsNamespace, stackName, type Stage } from '../stages/stages.ts';
import type { Api } from '../api.ts';
import type { NodeFunction } from '../node-function.ts';
import type { Outbox } from '../outbox.ts';

export type MetricSources = {
  stage: Stage;
  distribution: IDistribution;
  certificate?: ICertificate;
  edgeFunctions: readonly EdgeFunction[];
  api: Api;
  outbox: Outbox;
  mailEvents: IQueue;
  sendEmail: IFunction;
  deliverEmail: IFunction;
  requeueEmails: IFunction;
  cmsProxy: IFunction;
  blogPages: IFunction;
  report: NodeFunction;
  canary?: IFunction;
};

/** CloudWatch metrics of the alarms and the dashboard; none contains personal data. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(props: MetricSources) {
  const {
    outbox,
    mailEvents,
    sendEmail,
    deliverEmail,
    requeueEmails,
    cmsProxy,
    blogPages,
    api: { restApi, formRejected },
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
    edgeFunctionErrors: props.edgeFunctions.map((each) => edgeFunctionErrors(each)),
    formRejected,
    formsClosed: props.stage.waf ? firewall(props.stage, 'CountedRequests', 'AllMailRate') : undefined,
    firewallBlocked: props.stage.waf ? firewall(props.stage, 'BlockedRequests', 'ALL') : undefined,
    apiClientErrors: restApi.metricClientError({ period: minutes(5) }),
    apiErrors: restApi.metricServerError({ period: minutes(5) }),
    accepted: ownMetric('EmailAccepted'),
    requestsRejected: ownMetric('RequestRejected'),
    suspected: ownMetric('SpamSuspected'),
    unknownFields: ownMetric('UnknownFieldsIgnored'),
    delivered: ownMetric('EmailDelivered'),
    emailWait: ownMetric('EmailWait', Stats.p(95)),
    sendEmailErrors: sendEmail.metricErrors({ period: minutes(5) }),
    outboxWriteFailed: ownMetric('OutboxWriteFailed'),
    sendEmailThrottles: sendEmail.metricThrottles({ period: minutes(5) }),
    sendEmailTime: sendEmail.metricDuration({ period: minutes(5), statistic: Stats.p(95) }),
    deliverEmailErrors: deliverEmail.metricErrors({ period: minutes(5) }),
    outboxAge: waiting.metricApproximateAgeOfOldestMessage({ period: minutes(5) }),
    late: [late, veryLate].flatMap(messagesIn),
    mailEvents: messagesIn(mailEvents),
    deadLetters: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
    cmsTime: ownMetric('CmsTime', Stats.p(95)),
    cmsRequests: ownMetric('CmsTime', Stats.p(95)).with({ statistic: Stats.SAMPLE_COUNT }),
    cmsProxyErrors: cmsProxy.metricErrors({ period: minutes(5) }),
    cmsFailed: ownMetric('CmsFailed'),
    cmsAccessDenied: ownMetric('CmsAccessDenied'),
    pluginCallFailed: ownMetric('PluginCallFailed'),
    blogPagesErrors: blogPages.metricErrors({ period: minutes(5) }),
    bounced: ownMetric('EmailBounced'),
    rejected: ownMetric('EmailRejected'),
    complaints: ownMetric('ComplaintReceived'),
    delays: ownMetric('DeliveryDelayed'),
    requeued: ownMetric('EmailRequeued'),
    unconfirmed: ownMetric('EmailUnconfirmed'),
    pageFailed: ownMetric('PageFailed'),
    pageFailedForHalf: ownMetric('PageFailedForHalf'),
    scriptsMissing: ownMetric('ScriptsMissing'),
    scriptsMissingForHalf: ownMetric('ScriptsMissingForHalf'),
    largestPaint: ownMetric('LargestPaint', Stats.p(75)),
    interactionDelay: ownMetric('InteractionDelay', Stats.p(75)),
    firstByte: ownMetric('FirstByte', Stats.p(75)),
    reports: props.report.logGroup,
    requeueEmailsErrors: requeueEmails.metricErrors({ period: minutes(15) }),
    // Without a sender its schedule is disabled.
    requeueEmailsRuns: props.stage.senderAddress ? requeueEmails.metricInvocations({ period: minutes(15) }) : undefined,
    certificateDays: certificate?.metricDaysToExpiry(),
    canaryErrors: canary?.metricErrors({ period: minutes(30) }),
    canaryRuns: canary?.metricInvocations({ period: minutes(15) }),
  };
}

/** Messages of a queue, those that a function has received and has not handled among them. */
function messagesIn(queue: IQueue): IMetric[] {
  return [
    queue.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
    queue.metricApproximateNumberOfMessagesNotVisible({ period: minutes(5) }),
  ];
}

function edge(metricName: string, statistic: string, { distributionId }: IDistribution): Metric {
  const dimensionsMap = { DistributionId: distributionId, Region: 'Global' };
  return new Metric({ namespace: 'AWS/CloudFront', metricName, dimensionsMap, statistic, period: minutes(5) });
}

function edgeFunctionErrors({ functionName }: EdgeFunction): Metric {
  const dimensionsMap = { FunctionName: functionName, Region: 'Global' };
  const metricName = 'FunctionExecutionErrors';
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap,
    statistic: Stats.SUM,
    period: minutes(5),
    label: functionName,
  });
}

function firewall(stage: Stage, metricName: 'BlockedRequests' | 'CountedRequests', rule: string): Metric {
  const dimensionsMap = { WebACL: stackName(stage), Rule: rule };
  return new Metric({
    namespace: 'AWS/WAFV2',
    metricName,
    dimensionsMap,
    statistic: Stats.SUM,
    period: minutes(5),
    label: `${rule} ${metricName}`,
  });
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
