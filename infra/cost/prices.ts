/** Date of the list prices below. Everything but CloudFront is billed in us-east-1, wherever visitors are. */
export const pricesFrom = '2026-11-23';

/** CloudFront's prices where its edge locations are. */
export type RegionPrices = {
  /** Dollars per GB of traffic up to a number of TB per month; the first TB of an account is free. */
  transfer: readonly (readonly [upToTerabytes: number, dollars: number])[];
  /** Dollars per million HTTPS requests; the first ten million of an account are free. */
  requests: number;
};

const western: RegionPrices['transfer'] = [
  [1, 0],
  [10, 0.085],
  [50, 0.08],
  [150, 0.06],
  [500, 0.04],
  [1_024, 0.03],
  [5_120, 0.025],
  [Infinity, 0.02],
];

export const regions = {
  India: {
    transfer: [
      [1, 0],
      [10, 0.109],
      [50, 0.085],
      [150, 0.082],
      [500, 0.08],
      [1_024, 0.078],
      [5_120, 0.075],
      [Infinity, 0.072],
    ],
    requests: 1.2,
  },
  'United States': { transfer: western, requests: 1 },
  Europe: { transfer: western, requests: 1.2 },
} as const satisfies Record<string, RegionPrices>;

export type Region = keyof typeof regions;

/**
 * CloudFront's flat-rate plans for one distribution, with the monthly requests and bytes that they include. They cover
 * the firewall, the edge functions and the DNS zone as well, and cost the same in every region and under attack.
 */
export const flatRatePlans = [
  { name: 'Free', dollars: 0, requests: 1e6, bytes: 100e9 },
  { name: 'Pro', dollars: 15, requests: 10e6, bytes: 50e12 },
  { name: 'Business', dollars: 200, requests: 125e6, bytes: 50e12 },
  { name: 'Premium', dollars: 1_000, requests: 500e6, bytes: 50e12 },
] as const;

/** Dollars per million requests that the firewall inspects, and per million runs of an edge function. */
export const firewallRequests = 0.6;
export const edgeFunctionRuns = 0.1;
