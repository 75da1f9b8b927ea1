import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { MetricName } from '../../../functions/runtime/metrics.ts';
import { stackName } from '../stages/stages.ts';
import { ownMetric, siteMetric, type Watched } from './stage-metrics.ts';

export function createDashboard(scope: Construct, props: Watched): Dashboard {
  const { stage, distribution, api, outbox, sendEmail, deliverEmail, cmsProxy, blogPages } = props;
  const counts = (...names: MetricName[]) => names.map((name) => ownMetric(stage, name));
  const times = (percentile: number, ...names: MetricName[]) => names.map((name) => ownMetric(stage, name, percentile));
  const site = (status: string) => siteMetric(distribution, `${status}ErrorRate`, 'Average');
  const errors = [sendEmail, deliverEmail, cmsProxy, blogPages].map((each) => each.metricErrors());
  const [waiting, ...late] = outbox.queues;
  const letters = outbox.deadLetters.metricApproximateNumberOfMessagesVisible();
  const lateMail = late.map((queue) => queue.metricApproximateNumberOfMessagesNotVisible());
  const age = waiting.metricApproximateAgeOfOldestMessage();
  const sendTime = sendEmail.metricDuration({ statistic: 'p95' });
  const widgets = [
    [
      graph(
        'Visits: requests and bytes',
        [siteMetric(distribution, 'Requests')],
        [siteMetric(distribution, 'BytesDownloaded')],
      ),
      graph('Site: 4xx and 5xx, %', [site('4xx'), site('5xx')]),
      graph('API: 4xx and 5xx', [api.restApi.metricClientError(), api.restApi.metricServerError()]),
    ],
    [
      graph(
        'Mail; fields of another build',
        counts('EmailAccepted', 'EmailDelivered', 'RequestRejected', 'SpamSuspected', 'UnknownFieldsIgnored'),
      ),
      graph('Outbox: oldest message, dead letters; late mail', [age, letters], lateMail),
      graph('Time, p95: send-email, CMS; mail', [sendTime, ...times(95, 'CmsTime')], times(95, 'EmailWait')),
    ],
    [
      graph('CMS: failed requests, failed calls of the plugin', counts('CmsFailed', 'PluginCallFailed')),
      graph('Functions: errors', errors),
      graph('Mail returned, requeued, not stored', counts('EmailReturned', 'EmailRequeued', 'OutboxWriteFailed')),
    ],
    [
      graph('Visits, p75: largest paint, first byte', times(75, 'LargestPaint', 'FirstByte')),
      graph('Visits, p75: delay of an interaction', times(75, 'InteractionDelay')),
      graph('Visits that failed; without scripts', counts('PageFailed', 'ScriptsMissing')),
    ],
  ];
  return new Dashboard(scope, 'Dashboard', { dashboardName: stackName(stage), widgets });
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, right, width: 8 });
}
