import { careers, jobs } from '#content/pages/careers.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { JobRow } from './JobRow.tsx';

/** The open roles, and a link for applications without one. */
export function Openings() {
  const { title, question, general } = careers.openings;
  return (
    <Section
      id="current-openings"
      title={title}
      beside={
        <p>
          {question} <a href="#Appllynow">{general}</a>
        </p>
      }
    >
      {jobs.map((job) => (
        <JobRow key={job.title} job={job} />
      ))}
    </Section>
  );
}
