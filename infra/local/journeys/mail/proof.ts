import { killAtEveryStart, killAtEveryStep } from './kill-at-every-step.ts';
import { memoryBound, runLoad } from './load.ts';
import { openMailProduct } from './mail-product.ts';

/**
 * `npm run test:mail-load`: the load and the kills that take too long for every test run, with their figures. Exits 1
 * when a mail is lost, damaged, or arrives twice where that can be avoided, or when memory passes its bound.
 */
await using product = await openMailProduct();
const outcome = await runLoad(product, { messages: 500, resumes: 50 });
console.log('500 messages, 50 with a résumé of 4 MB, SES failing half of the time:', outcome);
const { refused, lost, twice, damaged, peakMegabytes } = outcome;
if (refused + lost.length + twice.length + damaged.length > 0 || peakMegabytes > memoryBound) process.exitCode = 1;

product.ses.behave(() => 'accept');
const { kills, twice: repeated } = await killAtEveryStep(product, { every: 1 });
const unanswered = kills.filter(({ visitor }) => visitor === 0).length;
console.log(
  `Killed before each of ${kills.length} steps: lost 0, ${unanswered} visitors without an answer sent again.`,
);
console.log('Arrived twice, SES having it and the record not yet on the disk, killed before:');
for (const { number, step } of repeated) console.log(`  ${number} ${step}`);
const starts = await killAtEveryStart(product, { every: 1 });
console.log(`Killed before each of ${starts} steps of a start: lost 0, twice 0.`);
