import { useState } from 'react';
import { careers } from '#content/pages/careers.ts';
import { type JobOpening, postedOn, postedSentence } from '#content/collections/job.ts';
import button from '../../ui/buttons/button.module.css';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import styles from './JobRow.module.css';

type JobRowProps = { job: JobOpening };

/** A job opening. Its link leads to the application form and selects the role there. */
export function JobRow({ job }: JobRowProps) {
  const { title, description, skills, bonus, location, experience } = job;
  const { apply, facts } = careers.openings;
  return (
    <article className={`${styles.job} reveal`}>
      <div>
        <h3>{title}</h3>
        <p className={styles.posted}>{usePosted(job)}</p>
      </div>
      <div className={styles.work}>
        <p>{description}</p>
        <dl>
          <dt>{facts.skills}</dt>
          <dd>{skills}</dd>
          <dt>{facts.bonus}</dt>
          <dd>{bonus}</dd>
        </dl>
      </div>
      <dl className={styles.facts}>
        <dt>{facts.location}</dt>
        <dd>{location}</dd>
        <dt>{facts.experience}</dt>
        <dd>{experience}</dd>
      </dl>
      <div>
        <a href="#Appllynow" data-role={title} className={`${button.button} ${button.primary}`}>
          {apply}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </article>
  );
}

/** Returns how long ago the job was posted. Before hydration: the date, because the document may be days old. */
function usePosted(job: JobOpening): string {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  return isHydrated || job.datePosted === undefined ? postedSentence(job, now) : postedOn(job.datePosted);
}
