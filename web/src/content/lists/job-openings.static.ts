import { isClosed } from './job-dates.ts';
import type { JobOpening } from './job.ts';
import { jobs } from './jobs.static.ts';
import { type Face, faceOf } from './team-member.ts';
import { team } from './team.static.ts';

const built = new Date();

/** An open job with the person that the applicant would work with, if the list of people has them. */
type OpenJob = Omit<JobOpening, 'colleague'> & { colleague: Face | null };

/**
 * The jobs that are open at the time of the build, with their full texts. Browsers load this list, and closed jobs, of
 * which there are more every year, add nothing to it.
 */
export const jobOpenings: readonly OpenJob[] = jobs
  .filter((job) => !isClosed(job, built))
  .map((job) => {
    const colleague = team.find(({ name }) => name === job.colleague);
    return { ...job, colleague: colleague ? faceOf(colleague) : null };
  });
