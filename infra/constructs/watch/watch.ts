import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { measures, type MeasureName } from '../../../functions/runtime/measures.ts';
import { metricsNamespace, type Stage } from '../../stages.ts';
import { Alarms } from './alarms.ts';
import { drawDashboard } from './dashboard.ts';
import type { Outbox } from '../mail/outbox.ts';

export type WatchProps = {
  stage: Stage;
  topic: ITopic;
  distribution: IDistribution;
  certificate?: ICertificate;
  restApi: RestApi;
  outbox: Outbox;
  sendEmail: IFunction;
  deliverEmail: IFunction;
  cmsProxy: IFunction;
  blogPages: IFunction;
  canary?: IFunction;
};

/** Numbers the alarms and the dashboard are made of; none of them knows a visitor. */
export type Numbers = ReturnType<typeof numbersOf>;

/** Alarms and dashboard of a stage. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const numbers = numbersOf(props);
    new Alarms(this, 'Alarm', { topic: props.topic, numbers });
    drawDashboard(this, metricsNamespace(props.stage), numbers);
  }
}

function numbersOf(props: WatchProps) {
  const { outbox, sendEmail, deliverEmail, cmsProxy, blogPages, restApi, distribution, certificate, canary } = props;
  const [waiting, late, veryLate] = outbox.queues;
  if (!waiting || !late || !veryLate)
    throw new Error(`Expected three queues of the outbox, got ${outbox.queues.length}.`);
  const measured = (name: MeasureName, statistic?: string) => measuredBy(props.stage, name, statistic);
  return {
    visits: edge('Requests', Stats.SUM, distribution),
    bytes: edge('BytesDownloaded', Stats.SUM, distribution),
    siteRefusals: edge('4xxErrorRate', Stats.AVERAGE, distribution),
    siteErrors: edge('5xxErrorRate', Stats.AVERAGE, distribution),
    apiRefusals: restApi.metricClientError({ period: minutes(5) }),
    apiErrors: restApi.metricServerError({ period: minutes(5) }),
    accepted: measured('MailAccepted'),
    refused: measured('MailRefused'),
    robots: measured('RobotsDropped'),
    delivered: measured('MailDelivered'),
    mailWait: measured('MailWait', Stats.p(95)),
    sendEmailErrors: sendEmail.metricErrors({ period: minutes(5) }),
    outboxRefusals: measured('OutboxRefusals'),
    sendEmailThrottles: sendEmail.metricThrottles({ period: minutes(5) }),
    sendEmailTime: sendEmail.metricDuration({ period: minutes(5), statistic: Stats.p(95) }),
    deliverEmailErrors: deliverEmail.metricErrors({ period: minutes(5) }),
    outboxAge: waiting.metricApproximateAgeOfOldestMessage({ period: minutes(5) }),
    late: [late, veryLate].flatMap((queue): IMetric[] => [
      queue.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
      queue.metricApproximateNumberOfMessagesNotVisible({ period: minutes(5) }),
    ]),
    deadLetters: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period: minutes(5) }),
    cmsTime: measured('CmsTime', Stats.p(95)),
    cmsProxyErrors: cmsProxy.metricErrors({ period: minutes(5) }),
    cmsFailures: measured('CmsFailures'),
    cmsClosed: measured('CmsClosed'),
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

/** A number that the functions write into their logs: the sum of a count, a statistic of a time. */
function measuredBy(stage: Stage, metricName: MeasureName, statistic: string = Stats.SUM): Metric {
  const isCount = measures[metricName].unit === 'Count';
  if (isCount !== (statistic === Stats.SUM)) {
    throw new Error(`Expected a sum of a count or a percentile of a time, got ${statistic} of ${metricName}.`);
  }
  return new Metric({ namespace: metricsNamespace(stage), metricName, statistic, period: minutes(5) });
}

function minutes(count: number): Duration {
  return Duration.minutes(count);
}
