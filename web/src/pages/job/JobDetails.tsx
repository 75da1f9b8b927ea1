import { jobOpenings } from '#content/lists/job-openings.static.ts';
import { firstContact } from '#content/lists/first-contact.static.ts';
import { careers } from '#content/careers.ts';
import { jobPage } from '#content/job.ts';
import { FirstContact, Person } from '../../ui/Person.tsx';
import { postPath } from '#head/blog-url.ts';
import { PlainList } from '../../ui/PlainList.tsx';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import { titleLine } from '../../weave/woven-line.ts';
import styles from '../../ui/DetailColumns.module.css';

type JobDetailsProps = { slug: string };

export function JobDetails({ slug }: JobDetailsProps) {
  const job = jobOpenings.find((candidate) => candidate.slug === slug);
  if (!job) return null;
  const { facts } = careers.openings;
  const { colleague, article } = job;
  const steps = job.steps.slice(0, 6).map(({ title }) => title);
  return (
    <>
      <SpokenLine {...titleLine(jobPage.steps, job.title, steps, [0, 1])} className={styles.line ?? ''} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <PlainList title={jobPage.responsibilities} items={job.responsibilities} />
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
              {job.steps.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            {colleague && (
              <Person face={colleague} title={jobPage.colleague(colleague.name)} className={styles.person}>
                {article && <a href={postPath(article)}>{jobPage.article(colleague.name)}</a>}
              </Person>
            )}
            {colleague?.name !== firstContact?.name && <FirstContact className={styles.person} />}
          </div>
        </div>
      </div>
    </>
  );
}
