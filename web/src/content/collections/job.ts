import type { Sample } from '../sample.ts';

/** An open role. */
export type JobOpening = Sample & {
  title: string;
  location: string;
  experience: string;
  /** Skills, separated by commas. */
  skills: string;
  bonus: string;
  description: string;
  /** ISO 8601 day. */
  datePosted?: string;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the sentence with the date of a job. */
export function postedOn(date: string): string {
  return `Posted on ${date}`;
}

/**
 * Returns when a job was posted, in words: a fixed text without a date, otherwise the days, then weeks, until `now`.
 */
export function postedSentence(job: JobOpening, now: Date): string {
  if (job.datePosted === undefined) return 'Posted 2 weeks ago';
  const days = Math.floor((now.getTime() - Date.parse(job.datePosted)) / dayMs);
  if (days < 1) return 'Posted today';
  if (days < 14) return days === 1 ? 'Posted 1 day ago' : `Posted ${days} days ago`;
  return `Posted ${Math.floor(days / 7)} weeks ago`;
}
