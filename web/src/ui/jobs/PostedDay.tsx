import { useState } from 'react';
import { postedSentence } from '#content/collections/job-dates.ts';
import type { JobEntry } from '#content/collections/job-entry.ts';
import { useHydrated } from '../hydration/useHydrated.ts';

type PostedDayProps = { job: JobEntry };

/** When a job was posted, in words. Before hydration its date, because the document may be days old. */
export function PostedDay({ job }: PostedDayProps) {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  if (job.posted === undefined) return postedSentence(job, now);
  return <time dateTime={job.posted}>{isHydrated ? postedSentence(job, now) : job.postedOn}</time>;
}
