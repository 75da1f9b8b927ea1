import { careers } from '#content/pages/careers.ts';
import { useOpenJobs } from '../../ui/jobs/useOpenJobs.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { JobRow } from './JobRow.tsx';

/** The open roles, and a link for applications without one. */
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
