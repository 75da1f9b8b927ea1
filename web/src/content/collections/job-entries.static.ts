import { dayInWords, isClosed, postedOn } from './job-dates.ts';
import { employmentTypes, type JobOpening, jobPath, payInWords } from './job.ts';
// The bundles of functions replace this specifier by the module of the build (web/build/function-modules.ts).
import { jobs } from '#content/collections/jobs.static.ts';

/** The fields of an open job that cards, lists and the head of its page show. */
export type JobEntry = Pick<
  JobOpening,
  'slug' | 'title' | 'location' | 'experience' | 'skills' | 'bonus' | 'description' | 'posted' | 'closes'
> & {
  path: string;
  /** Sentence with the day of `posted`. */
  postedOn?: string;
  /** Day of `closes` in words. */
  lastDay?: string;
  employment: string;
  /** Countries of a remote role, in words. */
  remoteFrom?: string;
  /** Pay in words. */
  pay?: string;
};

const countries = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const built = new Date();

/**
 * The jobs that are open at the time of the build. Evaluated at build time, so that a page of cards does not load the
 * full text of every job, and every browser shows the same words.
 */
export const openJobs: readonly JobEntry[] = jobs.filter((job) => !isClosed(job, built)).map(entryOf);

/** Titles of the open jobs. */
export const openTitles: readonly string[] = openJobs.map(({ title }) => title);

/** Titles of the closed jobs by slug. */
export const closedTitles: Readonly<Record<string, string>> = Object.fromEntries(
  jobs.filter((job) => isClosed(job, built)).map(({ slug, title }) => [slug, title]),
);

function entryOf(job: JobOpening): JobEntry {
  const { slug, title, location, experience, skills, bonus, description, posted, closes, remoteFrom, pay } = job;
  return {
    slug,
    title,
    location,
    experience,
    skills,
    bonus,
    description,
    posted,
    closes,
    path: jobPath(job),
    postedOn: posted && postedOn(posted),
    lastDay: closes && dayInWords(closes),
    employment: employmentTypes[job.type],
    remoteFrom: remoteFrom && countries.format(remoteFrom),
    pay: pay && payInWords(pay),
  };
}
