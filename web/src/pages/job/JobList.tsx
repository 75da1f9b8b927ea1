import type { JobEntry } from '#content/lists/jobs.static.ts';
import { factSeparator } from '#content/promises.ts';
import styles from './JobList.module.css';

type JobListProps = {
  jobs: readonly JobEntry[];
  heading: 'h2' | 'h3';
};

export function JobList({ jobs, heading: Heading }: JobListProps) {
  return (
    <div className={styles.list}>
      {jobs.map(({ slug, path, title, description, place, experience, pay }) => (
        <a key={slug} href={path} className={`${styles.job} growing-line`}>
          <Heading>{title}</Heading>
          <p>{description}</p>
          <p className={styles.facts}>{[place, experience, ...(pay ? [pay] : [])].join(factSeparator)}</p>
        </a>
      ))}
    </div>
  );
}
