import pulled from '../pulled/jobs.json' with { type: 'json' };
import { type Job, jobList, jobOf, type PulledJob } from './job.ts';
import { isClosed } from './job-dates.ts';
import { sampleJobs } from './jobs.samples.ts';
import { asciiSlug, pick, readPulled } from './list.ts';
import { type Face, faceOf } from './team-member.ts';
import { team } from './team.static.ts';

const built = new Date();

/** All jobs in display order. A closed one keeps its entry, so that its address says that it is closed. */
export const jobs: readonly Job[] = readPulled(jobList, pulled)?.map(readJob) ?? sampleJobs;

const open = jobs.filter((job) => !isClosed(job, built));

const cardFields = [
  'id',
  'slug',
  'path',
  'title',
  'location',
  'place',
  'experience',
  'skills',
  'bonus',
  'description',
] as const;
const pageFields = ['employment', 'pay', 'posted', 'postedOn', 'closes', 'lastDay'] as const;

/** The fields of an open job that cards, lists and the head of its page show. */
export type JobEntry = Pick<Job, (typeof cardFields | typeof pageFields)[number]>;

/** The jobs that are open at the time of the build, as every browser shows them. */
export const openJobs: readonly JobEntry[] = open.map((job) => pick(job, ...cardFields, ...pageFields));

/** What only the page of an open job shows, with the person that the applicant would work with. */
type JobDetails = Pick<Job, 'slug' | 'article' | 'responsibilities' | 'steps'> & { colleague: Face | null };

/** Closed jobs, of which there are more every year, add nothing to it. */
export const jobDetails: readonly JobDetails[] = open.map((job) => {
  const colleague = team.find(({ name }) => name === job.colleague);
  return {
    ...pick(job, 'slug', 'article', 'responsibilities', 'steps'),
    colleague: colleague ? faceOf(colleague) : null,
  };
});

/** Titles of the closed jobs by slug. */
export const closedTitles: Readonly<Record<string, string>> = Object.fromEntries(
  jobs.filter((job) => isClosed(job, built)).map(({ slug, title }) => [slug, title]),
);

export const openTitles: readonly string[] = open.map(({ title }) => title);

/** Example reply of the chat on /careers. */
export const openRoles: string =
  openTitles.length === 0
    ? 'None at the moment. A person reads every general application, too: the form is below.'
    : `Open now: ${new Intl.ListFormat('en-GB').format(openTitles)}. The cards below say what each one needs.`;

function readJob(pulled: PulledJob): Job {
  const { id, status, slug, skills, countries, office, payFrom, payTo, payCurrency, payPer, ...texts } = pulled;
  const [city = '', region = '', countryCode = ''] = office?.split(/, ?/) ?? [];
  return jobOf({
    id,
    ...texts,
    slug: asciiSlug(slug, `role-${id}`),
    skills: skills.join(', '),
    ...(countries !== undefined && { countries: countries.split(',').map((name) => name.trim()) }),
    ...(office !== undefined && { office: { city, region, countryCode } }),
    ...(payFrom !== undefined && {
      payRange: { from: payFrom, ...(payTo && { to: payTo }), currency: payCurrency ?? 'INR', per: payPer ?? 'year' },
    }),
    ...(status === 'Closed' && { closed: true }),
  });
}
