import { isClosed } from './job-dates.ts';
import { jobs } from './jobs.static.ts';

const built = new Date();

/**
 * Titles by slug of the jobs that are closed at the time of the build. The pages with cards of the open jobs do not load
 * them.
 */
export const closedTitles: Readonly<Record<string, string>> = Object.fromEntries(
  jobs.filter((job) => isClosed(job, built)).map(({ slug, title }) => [slug, title]),
);
