import { type JobEntry, openJobs } from '#content/collections/job-entries.static.ts';
import { jobPage } from '#content/pages/job-page.ts';
import { rss } from '#contract/rss.ts';
import { routes } from '#content/routes.ts';
import { jobFeedPath } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';

/** Returns the feed of the open jobs (RSS 2.0), the newest first; those without a date come last. */
export function jobFeed(jobs: readonly JobEntry[] = openJobs): string {
  return rss({
    title: jobPage.feed.title,
    page: absolute(routes.careers.path),
    description: jobPage.feed.description,
    url: absolute(jobFeedPath),
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
