import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patienceMs } from './local/journeys/patience.ts';

/** Vitest's own second is for units. */
const poll = { timeout: patienceMs };

/** What hangs ends then; a journey takes some seconds on a quiet machine, the longest a minute, and ten times as long. */
const hangsMs = 600_000;

/**
 * `unit` runs beside the code without a network; `journeys` drive the whole product in a browser, `browsers` in two
 * others, `wordpress` on a real CMS.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // A journey keeps a browser and a product busy beside its own process.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['{web,functions,infra}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'infra/local/{journeys,browsers,real-wordpress}/**'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['infra/local/journeys/**/*.test.ts'],
          testTimeout: hangsMs,
          hookTimeout: hangsMs,
          expect: { poll },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['infra/local/browsers/**/*.test.ts'],
          globalSetup: 'infra/local/browsers/packages.ts',
          testTimeout: hangsMs,
          hookTimeout: hangsMs,
          expect: { poll },
        },
      },
      {
        extends: true,
        test: {
          name: 'wordpress',
          include: ['infra/local/real-wordpress/**/*.test.ts'],
          testTimeout: hangsMs,
          expect: { poll },
          hookTimeout: hangsMs,
        },
      },
    ],
  },
});
