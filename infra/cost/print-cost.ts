import { parseArgs } from 'node:util';
import { measuredVisit, monthlyCost, pricesFrom, total } from './cost.ts';

/** `npm run cost -- --visits N [--requests R] [--kilobytes K]`: prints the monthly bill for N visits. */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '10000' },
    requests: { type: 'string', default: String(measuredVisit.requestsPerVisit) },
    kilobytes: { type: 'string', default: String(measuredVisit.bytesPerVisit / 1_000) },
  },
});
const [visits, requestsPerVisit, kilobytes] = [values.visits, values.requests, values.kilobytes].map(Number);

if (![visits, requestsPerVisit, kilobytes].every((value) => value !== undefined && value > 0)) {
  console.error('Expected numbers above 0: npm run cost -- --visits 1000000 [--requests 15] [--kilobytes 1000].');
  process.exitCode = 1;
} else {
  const lines = monthlyCost({
    visits: visits ?? 0,
    requestsPerVisit: requestsPerVisit ?? 0,
    bytesPerVisit: (kilobytes ?? 0) * 1_000,
  });
  console.log(
    `${visits?.toLocaleString('en')} visits of ${requestsPerVisit} requests and ${kilobytes} kB, prices of ${pricesFrom}`,
  );
  for (const { what, formula, price, dollars } of lines) {
    console.log(`${`$${dollars.toFixed(2)}`.padStart(10)}  ${what}: ${formula}, ${price}`);
  }
  console.log(`${`$${total(lines).toFixed(2)}`.padStart(10)}  a month`);
}
