import { isClosed } from '#content/lists/job-dates.ts';
import type { JobOpening } from '#content/lists/job.ts';
import { isRecord } from '#contract/text.ts';
import type { Log } from '../../runtime/log.ts';
import { isUnknownList } from '../wordpress/lists.ts';
import { type WordPress, WordPressFailure } from '../wordpress/wordpress.ts';

/**
 * Returns the slugs of the jobs that the office has closed, hidden or removed in WordPress since the build; undefined if
 * WordPress fails and this instance has never reached it.
 */
export type ReadClosedJobs = () => Promise<ReadonlySet<string> | undefined>;

/** WordPress returns at most so many entries per request. */
const maxIds = 100;
const timeoutMs = 4_000;

/** While WordPress fails, the last state holds. Samples, which WordPress does not know, cost no request. */
export function createReadClosedJobs(
  wordPress: WordPress,
  jobs: readonly JobOpening[],
  now: () => Date,
  log: Log,
): ReadClosedJobs {
  let last: ReadonlySet<string> | undefined;
  return async () => {
    const openAtBuild = jobs.filter((job) => job.id !== undefined && !isClosed(job, now()));
    if (openAtBuild.length === 0) return new Set();
    try {
      const open = new Set<number>();
      for (let start = 0; start < openAtBuild.length; start += maxIds) {
        const include = openAtBuild.slice(start, start + maxIds).map(({ id }) => id);
        const query = { include: include.join(','), per_page: String(maxIds), _fields: 'id,meta' };
        const { items } = await wordPress.request(
          'site-jobs',
          new URLSearchParams(query),
          AbortSignal.timeout(timeoutMs),
        );
        for (const item of items) if (isOpen(item, now())) open.add(Number(item['id']));
      }
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

function isOpen({ meta }: Record<string, unknown>, now: Date): boolean {
  const { status, closes } = isRecord(meta) ? meta : {};
  const hasLastDay = typeof closes === 'string' && /^\d{4}-\d\d-\d\d$/.test(closes);
  return status !== 'Closed' && !(hasLastDay && isClosed({ closes }, now));
}
