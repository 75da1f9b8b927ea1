import { pathBefore } from '../routes.ts';
import type { Sample } from '../types.ts';

/** Kinds of employment: the values that search engines read, and their names for visitors. */
export const employmentTypes = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
} as const;

/** Periods that pay may be given for: the values that search engines read, and their names for visitors. */
export const payPeriods = { HOUR: 'an hour', DAY: 'a day', WEEK: 'a week', MONTH: 'a month', YEAR: 'a year' } as const;

/** Pay before tax. `currency` is a code of ISO 4217. */
export type Pay = { from: number; to?: number; currency: string; per: keyof typeof payPeriods };

/** A role, open or closed. It needs `remoteFrom`, `office` or both. */
export type JobOpening = Sample & {
  /** Id of the entry in WordPress; a sample has none. */
  id?: number;
  /** Path below /careers: lower-case letters, digits and hyphens. Unique and permanent, because links contain it. */
  slug: string;
  title: string;
  /** Place in words, for people. */
  location: string;
  experience: string;
  /** Skills, separated by commas. */
  skills: string;
  bonus: string;
  description: string;
  type: keyof typeof employmentTypes;
  /** Countries in which the role can be done without ever coming to an office. */
  remoteFrom?: readonly [string, ...string[]];
  /** Town of the office in which the role can be done. `countryCode` is a code of ISO 3166-1. */
  office?: { city: string; region: string; countryCode: string };
  pay?: Pay;
  /** Name of a person in the list of people with whom the applicant would work, and the slug of an article by them. */
  colleague?: string;
  article?: string;
  /** What the person will do, one sentence each. */
  responsibilities: readonly string[];
  /** From the application to the offer. */
  steps: readonly { title: string; text: string }[];
  /** Day on which the role was published, ISO 8601. Without it the role is not offered to search engines for jobs. */
  posted?: string;
  /** Last day for applications, ISO 8601, in the office's time zone. */
  closes?: string;
  /** Whether the role was filled. Its entry stays, so that its address says so (410) instead of being unknown (404). */
  closed?: true;
};

export function jobPath({ slug }: Pick<JobOpening, 'slug'>): string {
  return `${pathBefore('job')}${slug}`;
}

/** `{ "closed": [slugs] }`: the jobs that were closed in WordPress since the build. */
export const closedJobsPath = `${pathBefore('job')}closed.json`;

/** Whether a path may be that of a job's page. @example isJobPath('/careers/devops-engineer') // true */
export function isJobPath(path: string): boolean {
  return path.startsWith(pathBefore('job')) && /^[a-z\d-]+$/.test(path.slice(pathBefore('job').length));
}

/** Returns pay in words. @example '₹18–28 lakh a year' @example '$4,000 – $5,000 a month' */
export function payInWords({ from, to, currency, per }: Pay): string {
  const isInLakh = currency === 'INR' && from >= 100_000;
  const format = new Intl.NumberFormat(
    'en-IN',
    isInLakh
      ? { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  );
  const amount = to === undefined ? format.format(from) : format.formatRange(from, to);
  // The fonts have no narrow no-break space.
  return `${isInLakh ? '₹' : ''}${amount} ${payPeriods[per]}`.replaceAll('\u202f', '\u00a0');
}
