import { useState } from 'react';
import { isClosed } from '#content/lists/job-dates.ts';
import { openJobs } from '#content/lists/job-entries.static.ts';
import type { JobEntry } from '#content/lists/job-entry.ts';
import { useHydrated } from '../app/useHydrated.ts';

/** Returns the open jobs: those of the build, after hydration without those that have closed since. */
export function useOpenJobs(): readonly JobEntry[] {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  return isHydrated ? openJobs.filter((job) => !isClosed(job, now)) : openJobs;
}
