import { parseArgs } from 'node:util';
import { attackCost, flatRate, monthlyCost, stagingCost, total } from './cost.ts';
import { flatRatePlans, pricesFrom, regions, type Region } from './prices.ts';
import { measuredVisit } from './visit.ts';

/** `npm run cost -- --visits N [--requests R] [--kilobytes K]`: prints the monthly bill for N visits by region. */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '10000' },
    requests: { type: 'string', default: String(measuredVisit.requestsPerVisit) },
    kilobytes: { type: 'string', default: String(measuredVisit.bytesPerVisit / 1_000) },
  },
});
const [visits = 0, requestsPerVisit = 0, kilobytes = 0] = [values.visits, values.requests, values.kilobytes].map(
  Number,
);

if (![visits, requestsPerVisit, kilobytes].every((value) => value > 0)) {
  console.error('Expected numbers above 0: npm run cost -- --visits 1000000 [--requests 15] [--kilobytes 1000].');
  process.exitCode = 1;
} else {
  print();
}

function print(): void {
  const usage = { visits, requestsPerVisit, bytesPerVisit: kilobytes * 1_000 };
  const names = Object.keys(regions) as Region[];
  const bills = names.map((region) => monthlyCost(usage, region));
  const row = (dollars: readonly number[], text: string) =>
    console.log(dollars.map((each) => `$${each.toFixed(2)}`.padStart(14)).join('') + `  ${text}`);
  console.log(
    `${visits.toLocaleString('en')} visits of ${requestsPerVisit} requests and ${kilobytes} kB, prices of ${pricesFrom}`,
  );
  console.log(names.map((name) => name.padStart(14)).join(''));
  for (const [index, { what, formula }] of (bills[0] ?? []).entries()) {
    row(
      bills.map((bill) => bill[index]?.dollars ?? 0),
      `${what}: ${formula}`,
    );
  }
  row(
    bills.map((bill) => total(bill)),
    'a month, pay as you go',
  );
  const plans = names.map((region) => flatRate(usage, region));
  if (plans[0]) {
    row(
      plans.map((plan) => plan?.dollars ?? 0),
      `a month with CloudFront's flat-rate plan ${plans[0].name}, which is chosen in the console`,
    );
  } else console.log(`No flat-rate plan includes that much: ${flatRatePlans.map(({ name }) => name).join(', ')}.`);
  row(
    names.map(() => stagingCost()),
    'a month more for staging, which nobody visits',
  );
  const attacks = names.map((region) => attackCost(1_000, region));
  row(
    attacks.map(({ blocked }) => blocked),
    'an hour of 1,000 requests a second that the firewall blocks',
  );
  row(
    attacks.map(({ served }) => served),
    'an hour of 1,000 requests a second for pages and files, which nothing limits',
  );
}
