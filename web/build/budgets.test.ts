import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { costTable, routeCosts } from './budgets.ts';

const buildFile = fileURLToPath(new URL('./build.ts', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Minutes of nobody's time: the build itself takes about ten seconds, and is skipped when nothing changed. */
const buildMs = 120_000;

// A process of its own, since the build imports TypeScript that Vitest has not transformed.
const built = promisify(execFile)(process.execPath, ['--import', 'tsx', buildFile, '--if-changed']);

/** Measured once: it compresses every file as far as Brotli goes. */
const measured = built.then(() => routeCosts(dist));

async function setUp() {
  const costs = await measured;
  const home = costs.find(({ route }) => route === 'home');
  if (!home) throw new Error('The build has no home page.');
  return { costs, home, others: costs.filter(({ route }) => route !== 'home') };
}

test(
  'the first view of the home page keeps its budgets',
  async () => {
    const { costs, home } = await setUp();
    console.log(costTable(costs));
    expect(home.script).toBeLessThanOrEqual(80_000);
    expect((home.html ?? 0) + home.rest).toBeLessThanOrEqual(24_000);
    expect(home.fonts).toBeLessThanOrEqual(36_000);
    expect(home.requests).toBeLessThanOrEqual(8);
    expect((home.html ?? 0) + home.rest + home.script + home.fonts).toBeLessThanOrEqual(150_000);
  },
  buildMs,
);

test(
  'every further route adds at most 12 kB of script, and comes in at most eight requests when it is the first',
  async () => {
    const { others } = await setUp();
    const tooHeavy = others.filter(({ further, requests }) => further > 12_000 || requests > 8);
    expect(tooHeavy.map(({ route, further, requests }) => ({ route, further, requests }))).toEqual([]);
  },
  buildMs,
);

test(
  'every further document has at most 30 kB with all its CSS',
  async () => {
    const { others } = await setUp();
    expect(
      others.filter(({ html = 0, rest }) => html + rest > 30_000).map(({ route, html }) => ({ route, html })),
    ).toEqual([]);
    expect(others.filter(({ html }) => html === undefined).map(({ route }) => route)).toEqual(['blog', 'blogPost']);
  },
  buildMs,
);
