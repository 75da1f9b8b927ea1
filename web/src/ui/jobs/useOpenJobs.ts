import { useState } from 'react';
import { isClosed } from '#content/collections/job-dates.ts';
import { openJobs } from '#content/collections/job-entries.static.ts';
import type { JobEntry } from '#content/collections/job-entry.ts';
import { useHydrated } from '../hydration/useHydrated.ts';

/** Returns the open jobs: those of the build, after hydration without those that have closed since. */
export function useOpenJobs(): readonly JobEntry[] {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  return isHydrated ? openJobs.filter((job) => !isClosed(job, now)) : openJobs;
}
