import { useEffect, useState, useSyncExternalStore } from 'react';
import { isClosed } from '#content/lists/job-dates.ts';
import { type JobEntry, openJobs } from '#content/lists/jobs.static.ts';
import { closedJobsPath } from '#content/job.ts';
import { useHydrated } from '../runtime/useHydrated.ts';

/** Slugs of the jobs that were closed in WordPress since the build, as far as this document knows. */
let closedSlugs: ReadonlySet<string> = new Set();
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Returns the open jobs: those of the build, after hydration without those that have closed since. */
export function useOpenJobs(): readonly JobEntry[] {
  const isClosedNow = useClosedJobs();
  return openJobs.filter((job) => !isClosedNow(job));
}

/** Returns whether a job has closed since the build; no job before the page is hydrated. */
export function useClosedJobs(): (job: JobEntry) => boolean {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  const slugs = useSyncExternalStore(subscribe, wereClosed, wereClosed);
  useEffect(() => {
    // Samples are not in WordPress.
    if (openJobs.some(({ id }) => id !== undefined)) request ??= loadClosedSlugs();
  }, []);
  return (job) => isHydrated && (isClosed(job, now) || slugs.has(job.slug));
}

export function wereClosed(): ReadonlySet<string> {
  return closedSlugs;
}

/** Without an answer the jobs stay as they were built. */
async function loadClosedSlugs(): Promise<void> {
  const response = await fetch(closedJobsPath).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (typeof body !== 'object' || body === null || !('closed' in body) || !Array.isArray(body.closed)) return;
  closedSlugs = new Set(body.closed.map(String));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
