import type { Job, PayRange } from '#content/lists/job.ts';
import { testJob } from '#content/lists/job.testkit.ts';
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
  const posting = jobPosting({ ...testJob({ posted: '2026-11-02' }), ...change });
  if (!posting) throw new Error('Expected a JobPosting, got none.');
  return posting;
}

test.each(published)('the posting of $title is complete by the rules of Google’s guide', (job) => {
  const { title, description, employmentType } = setUp(job);
  expect(title).toBe(job.title);
  expect(description).toMatch(/^<p>.+<\/p>/);
  for (const text of [...job.responsibilities, job.skills, job.experience, job.location]) {
    expect(description).toContain(text);
  }
  expect(employmentType).toMatch(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN)$/);
  const { from = 0, to = from }: Partial<PayRange> = job.payRange ?? {};
  expect(to).toBeGreaterThanOrEqual(from);
});

test('a sample and a job without its date are not offered to search engines', () => {
  expect(jobPosting(testJob({ posted: '2026-11-02', sample: true }))).toBeUndefined();
  expect(jobPosting(testJob())).toBeUndefined();
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
