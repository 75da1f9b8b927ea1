import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stepTimeoutMs } from './journeys/step-timeout.testkit.ts';

/** Tests that take too long for every change, or that the calendar can turn red. */
const nightly = '{web,functions,infra}/**/*.nightly.test.ts';

/** Run in both: over some pages, widths and seeds in `npm test`, over all of them at night (`isSweep`). */
const sweeps = 'infra/tests/{journeys,mail-model}/**/*.sweep.test.ts';

/** Timeout of a journey. A journey takes seconds, the longest a minute, and ten times as long on a busy machine. */
const hangsMs = 600_000;

/** Vitest's defaults are too short for journeys: one second for `expect.poll`. */
const patient = { testTimeout: hangsMs, hookTimeout: hangsMs, expect: { poll: { timeout: stepTimeoutMs } } };

const globalSetup = 'infra/tests/journeys/start-shared.setup.ts';

/**
 * Journeys, then unit tests, then those with a document: a worker whose next file is of another project or environment
 * ends, and the next one imports everything again. In each, engines and sweeps first, because they take a minute and are
 * short files: by size, Vitest's order in a fresh clone, they would be last, and one worker would wait for the other.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId, project }: TestSpecification) => {
      const isLong = /\/browsers\/|\.sweep\.test\.ts$/.test(moduleId);
      const hasDocument = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
      return (project.name === 'unit' ? 2 : 0) + (isLong ? 0 : 1) + (hasDocument ? 1 : 0);
    };
    return (await super.sort(files)).sort((a, b) => turn(a) - turn(b));
  }
}

/**
 * `npm test` runs `unit`, beside the code and without a network, and `journeys`, the whole product in Chromium.
 * `npm run test:full` adds `nightly`: every width, theme and engine, and the load; `wordpress`: a
 * real CMS; and `rehearsal`: a deployment into an emulator of AWS.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    // A journey waits for its browser and its product, which are other processes, a third of the time.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
    // Imports are a third of the time. Files share no mutable module state.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [react()],
        define: { __ART_VERSION__: '"v1"', IS_REACT_ACT_ENVIRONMENT: true },
        test: {
          name: 'unit',
          include: ['{web,functions,infra}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'infra/tests/{journeys,browsers,real-wordpress,rehearsal}/**', nightly],
          provide: { isSweep: false },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'journeys',
          include: ['infra/tests/{journeys,browsers}/**/*.test.ts'],
          exclude: [nightly],
          provide: { isSweep: false },
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'nightly',
          include: [nightly, sweeps],
          provide: { isSweep: true },
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'rehearsal',
          include: ['infra/tests/rehearsal/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'wordpress',
          include: ['infra/tests/real-wordpress/**/*.test.ts'],
          globalSetup,
        },
      },
    ],
  },
});
