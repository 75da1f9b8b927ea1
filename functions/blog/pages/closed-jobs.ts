import { isClosed } from '#content/lists/job-dates.ts';
import type { Job } from '#content/lists/job.ts';
import type { Log } from '../../runtime/log.ts';
import { isUnknownList, readOpenIds } from '../wordpress/lists.ts';
import { type WordPress, WordPressFailure } from '../wordpress/wordpress.ts';

/**
 * Returns the slugs of the jobs that the office has closed, hidden or removed in WordPress since the build; undefined if
 * WordPress fails and this instance has never reached it.
 */
export type ReadClosedJobs = () => Promise<ReadonlySet<string> | undefined>;

/** While WordPress fails, the last state holds. Samples, which WordPress does not know, cost no request. */
export function createReadClosedJobs(
  wordPress: WordPress,
  jobs: readonly Job[],
  now: () => Date,
  log: Log,
): ReadClosedJobs {
  let last: ReadonlySet<string> | undefined;
  return async () => {
    const openAtBuild = jobs.filter((job) => job.id !== undefined && !isClosed(job, now()));
    if (openAtBuild.length === 0) return new Set();
    try {
      const ids = openAtBuild.flatMap(({ id }) => id ?? []);
      const open = await readOpenIds(wordPress, ids, now());
      last = new Set(openAtBuild.filter(({ id }) => !open.has(id ?? 0)).map(({ slug }) => slug));
    } catch (cause) {
      if (!(cause instanceof WordPressFailure)) throw cause;
      // WordPress has no plugin, so nobody closes a job there. The local stack's has none either.
      if (isUnknownList(cause)) return last ?? new Set();
      log(cause.event, { ...cause.details, document: 'jobs' });
    }
    return last;
  };
}
