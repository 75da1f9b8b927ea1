/** One line of the monthly bill, in US dollars. */
export type CostLine = { what: string; formula: string; price: string; dollars: number };

export type Usage = {
  /** Visits in a month. */
  visits: number;
  requestsPerVisit: number;
  bytesPerVisit: number;
};

/**
 * Requests and bytes of one visit, measured on 2026-11-21 with Chromium on the local stack with an empty cache, headers
 * included: home, services and contact, each scrolled to the end. The home page alone is 15 requests and 168 kB.
 */
export const measuredVisit = { requestsPerVisit: 23, bytesPerVisit: 239_000 } as const;

/** Date of the list prices below: pay as you go, us-east-1, edge locations of the United States and Europe. */
export const pricesFrom = '2026-11-20';

/**
 * Documents of the measured visit, for each of which both edge functions run. Requests to the CMS and messages are
 * assumptions.
 */
const documentsPerVisit = 3;
const cmsMissesPerVisit = 0.02;
const mailsPerVisit = 0.002;

/** Number of resources in production that AWS bills per piece; a test counts them in the stack. */
export const pieces = { firewallRules: 10, secrets: 3, alarmMetrics: 25, ownMetrics: 15 } as const;

const million = 1_000_000;
const gigabyte = 1_000_000_000;
const terabyte = 1_000 * gigabyte;

/** Dollars per GB of CloudFront traffic up to a number of TB per month; the first TB is free. */
const transferSteps: readonly (readonly [upTo: number, dollarsPerGB: number])[] = [
  [1, 0],
  [11, 0.085],
  [51, 0.08],
  [151, 0.06],
  [501, 0.04],
  [1_025, 0.03],
  [Infinity, 0.025],
];

/** Returns the lines of the monthly bill for a stage with firewall, alarms and a hosted zone. */
export function monthlyCost({ visits, requestsPerVisit, bytesPerVisit }: Usage): CostLine[] {
  const requests = visits * requestsPerVisit;
  const documents = visits * documentsPerVisit;
  const misses = visits * cmsMissesPerVisit;
  const mails = visits * mailsPerVisit;
  const line = (what: string, formula: string, price: string, dollars: number): CostLine => ({
    what,
    formula,
    price,
    dollars,
  });
  return [
    line(
      'CloudFront transfer',
      'visits × bytes',
      '1 TB free, then $0.085–0.025 a GB',
      transfer(visits * bytesPerVisit),
    ),
    line('CloudFront requests', 'visits × requests − 10 M', '$1.00 a million', perMillion(requests - 10 * million, 1)),
    line('Edge functions', 'visits × 6 − 2 M', '$0.10 a million', perMillion(2 * documents - 2 * million, 0.1)),
    line('Firewall, fixed', `1 list, ${pieces.firewallRules} rules`, '$5.00 + $1.00 each', 5 + pieces.firewallRules),
    line('Firewall, requests', 'visits × requests', '$0.60 a million', perMillion(requests, 0.6)),
    line('API', 'visits × 0.022', '$3.50 a million', perMillion(misses + mails, 3.5)),
    line(
      'Functions',
      '(posts × 0.3 s × 0.75 GB + mails × 1 s × 1 GB) − 400,000 GB-s',
      '$0.0000133 a GB-s',
      computing(misses, mails),
    ),
    line('SES', 'visits × 0.002', '$0.10 a thousand', (mails / 1_000) * 0.1),
    line('S3', '1 GB kept, 7 writes a mail', '$0.023 a GB, $5.00 a million', 0.023 + perMillion(mails * 7, 5)),
    line(
      'SQS',
      '4 queues polled, 8 calls a mail − 1 M',
      '$0.40 a million',
      perMillion(4 * 5 * 131_400 + mails * 8 - million, 0.4),
    ),
    line('Secrets', `${pieces.secrets}`, '$0.40 each', pieces.secrets * 0.4),
    line('Alarms', `${pieces.alarmMetrics} metrics − 10`, '$0.10 each', (pieces.alarmMetrics - 10) * 0.1),
    line('Own metrics', `${pieces.ownMetrics} − 10`, '$0.30 each', Math.max(0, pieces.ownMetrics - 10) * 0.3),
    line(
      'Logs',
      'visits × 0.022 × 2 kB − 5 GB',
      '$0.50 a GB',
      Math.max(0, ((misses + mails) * 2_000) / gigabyte - 5) * 0.5,
    ),
    line('DNS zone', '1', '$0.50', 0.5),
  ];
}

/** Sum of a bill, in dollars. */
export function total(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}

function transfer(bytes: number): number {
  let dollars = 0;
  let from = 0;
  for (const [upTo, dollarsPerGB] of transferSteps) {
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
