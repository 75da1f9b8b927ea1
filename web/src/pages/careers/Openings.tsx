import { careers } from '#content/careers.ts';
import { useOpenJobs } from '../../ui/useOpenJobs.ts';
import { Section } from '../../ui/Section.tsx';
import type { JobEntry } from '#content/lists/job-entry.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PostedDay } from '../../ui/PostedDay.tsx';
import styles from './Openings.module.css';

export function Openings() {
  const jobs = useOpenJobs();
  const { title, question, general, none } = careers.openings;
  return (
    <Section
      id="current-openings"
      title={title}
      beside={
        <p>
          <span>{jobs.length > 0 ? question : none}</span> <a href="#Appllynow">{general}</a>
        </p>
      }
    >
      {jobs.map((job) => (
        <JobRow key={job.slug} job={job} />
      ))}
    </Section>
  );
}

type JobRowProps = { job: JobEntry };

/** A job opening. Its title leads to its page; its button leads to the application form and selects the role there. */
function JobRow({ job }: JobRowProps) {
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
