import { useParams } from 'react-router-dom';
import { closedTitles, openJobs } from '#content/lists/jobs.static.ts';
import { jobPage } from '#content/job.ts';
import { jobTitle, pageTitle } from '#head/title.ts';
import { ApplicationForm } from '../forms/application/ApplicationForm.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { JobHeader } from './job/JobHeader.tsx';
import { useIsClosed } from './job/useIsClosed.ts';
import { useOpenJobs } from '../ui/useOpenJobs.ts';
import { Section } from '../ui/Section.tsx';
import { JobList } from './job/JobList.tsx';

const JobDetails = staticIsland('job-details', async () => (await import('./job/JobDetails.tsx')).JobDetails);
const ClosedJob = staticIsland('closed-job', async () => (await import('./job/ClosedJob.tsx')).ClosedJob);

/** /careers/:slug */
export function JobPage() {
  const { slug = '' } = useParams();
  // The key gives the next job a form of its own.
  return <JobOf key={slug} slug={slug} />;
}

type JobOfProps = { slug: string };

function JobOf({ slug }: JobOfProps) {
  const job = openJobs.find((candidate) => candidate.slug === slug);
  const isClosed = useIsClosed(job);
  if (!job || isClosed) {
    const title = job?.title ?? closedTitles[slug];
    return (
      <>
        <PageHead title={pageTitle(title === undefined ? jobPage.unknown : jobPage.closed(title))} />
        <ClosedJob title={title} />
      </>
    );
  }
  return (
    <>
      <PageHead title={jobTitle(job.title)} path={job.path} />
      <JobHeader job={job} />
      <JobDetails job={job} />
      <section className="band no-print" id="apply-now">
        <div className="wrap">
          <ApplicationForm role={job.title} />
        </div>
      </section>
      <OtherJobs slug={slug} />
    </>
  );
}

type OtherJobsProps = { slug: string };

/** The open jobs but one; nothing if there is no other. */
function OtherJobs({ slug }: OtherJobsProps) {
  const others = useOpenJobs().filter((job) => job.slug !== slug);
  if (others.length === 0) return null;
  return (
    <Section title={jobPage.others} tight className="no-print">
      <JobList jobs={others} heading="h3" />
    </Section>
  );
}
