import pulled from '../pulled/jobs.json' with { type: 'json' };
import { employmentKey, jobList, payPeriodKey, type PulledJob } from './job-list.ts';
import type { JobOpening } from './job.ts';
import { readPulled } from './list.ts';
import { sampleJobs } from './jobs.samples.ts';

/** All roles in display order. A closed role keeps its entry, so that its address says that it is closed. */
export const jobs: readonly JobOpening[] = readPulled(jobList, pulled)?.map(jobOf) ?? sampleJobs;

function jobOf(job: PulledJob): JobOpening {
  const {
    id,
    slug,
    status,
    skills,
    steps,
    employment,
    countries,
    office,
    payFrom,
    payTo,
    payCurrency,
    payPer,
    ...texts
  } = job;
  const [city = '', region = '', countryCode = ''] = office?.split(/, ?/) ?? [];
  const [country, ...more] = countries?.split(',').map((name) => name.trim()) ?? [];
  return {
    id,
    ...texts,
    // WordPress encodes the letters of other scripts.
    slug: /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) ? slug : `role-${id}`,
    skills: skills.join(', '),
    steps: steps.map(({ name, value }) => ({ title: name, text: value })),
    type: employmentKey(employment),
    ...(country !== undefined && { remoteFrom: [country, ...more] }),
    ...(office !== undefined && { office: { city, region, countryCode } }),
    ...(payFrom !== undefined && {
      pay: { from: payFrom, ...(payTo && { to: payTo }), currency: payCurrency ?? 'INR', per: payPeriodKey(payPer) },
    }),
    ...(status === 'Closed' && { closed: true }),
  };
}
