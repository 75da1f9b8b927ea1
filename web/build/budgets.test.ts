import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { costTable, routeCosts } from './budgets.testkit.ts';

const buildFile = fileURLToPath(new URL('./build.ts', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Timeout of the build, which takes about ten seconds and is skipped if nothing has changed. */
const buildMs = 120_000;

// A separate process, because the build imports TypeScript that Vitest has not transformed.
const built = promisify(execFile)(process.execPath, ['--import', 'tsx', buildFile, '--if-changed']);

/** Measured once, because compressing every file at the highest Brotli level is slow. */
const measured = built.then(() => routeCosts(dist));

test(
  'the first view of every route is within its budgets',
  async () => {
    const costs = await measured;
    console.log(costTable(costs));
    const overBudget = costs.filter(
      ({ route, html = 0, script, fonts, requests }) =>
        html > 27_000 || script > (route === 'home' ? 90_000 : 100_000) || fonts > 36_000 || requests > 20,
    );
    expect(overBudget).toEqual([]);
    expect(costs.filter(({ html }) => html === undefined).map(({ route }) => route)).toEqual([
      'blog',
      'blogPost',
      'search',
    ]);
  },
  buildMs,
);
