import type { Job } from '#content/lists/job.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';
import { headFor } from './tags.ts';

type Posting = NonNullable<ReturnType<typeof jobPosting>>;

/** The jobs as if they were real and had been published. */
const published = jobs.map(
  (job): Job => ({ ...job, sample: undefined, closed: undefined, closes: undefined, posted: '2026-11-02' }),
);

function setUp(change: Partial<Job> = {}): Posting {
  const posting = jobPosting({ ...published[0]!, ...change });
  if (!posting) throw new Error('Expected a JobPosting, got none.');
  return posting;
}

/** Rules of Google's guide for JobPosting that can be broken by content. */
const rules: readonly (readonly [rule: string, isKept: (posting: Posting, job: Job) => boolean])[] = [
  ['the title is only that of the job', ({ title }, job) => title === job.title],
  ['the description is HTML with paragraphs', ({ description }) => /^<p>.+<\/p>/.test(description)],
  ['the description differs from the title', ({ description, title }) => description !== title],
  [
    'the description is complete',
    ({ description }, job) =>
      [...job.responsibilities, job.skills, job.experience, job.location].every((text) => description.includes(text)),
  ],
  ['the date is a day of ISO 8601', ({ datePosted }) => /^\d{4}-\d\d-\d\d$/.test(datePosted)],
  ['the organization has a name', ({ hiringOrganization }) => hiringOrganization.name !== ''],
  [
    'there is an office, or the job is remote and names the countries of applicants',
    ({ jobLocation, jobLocationType, applicantLocationRequirements = [] }) =>
      jobLocationType === undefined
        ? jobLocation?.address.addressCountry !== undefined
        : jobLocationType === 'TELECOMMUTE' && applicantLocationRequirements.length > 0,
  ],
  [
    'the kind of employment is one of the documented ones',
    ({ employmentType }) =>
      ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'].includes(
        employmentType,
      ),
  ],
  [
    'pay has a currency, a unit and a range that does not fall',
    ({ baseSalary }) => {
      if (!baseSalary) return true;
      const { value, currency } = baseSalary;
      const inOrder = !('minValue' in value) || Number(value.minValue) <= Number(value.maxValue);
      return /^[A-Z]{3}$/.test(currency) && /^(HOUR|DAY|WEEK|MONTH|YEAR)$/.test(value.unitText) && inOrder;
    },
  ],
  ['the form is on the page', ({ directApply }) => directApply],
];

test.each(rules)('every job keeps the rule: %s', (_rule, isKept) => {
  const broken = published.filter((job) => {
    const posting = jobPosting(job);
    return !posting || !isKept(posting, job);
  });
  expect(broken.map(({ title }) => title)).toEqual([]);
});

test('a sample and a job without its date are not offered to search engines', () => {
  expect(jobPosting({ ...published[0]!, sample: true })).toBeUndefined();
  expect(jobPosting({ ...published[0]!, posted: undefined })).toBeUndefined();
});

test('a job of an office has its address, a remote one its countries, and one of both has both', () => {
  const office = { city: 'Ahmedabad', region: 'Gujarat', countryCode: 'IN' };
  const address = { addressLocality: 'Ahmedabad', addressRegion: 'Gujarat', addressCountry: 'IN' };
  const named = [
    { '@type': 'Country', name: 'India' },
    { '@type': 'Country', name: 'Nepal' },
  ];
  const countries = ['India', 'Nepal'] as const;
  expect(setUp({ office, countries: undefined })).toMatchObject({ jobLocation: { '@type': 'Place', address } });
  expect(setUp({ office, countries: undefined })).not.toHaveProperty('jobLocationType');
  expect(setUp({ office: undefined, countries })).toMatchObject({ applicantLocationRequirements: named });
  expect(setUp({ office: undefined, countries })).not.toHaveProperty('jobLocation');
  expect(setUp({ office, countries })).toMatchObject({ jobLocationType: 'TELECOMMUTE', jobLocation: { address } });
});

test('a job ends with its last day in the office, and one without an end names none', () => {
  expect(setUp({ closes: '2026-12-31' }).validThrough).toBe('2026-12-31T18:30:00.000Z');
  expect(setUp()).not.toHaveProperty('validThrough');
});

test('pay is one amount or a range', () => {
  const payRange = { from: 40, currency: 'USD', per: 'hour' } as const;
  expect(setUp({ payRange }).baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', value: 40, unitText: 'HOUR' },
  });
  expect(setUp({ payRange: { ...payRange, to: 60 } }).baseSalary?.value).toMatchObject({ minValue: 40, maxValue: 60 });
});

test('text of a job is never markup', () => {
  const { description } = setUp({ description: 'C<T> & "D"', responsibilities: ['<script>alert(1)</script>'] });
  expect(description).toContain('<p>C&lt;T&gt; &amp; &quot;D&quot;</p>');
  expect(description).not.toContain('<script');
});

test('a closed job has no address for search engines', () => {
  // The argument is what the function says of a job whose last day has passed.
  expect(jobs.map(({ slug, closed }) => headFor(`/careers/${slug}`, !closed))).toEqual(
    jobs.map(() => expect.objectContaining({ path: undefined, isGone: true })),
  );
});
