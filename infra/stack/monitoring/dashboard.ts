import { Dashboard, GraphWidget, LogQueryWidget, SingleValueWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Metrics } from './stage-metrics.ts';

export function createDashboard(scope: Construct, dashboardName: string, metrics: Metrics): Dashboard {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName });
  dashboard.addWidgets(
    singleValues('Mail accepted, delivered', metrics.accepted, metrics.delivered),
    singleValues('Dead letters', metrics.deadLetters),
    singleValues('Requests', metrics.visits),
  );
  dashboard.addWidgets(
    graph('Visits: requests and bytes', [metrics.visits], [metrics.bytes]),
    graph('Site: 4xx and 5xx, %', [metrics.siteClientErrors, metrics.siteErrors]),
    graph('API: 4xx and 5xx', [metrics.apiClientErrors, metrics.apiErrors]),
  );
  dashboard.addWidgets(
    graph('Mail; fields of another build', [
      metrics.accepted,
      metrics.delivered,
      metrics.requestsRejected,
      metrics.suspected,
      metrics.unknownFields,
    ]),
    graph('Outbox: oldest message, dead letters; late mail', [metrics.outboxAge, metrics.deadLetters], metrics.late),
    graph(
      'Time, p95: send-email and CMS; mail from acceptance to the office',
      [metrics.sendEmailTime, metrics.cmsTime],
      [metrics.emailWait],
    ),
  );
  dashboard.addWidgets(
    graph('CMS: failed requests, access denied', [metrics.cmsFailed, metrics.cmsAccessDenied]),
    graph('Functions: errors', [
      metrics.sendEmailErrors,
      metrics.deliverEmailErrors,
      metrics.cmsProxyErrors,
      metrics.blogPagesErrors,
    ]),
    graph('Email returned: bounced, rejected, complaints, delays; requeued, unconfirmed', [
      metrics.bounced,
      metrics.rejected,
      metrics.complaints,
      metrics.delays,
      metrics.requeued,
      metrics.unconfirmed,
    ]),
  );
  dashboard.addWidgets(
    graph('Visits, p75: largest paint, first byte', [metrics.largestPaint, metrics.firstByte]),
    graph('Visits, p75: delay of an interaction', [metrics.interactionDelay]),
    graph('Visits that failed; without scripts', [metrics.pageFailed, metrics.scriptsMissing]),
  );
  dashboard.addWidgets(
    logTable('Visits by route, p75', metrics, [
      'filter event = "visit-reported"',
      'stats count(*) as visits, pct(lcpMs, 75) as lcpMs, pct(inpMs, 75) as inpMs, pct(cls, 75) as cls, pct(ttfbMs, 75) as ttfbMs by route',
      'sort visits desc',
    ]),
    logTable('Visits that failed, by route and build', metrics, [
      'filter event in ["csp-violated", "script-failed", "chunk-failed", "scripts-missing"]',
      'stats count(*) as failures by event, route, directive, build',
      'sort failures desc',
    ]),
  );
  return dashboard;
}

/** Rows by route cost nothing until somebody looks, unlike a metric for each route. */
function logTable(title: string, { reports }: Metrics, queryLines: string[]): LogQueryWidget {
  return new LogQueryWidget({ title, logGroupNames: [reports.logGroupName], queryLines, width: 12, height: 8 });
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, right, width: 8 });
}

function singleValues(title: string, ...metrics: IMetric[]): SingleValueWidget {
  return new SingleValueWidget({ title, metrics, width: 8, setPeriodToTimeRange: true });
}
