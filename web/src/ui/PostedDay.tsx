import { useState } from 'react';
import { postedSentence } from '#content/lists/job-dates.ts';
import type { JobEntry } from '#content/lists/jobs.static.ts';
import { useHydrated } from '../runtime/useHydrated.ts';

type PostedDayProps = { job: JobEntry };

/** When a job was posted, in words. Before hydration its date, because the document may be days old. */
export function PostedDay({ job }: PostedDayProps) {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  if (job.posted === undefined) return postedSentence(job, now);
  return <time dateTime={job.posted}>{isHydrated ? postedSentence(job, now) : job.postedOn}</time>;
}
