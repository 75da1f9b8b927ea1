import { careers } from '#content/careers.ts';
import { routes } from '#content/routes.ts';
import { jobPage } from '#content/job.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useOpenJobs } from '../../ui/useOpenJobs.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { brokenLine } from '../../ui/broken-line.static.ts';
import { WovenLine } from '../../ui/WovenLine.tsx';
import styles from './ClosedJob.module.css';
import { closedJobId } from './useIsClosed.ts';
import { JobList } from './JobList.tsx';

type ClosedJobProps = {
  title: string | undefined;
};

/** Page of a job that is closed or does not exist: a sentence, and the jobs that are open. */
export function ClosedJob({ title }: ClosedJobProps) {
  const jobs = useOpenJobs();
  const { closed, closedText, unknown, unknownText, open, none } = jobPage;
  const text = title === undefined ? unknownText : closedText;
  return (
    <div id={title === undefined ? undefined : closedJobId} className={styles.closed}>
      <PageHeader
        title={title === undefined ? unknown : closed(title)}
        text={`${text} ${jobs.length > 0 ? open : none}`}
        beside={
          <ButtonLink href={`${routes.careers.path}#Appllynow`} look="secondary">
            {careers.openings.general}
          </ButtonLink>
        }
      />
      <WovenLine svg={brokenLine} />
      {jobs.length > 0 && (
        <div className="wrap">
          <JobList jobs={jobs} heading="h2" />
        </div>
      )}
    </div>
  );
}
