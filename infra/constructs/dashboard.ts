import { Dashboard, GraphWidget, SingleValueWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Measures } from './watch.ts';

/** One page of a stage: visits, errors, mail on its way, the CMS. */
export function drawDashboard(scope: Construct, stageName: string, measures: Measures): Dashboard {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: `Website-${stageName}` });
  dashboard.addWidgets(
    numbers('Mail accepted, delivered', measures.accepted, measures.delivered),
    numbers('Dead letters', measures.deadLetters),
    numbers('Requests', measures.visits),
  );
  dashboard.addWidgets(
    graph('Visits: requests and bytes', [measures.visits], [measures.bytes]),
    graph('Site: 4xx and 5xx, %', [measures.siteRefusals, measures.siteErrors]),
    graph('API: 4xx and 5xx', [measures.apiRefusals, measures.apiErrors]),
  );
  dashboard.addWidgets(
    graph('Mail', [measures.accepted, measures.delivered, measures.refused, measures.robots]),
    graph('Outbox: oldest message, late mail', [measures.outboxAge], measures.late),
    graph('Time: send-email and CMS, p95', [measures.sendEmailTime, measures.cmsTime]),
  );
  return dashboard;
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, right, width: 8 });
}

function numbers(title: string, ...metrics: IMetric[]): SingleValueWidget {
  return new SingleValueWidget({ title, metrics, width: 8, setPeriodToTimeRange: true });
}
