import { isClosed } from './job-dates.ts';
import type { JobOpening } from './job.ts';
import { jobs } from './jobs.static.ts';

const built = new Date();

/**
 * The jobs that are open at the time of the build, with their full texts. Browsers load this list, and closed jobs, of
 * which there are more every year, add nothing to it.
 */
export const jobOpenings: readonly JobOpening[] = jobs.filter((job) => !isClosed(job, built));
