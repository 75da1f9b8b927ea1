import { pieces } from './pieces.ts';
import { edgeFunctionRuns, firewallRequests, flatRatePlans, regions, type Region } from './prices.ts';
import { cmsRequestsPerVisit, documentsPerVisit, measuredVisit, messagesPerVisit } from './visit.ts';

/** One line of the monthly bill, in US dollars. */
export type CostLine = {
  what: string;
  formula: string;
  dollars: number;
  /** Whether CloudFront's flat-rate plans cover this line. */
  inPlan?: boolean;
};

export type Usage = {
  /** Visits in a month. */
  visits: number;
  requestsPerVisit: number;
  bytesPerVisit: number;
};

const [million, gigabyte, terabyte] = [1e6, 1e9, 1e12];

/** Four queues, which Lambda polls with five connections for 20 s each. */
const pollsPerMonth = 4 * 5 * 131_400;

/** A quarter of the messages are applications with a résumé of a megabyte, which SES bills at $0.12 a GB. */
const attachmentDollars = (0.25 * 0.12) / 1_000;

/** Returns the lines of production's monthly bill if all visitors are in one region. */
export function monthlyCost({ visits, requestsPerVisit, bytesPerVisit }: Usage, region: Region): CostLine[] {
  const prices = regions[region];
  const { firewallRules, secrets, alarmMetrics, ownMetrics } = pieces.production;
  const requests = visits * requestsPerVisit;
  const misses = visits * cmsRequestsPerVisit;
  const mails = visits * messagesPerVisit;
  const line = (what: string, formula: string, dollars: number): CostLine => ({ what, formula, dollars });
  const planned = (...each: Parameters<typeof line>): CostLine => ({ ...line(...each), inPlan: true });
  return [
    planned('CloudFront transfer', 'visits × bytes − 1 TB', transfer(visits * bytesPerVisit, region)),
    planned('CloudFront requests', 'visits × requests − 10 M', perMillion(requests - 10 * million, prices.requests)),
    planned(
      'Edge functions',
      'visits × 6 − 2 M, $0.10 a million',
      perMillion(2 * visits * documentsPerVisit - 2 * million, edgeFunctionRuns),
    ),
    planned('Firewall, fixed', `1 list at $5, ${firewallRules} rules at $1`, 5 + firewallRules),
    planned('Firewall, requests', 'visits × requests, $0.60 a million', perMillion(requests, firewallRequests)),
    planned('DNS zone', '1 at $0.50', 0.5),
    line('API', 'visits × 0.022, $3.50 a million', perMillion(misses + mails, 3.5)),
    line('Functions', 'posts × 0.3 s × 0.75 GB + mails × 1 s × 1 GB − 400,000 GB-s', computing(misses, mails)),
    line('SES', 'visits × 0.002, $0.10 a thousand, résumés $0.12 a GB', mails * (1e-4 + attachmentDollars)),
    line('S3', '1 GB at $0.023, 7 writes a mail at $5 a million', 0.023 + perMillion(mails * 7, 5)),
    line(
      'SQS',
      '4 queues polled, 8 calls a mail − 1 M, $0.40 a million',
      perMillion(pollsPerMonth + mails * 8 - million, 0.4),
    ),
    line('Secrets', `${secrets} at $0.40`, secrets * 0.4),
    line('Alarms', `${alarmMetrics} metrics − 10, at $0.10`, (alarmMetrics - 10) * 0.1),
    line('Own metrics', `${ownMetrics} − 10, at $0.30`, Math.max(0, ownMetrics - 10) * 0.3),
    line(
      'Logs',
      'visits × 0.022 × 2 kB − 5 GB, $0.50 a GB',
      Math.max(0, ((misses + mails) * 2_000) / gigabyte - 5) * 0.5,
    ),
  ];
}

/** Monthly dollars of a staging stage that nobody visits, beside a production that uses the account's free allowances. */
export function stagingCost(): number {
  const { firewallRules, secrets, alarmMetrics } = pieces.staging;
  return 5 + firewallRules + alarmMetrics * 0.1 + secrets * 0.4 + perMillion(pollsPerMonth, 0.4);
}

/** Dollars an hour of an attack: its requests are blocked by the firewall, or fetch pages and files, which nothing limits. */
export function attackCost(requestsPerSecond: number, region: Region): { blocked: number; served: number } {
  const requests = requestsPerSecond * 3_600;
  const bytes = (requests * measuredVisit.bytesPerVisit) / measuredVisit.requestsPerVisit;
  const [, [, dollarsPerGB]] = regions[region].transfer;
  // CloudFront does not bill requests that the firewall blocks.
  const blocked = perMillion(requests, firewallRequests);
  const rest = perMillion(requests, regions[region].requests + 2 * edgeFunctionRuns);
  return { blocked, served: blocked + rest + (bytes / gigabyte) * dollarsPerGB };
}

/** Returns the smallest flat-rate plan that includes the usage, and the month's bill with it. */
export function flatRate(usage: Usage, region: Region): { name: string; dollars: number } | undefined {
  const requests = usage.visits * usage.requestsPerVisit;
  const bytes = usage.visits * usage.bytesPerVisit;
  const plan = flatRatePlans.find((each) => requests <= each.requests && bytes <= each.bytes);
  const rest = monthlyCost(usage, region).filter(({ inPlan }) => !inPlan);
  return plan && { name: plan.name, dollars: plan.dollars + total(rest) };
}

/** Sum of a bill, in dollars. */
export function total(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}

function transfer(bytes: number, region: Region): number {
  let dollars = 0;
  let from = 0;
  for (const [upTo, dollarsPerGB] of regions[region].transfer) {
    const inStep = Math.max(0, Math.min(bytes, upTo * terabyte) - from * terabyte);
    dollars += (inStep / gigabyte) * dollarsPerGB;
    from = upTo;
  }
  return dollars;
}

function perMillion(count: number, dollars: number): number {
  return (Math.max(0, count) / million) * dollars;
}

function computing(misses: number, mails: number): number {
  return Math.max(0, misses * 0.3 * 0.75 + mails - 400_000) * 0.0000133;
}
