import type { JobEntry } from '#content/lists/jobs.static.ts';
import { company } from '#content/company.ts';
import { careers } from '#content/careers.ts';
import { routes } from '#content/routes.ts';
import { jobPage } from '#content/job.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { PostedDay } from '../../ui/PostedDay.tsx';
import { DetailFacts } from '../../ui/DetailFacts.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import styles from '../../ui/DetailHeader.module.css';

type JobHeaderProps = { job: JobEntry };

export function JobHeader({ job }: JobHeaderProps) {
  const { share, facts } = jobPage;
  const { title, path, description, location, remoteFrom, employment, pay, closes, lastDay } = job;
  const day = closes && (
    <time key={closes} dateTime={closes}>
      {lastDay}
    </time>
  );
  const rows = [
    [facts.location, location],
    [facts.remoteFrom, remoteFrom],
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
