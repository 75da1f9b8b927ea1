import { useParams } from 'react-router-dom';
import { closedTitles, openJobs, type JobEntry } from '#content/lists/jobs.static.ts';
import { jobPage } from '#content/job.ts';
import { jobTitle, pageTitle } from '#head/title.ts';
import { ApplicationForm } from '../forms/application/ApplicationForm.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { useIsClosed } from './job/useIsClosed.ts';
import { useOpenJobs } from '../ui/useOpenJobs.ts';
import { Section } from '../ui/Section.tsx';
import { JobList } from './job/JobList.tsx';
import { company } from '#content/company.ts';
import { careers } from '#content/careers.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { PostedDay } from '../ui/PostedDay.tsx';
import { DetailFacts } from '../ui/DetailFacts.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import styles from '../ui/DetailHeader.module.css';

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

type JobHeaderProps = { job: JobEntry };

function JobHeader({ job }: JobHeaderProps) {
  const { share, facts } = jobPage;
  const { title, path, description, place, employment, pay, closes, lastDay } = job;
  const day = closes && (
    <time key={closes} dateTime={closes}>
      {lastDay}
    </time>
  );
  const rows = [
    [facts.location, place],
    [facts.employment, employment],
    [facts.pay, pay],
    [facts.closes, day],
  ] as const;
  return (
    <PageHeader
      before={
        <p className="back no-print">
          <a href={`${routes.careers.path}#current-openings`}>{routes.careers.screen}</a>
        </p>
      }
      title={<span className={styles.title}>{title}</span>}
      text={<span className={styles.text}>{description}</span>}
      below={
        <div className={`actions ${styles.actions} no-print`}>
          <ButtonLink href="#apply-now">{careers.openings.apply}</ButtonLink>
          <CopyLink words={share} shareTitle={title} />
        </div>
      }
      beside={
        <DetailFacts rows={rows}>
          <p>
            <PostedDay job={job} />
          </p>
          <p className={styles.print}>{jobPage.apply(company.origin + path, company.email)}</p>
        </DetailFacts>
      }
    />
  );
}
