import type { JobOpening } from './job.ts';
import { sampleJobs } from './jobs.samples.ts';

/** The samples as if all were open and none had a date. */
export const openSamples: readonly JobOpening[] = sampleJobs.map((job) => ({
  ...job,
  closed: undefined,
  closes: undefined,
  posted: undefined,
}));
