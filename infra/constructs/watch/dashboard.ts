import { Dashboard, GraphWidget, SingleValueWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Numbers } from './watch.ts';

/** One page of a stage: visits, errors, mail on its way, the CMS. */
export function drawDashboard(scope: Construct, dashboardName: string, measured: Numbers): Dashboard {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName });
  dashboard.addWidgets(
    numbers('Mail accepted, delivered', measured.accepted, measured.delivered),
    numbers('Dead letters', measured.deadLetters),
    numbers('Requests', measured.visits),
  );
  dashboard.addWidgets(
    graph('Visits: requests and bytes', [measured.visits], [measured.bytes]),
    graph('Site: 4xx and 5xx, %', [measured.siteRefusals, measured.siteErrors]),
    graph('API: 4xx and 5xx', [measured.apiRefusals, measured.apiErrors]),
  );
  dashboard.addWidgets(
    graph('Mail', [measured.accepted, measured.delivered, measured.refused, measured.robots]),
    graph('Outbox: oldest message, dead letters; late mail', [measured.outboxAge, measured.deadLetters], measured.late),
    graph(
      'Time, p95: send-email and CMS; mail from acceptance to SES',
      [measured.sendEmailTime, measured.cmsTime],
      [measured.mailWait],
    ),
  );
  dashboard.addWidgets(
    graph('CMS: failures, closed', [measured.cmsFailures, measured.cmsClosed]),
    graph('Functions: errors', [
      measured.sendEmailErrors,
      measured.deliverEmailErrors,
      measured.cmsProxyErrors,
      measured.blogPagesErrors,
    ]),
    graph('Mail that comes back: bounces, complaints', [measured.bounces, measured.complaints]),
  );
  return dashboard;
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, right, width: 8 });
}

function numbers(title: string, ...metrics: IMetric[]): SingleValueWidget {
  return new SingleValueWidget({ title, metrics, width: 8, setPeriodToTimeRange: true });
}
