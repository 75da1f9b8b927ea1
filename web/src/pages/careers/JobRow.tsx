import type { JobEntry } from '#content/collections/job-entry.ts';
import { careers } from '#content/pages/careers.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PostedDay } from '../../ui/jobs/PostedDay.tsx';
import styles from './JobRow.module.css';

type JobRowProps = { job: JobEntry };

/** A job opening. Its title leads to its page; its button leads to the application form and selects the role there. */
export function JobRow({ job }: JobRowProps) {
  const { title, path, description, skills, bonus, location, experience } = job;
  const { apply, facts } = careers.openings;
  return (
    <article className={`${styles.job} reveal`}>
      <div>
        <h3>
          <a href={path} className="link">
            {title}
          </a>
        </h3>
        <p className={styles.posted}>
          <PostedDay job={job} />
        </p>
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
        <ButtonLink href="#Appllynow" data-role={title}>
          {apply}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
