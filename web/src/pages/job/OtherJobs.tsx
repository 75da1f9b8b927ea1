import { jobPage } from '#content/job-page.ts';
import { useOpenJobs } from '../../ui/useOpenJobs.ts';
import { Section } from '../../ui/Section.tsx';
import { JobList } from './JobList.tsx';

type OtherJobsProps = { slug: string };

/** The open jobs but one; nothing if there is no other. */
export function OtherJobs({ slug }: OtherJobsProps) {
  const others = useOpenJobs().filter((job) => job.slug !== slug);
  if (others.length === 0) return null;
  return (
    <Section title={jobPage.others} tight className="no-print">
      <JobList jobs={others} heading="h3" />
    </Section>
  );
}
