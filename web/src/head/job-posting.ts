import { closingTime } from '#content/lists/job-dates.ts';
import type { Job, PayRange } from '#content/lists/job.ts';
import { company } from '#content/company.ts';
import { jobPage } from '#content/job.ts';
import { careers } from '#content/careers.ts';
import { escapeHtml } from '#contract/text.ts';
import type * as schema from 'schema-dts';
import { organizationReference } from './organization.ts';
import { absolute, largeIcon } from './tags.ts';

const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const satisfies Record<Job['employment'], string>;

/**
 * Returns the JobPosting of an open job by Google's rules (developers.google.com/search/docs/appearance/structured-data/
 * job-posting): only what the page shows, remote roles as TELECOMMUTE with the countries of applicants. Returns
 * undefined for a sample, because an invented job must not be offered, and for a job without its date, which is
 * required.
 */
export function jobPosting(job: Job) {
  const { sample, slug, path, title, employment, countries, office, payRange, posted } = job;
  if (sample || posted === undefined) return undefined;
  const closing = closingTime(job);
  return {
    '@type': 'JobPosting',
    title,
    description: describe(job),
    identifier: { '@type': 'PropertyValue', name: company.brand, value: slug },
    url: absolute(path),
    directApply: true,
    datePosted: posted,
    ...(closing !== undefined && { validThrough: new Date(closing).toISOString() }),
    employmentType: employmentTypes[employment],
    hiringOrganization: { ...organizationReference, sameAs: company.origin, logo: absolute(largeIcon) },
    ...(office && { jobLocation: placeOf(office) }),
    ...(countries && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country' as const, name })),
    }),
    ...(payRange && { baseSalary: salaryOf(payRange) }),
  } satisfies schema.JobPosting;
}

/** Returns the whole text of the job as HTML, in the order of its page. */
function describe({ description, place, responsibilities, experience, skills, bonus, steps }: Job): string {
  const { facts } = careers.openings;
  return [
    paragraph(description),
    // Google requires that the description of a remote job says so.
    paragraph(`${facts.location}: ${place}`),
    paragraph(`${jobPage.responsibilities}:`),
    list('ul', responsibilities),
    paragraph(`${jobPage.requirements}:`),
    list('ul', [`${facts.experience}: ${experience}`, `${facts.skills}: ${skills}`, `${facts.bonus}: ${bonus}`]),
    paragraph(`${jobPage.steps}:`),
    list(
      'ol',
      steps.map(({ name, value }) => `${name}. ${value}`),
    ),
  ].join('');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
}

function placeOf({ city, region, countryCode }: NonNullable<Job['office']>) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      addressCountry: countryCode,
    },
  } satisfies schema.Place;
}

function salaryOf({ from, to, currency, per }: PayRange) {
  const amount = to === undefined ? { value: from } : { minValue: from, maxValue: to };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: per.toUpperCase() },
  } satisfies schema.MonetaryAmount;
}
