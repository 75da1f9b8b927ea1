import type { Reporter, TestModule } from 'vitest/node';

/** Prints the duration of `npm test` since `TEST_START` (seconds since 1970), and its ten slowest files. */
export default class TestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 10);
    for (const { file, ms } of slowest) console.log(`${seconds(ms)}  ${file}`);
    const start = Number(process.env.TEST_START) * 1_000;
    if (start > 0) console.log(`${seconds(Date.now() - start)}  in all, with build and checks`);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`.padStart(8);
}
