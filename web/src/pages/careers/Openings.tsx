import { careers } from '#content/careers.ts';
import { type JobEntry, openJobs } from '#content/lists/jobs.static.ts';
import { useClosedJobs } from '../../ui/useOpenJobs.ts';
import { Section } from '../../ui/Section.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PostedDay } from '../../ui/PostedDay.tsx';
import styles from './Openings.module.css';

/** The jobs that are open at the time of the build. One that has closed since says so, and keeps its place. */
export function Openings() {
  const isClosed = useClosedJobs();
  const { title, question, general, none } = careers.openings;
  return (
    <Section
      id="current-openings"
      title={title}
      beside={
        <p>
          <span>{openJobs.every(isClosed) ? none : question}</span> <a href="#Appllynow">{general}</a>
        </p>
      }
    >
      {openJobs.map((job) => (
        <JobRow key={job.slug} job={job} isClosed={isClosed(job)} />
      ))}
    </Section>
  );
}

type JobRowProps = { job: JobEntry; isClosed: boolean };

/** A job opening. Its title leads to its page; its button leads to the application form and selects the role there. */
function JobRow({ job, isClosed }: JobRowProps) {
  const { title, path, description, skills, bonus, place, experience, pay } = job;
  const { apply, closed, facts } = careers.openings;
  return (
    <article className={`${styles.job} reveal`}>
      <div>
        <h3>
          <a href={path} className="link">
            {title}
          </a>
        </h3>
        {pay && <p className={styles.pay}>{pay}</p>}
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
        <dd>{place}</dd>
        <dt>{facts.experience}</dt>
        <dd>{experience}</dd>
      </dl>
      <div>
        {isClosed ? (
          <p>{closed}</p>
        ) : (
          <ButtonLink href="#Appllynow" data-role={title}>
            {apply}
            <span className="visually-hidden">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
