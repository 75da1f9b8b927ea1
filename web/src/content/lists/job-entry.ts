import { jobPage } from '../job.ts';
import { dayInWords, isClosed, postedOn } from './job-dates.ts';
import { employmentTypes, type JobOpening, jobPath, payInWords } from './job.ts';

/** The fields of an open job that cards, lists and the head of its page show. */
export type JobEntry = Pick<
  JobOpening,
  'id' | 'slug' | 'title' | 'location' | 'experience' | 'skills' | 'bonus' | 'description' | 'posted' | 'closes'
> & {
  path: string;
  /** Sentence with the day of `posted`. */
  postedOn?: string;
  /** Day of `closes` in words. */
  lastDay?: string;
  employment: string;
  /** Countries of a remote role, in words. */
  remoteFrom?: string;
  /** Pay in words, or when the applicant hears of it. */
  pay: string;
  /** The same for the list of roles, where nothing says that it is the pay. */
  payLine: string;
};

const countries = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function openEntries(jobs: readonly JobOpening[], now: Date): JobEntry[] {
  return jobs.filter((job) => !isClosed(job, now)).map(entryOf);
}

function entryOf(job: JobOpening): JobEntry {
  const { id, slug, title, location, experience, skills, bonus, description, posted, closes, remoteFrom, pay } = job;
  return {
    id,
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
    pay: pay ? payInWords(pay) : jobPage.noPay,
    payLine: pay ? payInWords(pay) : `${jobPage.facts.pay}: ${jobPage.noPay}`,
  };
}
