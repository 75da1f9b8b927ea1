import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosed } from '#content/lists/job-dates.ts';
import type { JobEntry } from '#content/lists/jobs.static.ts';
import { closedQuery } from '#contract/http.ts';
import { useHydrated } from '../../runtime/useHydrated.ts';
import { wereClosed } from '../../ui/useOpenJobs.ts';

/** Id of the element that only the document of a closed job contains. */
export const closedJobId = 'closed-job';

/**
 * Whether a job has closed since the build. A job with a last day has two documents, and blog-pages renders the second one
 * after that day, or once it is closed in WordPress. Hydration follows the document, because a wrong clock would be a mismatch. Otherwise the clock decides,
 * and what an earlier page has heard of WordPress, and only once, so that nobody loses the form while typing.
 */
export function useIsClosed(job: JobEntry | undefined): boolean {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  const [wasClosed] = useState(() => job !== undefined && wereClosed().has(job.slug));
  const [isDocumentClosed] = useState(() => !isHydrated && showsClosedJob(search));
  return isDocumentClosed || wasClosed || (isHydrated && job !== undefined && isClosed(job, now));
}

/** Whether the document shows a closed job: on the server by the query of blog-pages, in the browser by its markup. */
function showsClosedJob(search: string): boolean {
  return typeof document === 'undefined' ? search === `?${closedQuery}` : document.getElementById(closedJobId) !== null;
}
