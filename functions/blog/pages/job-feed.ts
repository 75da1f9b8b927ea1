import type { JobEntry } from '#content/lists/job-entry.ts';
import { jobPage } from '#content/job-page.ts';
import { rss } from '#contract/rss.ts';
import { routes, xmlPaths } from '#content/routes.ts';
import { absolute } from '#head/tags.ts';

/** Returns the feed of the open jobs (RSS 2.0), the newest first; those without a date come last. */
export function renderJobFeed(jobs: readonly JobEntry[]): string {
  return rss({
    title: jobPage.feed.title,
    page: absolute(routes.careers.path),
    description: jobPage.feed.description,
    url: absolute(xmlPaths.jobFeed),
    entries: jobs
      .toSorted((a, b) => (b.posted ?? '').localeCompare(a.posted ?? ''))
      .map((job) => ({ title: job.title, url: absolute(job.path), date: job.posted, summary: summaryOf(job) })),
  });
}

function summaryOf({ description, location, employment, experience, pay, lastDay }: JobEntry): string {
  const end = lastDay && `${jobPage.facts.closes} ${lastDay}`;
  return [description, ...[location, employment, experience, pay, end].filter((fact) => fact !== undefined)].join(
    ' · ',
  );
}
