import { type JobEntry, jobDetails } from '#content/lists/jobs.static.ts';
import { careers } from '#content/careers.ts';
import { jobPage } from '#content/job.ts';
import { Person } from '../../ui/Person.tsx';
import { postPath } from '#head/blog-url.ts';
import { PlainList } from '../../ui/PlainList.tsx';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import { titleLine } from '../../weave/woven-line.ts';
import styles from '../../ui/DetailColumns.module.css';

type JobDetailsProps = { job: JobEntry };

export function JobDetails({ job }: JobDetailsProps) {
  const details = jobDetails.find(({ slug }) => slug === job.slug);
  if (!details) return null;
  const { facts } = careers.openings;
  const { responsibilities, steps, colleague, article } = details;
  const names = steps.slice(0, 6).map(({ name }) => name);
  return (
    <>
      <SpokenLine {...titleLine(jobPage.steps, job.title, names, [0, 1])} className={styles.line ?? ''} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <PlainList title={jobPage.responsibilities} items={responsibilities} />
          <PlainList {...jobPage.everyRole} />
        </div>
        <div className={styles.side}>
          <div>
            <h2>{jobPage.requirements}</h2>
            <dl className={styles.rows}>
              <div>
                <dt>{facts.experience}</dt>
                <dd>{job.experience}</dd>
              </div>
              <div>
                <dt>{facts.skills}</dt>
                <dd>{job.skills}</dd>
              </div>
              <div>
                <dt>{facts.bonus}</dt>
                <dd>{job.bonus}</dd>
              </div>
            </dl>
          </div>
          <div>
            <h2>{jobPage.steps}</h2>
            <ol className={styles.rows}>
              {steps.map(({ name, value }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{value}</span>
                </li>
              ))}
            </ol>
            {colleague && (
              <Person face={colleague} title={jobPage.colleague(colleague.name)} className={styles.person}>
                {article && <a href={postPath(article)}>{jobPage.article(colleague.name)}</a>}
              </Person>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
