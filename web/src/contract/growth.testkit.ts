/** Of Node.js, whose types the browser's code does not have. Times are in microseconds. */
declare const process: { cpuUsage(since?: CpuUsage): CpuUsage };
type CpuUsage = { user: number; system: number };

/** Processor time of one input in milliseconds. `size` is the number that its generator was called with. */
export type GrowthPoint = { size: number; costMs: number };

const firstSize = 1_024;
/** Cheaper inputs count as this much, because the noise of the process would decide their ratio. */
const floorMs = 25;
/** Runs before a ratio counts: on a busy machine one may cost twice as much. */
const mostRuns = 6;
/** Runs of the first size, whose first one also compiles the code: too dear a start would hide quadratic work. */
const firstRuns = 3;

/**
 * Runs `work` with inputs of 1 kB, 4 kB, 16 kB and so on, at last of `largestSize`, which is the largest one that a
 * visitor can send. Throws an error if a fourfold size costs 8 times as much or more: linear work costs 4 times as much,
 * quadratic work 16 times. Small sizes are first, so that quadratic work is found in a second instead of in hours. Costs
 * are processor time of this process, the cheapest of some runs if a ratio is too high; no limit depends on the speed
 * of the machine. `input` returns an input of about this size. Returns the costs.
 * @example await expectLinear(readAddress, (size) => ' '.repeat(size), emailLimits.message)
 */
export async function expectLinear<Input>(
  work: (input: Input) => unknown,
  input: (size: number) => Input,
  largestSize: number,
): Promise<GrowthPoint[]> {
  const points: GrowthPoint[] = [];
  for (const size of sizesUpTo(largestSize)) {
    const content = input(size);
    const mostMs = 8 * Math.max(points.at(-1)?.costMs ?? Infinity, floorMs);
    let costMs = Infinity;
    const leastRuns = points.length === 0 ? firstRuns : 1;
    for (let run = 0; run < leastRuns || (run < mostRuns && costMs >= mostMs); run += 1) {
      costMs = Math.min(costMs, await costOf(work, content));
    }
    points.push({ size, costMs });
    if (costMs < mostMs) continue;
    const costs = points.map((point) => `${point.costMs.toFixed(1)} ms at ${point.size}`).join(', ');
    throw new Error(`Expected less than 8 times the cost for 4 times the size, got ${costs}`);
  }
  return points;
}

/** Returns the sizes in ascending order. The last one is `largestSize`, and each is a quarter of the next. */
function sizesUpTo(largestSize: number): number[] {
  const sizes = [largestSize];
  for (let size = largestSize / 4; size >= firstSize; size /= 4) sizes.unshift(Math.floor(size));
  return sizes;
}

/** Returns the processor time of one run in milliseconds. */
async function costOf<Input>(work: (input: Input) => unknown, input: Input): Promise<number> {
  const start = process.cpuUsage();
  await work(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
