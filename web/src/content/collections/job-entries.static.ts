import { isClosed } from './job-dates.ts';
import { type JobEntry, openEntries } from './job-entry.ts';
import { jobs } from './jobs.static.ts';

const built = new Date();

/**
 * The jobs that are open at the time of the build. Evaluated at build time, so that a page of cards does not load the
 * full text of every job, and every browser shows the same words.
 */
export const openJobs: readonly JobEntry[] = openEntries(jobs, built);

/** Titles of the open jobs. */
export const openTitles: readonly string[] = openJobs.map(({ title }) => title);

/** Titles of the closed jobs by slug. */
export const closedTitles: Readonly<Record<string, string>> = Object.fromEntries(
  jobs.filter((job) => isClosed(job, built)).map(({ slug, title }) => [slug, title]),
);
