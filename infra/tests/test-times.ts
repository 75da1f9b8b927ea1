import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints the ten slowest files, what each engine did, and the duration of `npm test` since `TEST_START` (seconds since
 * 1970). The summary of a job at GitHub also has the lines of the engines.
 */
export default class TestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 10);
    for (const { file, ms } of slowest) console.log(`${seconds(ms)}  ${file}`);
    const engines = engineLines(modules);
    for (const line of engines) console.log(`          ${line}`);
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, engines.map((line) => `- ${line}\n`).join(''));
    const start = Number(process.env.TEST_START) * 1_000;
    if (start > 0) console.log(`${seconds(Date.now() - start)}  in all, with build and checks`);
  }
}

/** Returns a line for each engine of `infra/tests/browsers`, and one for WebKit if only the others were run. */
function engineLines(modules: readonly TestModule[]): string[] {
  const engines = modules.filter(({ relativeModuleId }) => relativeModuleId.startsWith('infra/tests/browsers/'));
  const lines = engines.map((module) => {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const count = (state: string) => states.filter((one) => one === state).length;
    const name = module.meta().engine ?? `${module.relativeModuleId}, which did not start`;
    const failed = count('failed');
    return `${name}: ${count('passed')} tasks passed, ${failed} failed, ${states.length - count('passed') - failed} not run`;
  });
  const hasWebKit = engines.some(({ relativeModuleId }) => relativeModuleId.includes('webkit'));
  return lines.length === 0 || hasWebKit ? lines : [...lines, 'WebKit: not run; npm run test:webkit does its tasks'];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`.padStart(8);
}
