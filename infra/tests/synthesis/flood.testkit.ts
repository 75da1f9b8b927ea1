/** Limits that stand between a flood of messages and the office, as the synthesized template has them. */
export type FloodLimits = {
  windowSeconds: number;
  /** Messages within the window: of one address, and of all addresses together. */
  perAddress: number;
  allAddresses: number;
  /** Token bucket of the API's method: requests per second, and the size of the bucket. */
  rate: number;
  burst: number;
};

export type Flood = { addresses: number /** Messages per second of one address. */; perSecond: number };

export type FloodResult = {
  /** Messages per hour that reach the outbox. */
  accepted: number;
  /** Share of the real visitors who were rejected, 0 to 1. */
  visitorsRejected: number;
  /** Dollars an hour: firewall, API, function, storage and SES, without attachments. */
  dollars: number;
};

const hour = 3_600;

/** Seconds between two messages of real visitors, each from an address of its own. */
const visitorEverySeconds = 30;

/** List prices in dollars for one request or one message (us-east-1). */
const prices = { firewall: 0.6e-6, api: 3.5e-6, function: 1e-5, storage: 4e-5, ses: 1e-4 };

/**
 * Plays an hour of a flood, second by second. A rate rule blocks while the requests of its last window exceed the
 * limit; AWS WAF counts blocked requests as well, and reacts some seconds later than this model.
 */
export function playFlood({ addresses, perSecond }: Flood, limits: FloodLimits): FloodResult {
  const window: { address: number; requests: number; isCounted: boolean }[][] = [];
  const perAddress = new Map<number, number>();
  let all = 0;
  let tokens = limits.burst;
  let requests = 0;
  const sent = { flood: 0, visitors: 0 };
  let visitors = 0;

  for (let second = 0; second < hour; second += 1) {
    const now: (typeof window)[number] = [];
    const count = (address: number, change: number) => perAddress.set(address, (perAddress.get(address) ?? 0) + change);
    const request = (address: number, by: keyof typeof sent) => {
      requests += 1;
      count(address, 1);
      const isCounted = (perAddress.get(address) ?? 0) <= limits.perAddress;
      now.push({ address, requests: 1, isCounted });
      if (!isCounted) return;
      all += 1;
      if (all > limits.allAddresses || tokens < 1) return;
      tokens -= 1;
      sent[by] += 1;
    };
    tokens = Math.min(limits.burst, tokens + limits.rate);
    const arrivals = (index: number) =>
      Math.floor((second + 1) * perSecond + index / addresses) - Math.floor(second * perSecond + index / addresses);
    for (let index = 0; index < addresses; index += 1) {
      for (let each = arrivals(index); each > 0; each -= 1) request(index, 'flood');
    }
    if (second % visitorEverySeconds === 0) {
      visitors += 1;
      request(addresses + second, 'visitors');
    }
    window.push(now);
    for (const { address, isCounted } of second >= limits.windowSeconds ? (window.shift() ?? []) : []) {
      count(address, -1);
      if (isCounted) all -= 1;
    }
  }
  const accepted = sent.flood + sent.visitors;
  return {
    accepted,
    visitorsRejected: 1 - sent.visitors / visitors,
    dollars: requests * prices.firewall + accepted * (prices.api + prices.function + prices.storage + prices.ses),
  };
}
