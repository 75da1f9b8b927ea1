import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { drawDashboard } from './dashboard.ts';
import type { Outbox } from './outbox.ts';

export type WatchProps = {
  stageName: string;
  topic: ITopic;
  distribution: IDistribution;
  certificate?: ICertificate;
  restApi: RestApi;
  outbox: Outbox;
  sendEmail: IFunction & { logGroup: ILogGroup };
  deliverEmail: IFunction & { logGroup: ILogGroup };
  cmsProxy: IFunction & { logGroup: ILogGroup };
  blogPages: IFunction & { logGroup: ILogGroup };
  canary?: IFunction;
};

/** Numbers the alarms and the dashboard are made of; none of them knows a visitor. */
export type Measures = ReturnType<typeof measure>;

/** Alarms and dashboard of a stage. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const measures = measure(this, props);
    new Alarms(this, 'Alarm', { topic: props.topic, measures });
    drawDashboard(this, props.stageName, measures);
  }
}

function measure(scope: Construct, props: WatchProps) {
  const {
    outbox,
    sendEmail,
    deliverEmail,
    cmsProxy,
    blogPages,
    restApi,
    distribution,
    certificate,
    canary,
    stageName,
  } = props;
  const [waiting, late, veryLate] = outbox.queues;
  if (!waiting || !late || !veryLate)
    throw new Error(`Expected three queues of the outbox, got ${outbox.queues.length}.`);
  return {
    visits: edge('Requests', Stats.SUM, distribution),
    bytes: edge('BytesDownloaded', Stats.SUM, distribution),
    siteRefusals: edge('4xxErrorRate', Stats.AVERAGE, distribution),
    siteErrors: edge('5xxErrorRate', Stats.AVERAGE, distribution),
    apiRefusals: restApi.metricClientError({ period: minutes(5) }),
    apiErrors: restApi.metricServerError({ period: minutes(5) }),
    accepted: counted(scope, [sendEmail.logGroup], ['email-accepted'], stageName),
    refused: counted(scope, [sendEmail.logGroup], ['email-refused'], stageName),
    robots: counted(scope, [sendEmail.logGroup], ['robot-dropped'], stageName),
    delivered: counted(scope, [deliverEmail.logGroup], ['email-delivered'], stageName),
    sendEmailErrors: sendEmail.metricErrors({ period: minutes(5) }),
    outboxRefusals: counted(scope, [sendEmail.logGroup], ['outbox-refused'], stageName),
    sendEmailThrottles: sendEmail.metricThrottles({ period: minutes(5) }),
    sendEmailTime: sendEmail.metricDuration({ period: minutes(5), statistic: Stats.p(95) }),
    deliverEmailErrors: deliverEmail.metricErrors({ period: minutes(5) }),
    outboxAge: waiting.metricApproximateAgeOfOldestMessage({ period: minutes(5) }),
    late: [late, veryLate].flatMap((queue): IMetric[] => [
      queue.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
      queue.metricApproximateNumberOfMessagesNotVisible({ period: minutes(5) }),
    ]),
    deadLetters: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
    cmsTime: cmsProxy.metricDuration({ period: minutes(5), statistic: Stats.p(95) }),
    cmsErrors: cmsProxy.metricErrors({ period: minutes(5) }),
    cmsFailures: counted(
      scope,
      [cmsProxy.logGroup, blogPages.logGroup],
      ['cms-failed', 'cms-unreachable', 'cms-too-slow', 'cms-unreadable'],
      stageName,
    ),
    cmsClosed: counted(
      scope,
      [cmsProxy.logGroup, blogPages.logGroup],
      ['cms-access-refused', 'cms-secret-unreadable'],
      stageName,
    ),
    blogPagesErrors: blogPages.metricErrors({ period: minutes(5) }),
    bounces: reputation('Reputation.BounceRate'),
    complaints: reputation('Reputation.ComplaintRate'),
    certificateDays: certificate?.metricDaysToExpiry(),
    canaryErrors: canary?.metricErrors({ period: minutes(30) }),
  };
}

function edge(metricName: string, statistic: string, { distributionId }: IDistribution): Metric {
  const dimensionsMap = { DistributionId: distributionId, Region: 'Global' };
  return new Metric({ namespace: 'AWS/CloudFront', metricName, dimensionsMap, statistic, period: minutes(5) });
}

/** The whole account's, as SES judges it. */
function reputation(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) });
}

/** How often these logs name one of these events. The logs are the one source: a function knows no metrics. */
function counted(
  scope: Construct,
  logGroups: readonly ILogGroup[],
  events: readonly string[],
  stageName: string,
): Metric {
  const [metricName = ''] = events;
  const metricNamespace = `Website-${stageName}`;
  for (const [index, logGroup] of logGroups.entries()) {
    // Filters of several logs may fill one measure.
    new MetricFilter(scope, `Count-${metricName}${index > 0 ? `-${index + 1}` : ''}`, {
      logGroup,
      filterPattern: FilterPattern.anyTerm(...events),
      metricNamespace,
      metricName,
      metricValue: '1',
      defaultValue: 0,
    });
  }
  return new Metric({ namespace: metricNamespace, metricName, statistic: Stats.SUM, period: minutes(5) });
}

function minutes(count: number): Duration {
  return Duration.minutes(count);
}
