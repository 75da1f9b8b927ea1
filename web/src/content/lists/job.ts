import * as v from 'valibot';
import { pathBefore } from '../routes.ts';
import type { Sample } from '../types.ts';
import { choice, date, facts, items, line, number, optional, paragraph, sentences } from './fields.ts';
import { dayInWords, postedOn } from './job-dates.ts';
import { type ContentList, entrySchema } from './list.ts';

const employments = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const;
const periods = ['hour', 'day', 'week', 'month', 'year'] as const;

const title = line({ label: 'Title', help: 'Name of the role, such as “DevOps Engineer”.' }, 60);

const fields = {
  /** End of the address of its page; WordPress derives it from the first title. Permanent, because links contain it. */
  slug: v.string(),
  status: optional(
    choice({ label: 'Status', help: 'Choose Closed when the role is filled; its page then says so.' }, ['Closed']),
  ),
  location: line({ label: 'Place', help: 'In words, such as “Remote / Ahmedabad”.' }, 60),
  experience: line({ label: 'Experience', help: 'Such as “2+ years”.' }, 40),
  skills: items({ label: 'Skills', help: 'Two or more, separated by commas.' }),
  bonus: line({ label: 'Bonus', help: 'What is welcome and not required.' }, 90),
  description: paragraph({ label: 'Description', help: 'One or two sentences for the list of roles.' }, 200),
  responsibilities: sentences({ label: 'Responsibilities', help: 'What the person will do, one sentence per line.' }),
  steps: facts({
    label: 'Steps',
    help: 'From the application to the offer, one per line, such as “A first call: thirty minutes”.',
  }),
  employment: choice({ label: 'Employment', help: 'Shown on the page of the role.' }, employments),
  countries: optional(
    line(
      { label: 'Remote from', help: 'Countries in which nobody has to come to an office, separated by commas.' },
      200,
    ),
  ),
  office: optional(
    line({ label: 'Office', help: 'Town, region and code of the country, such as “Ahmedabad, Gujarat, IN”.' }, 90, {
      rule: 'pattern',
      pattern: '^[^,]+,[^,]+, ?[A-Z]{2}$',
      expected: 'a town, a region and the code of a country, such as “Ahmedabad, Gujarat, IN”',
    }),
  ),
  colleague: optional(
    line(
      { label: 'Colleague', help: 'Name in the list of people. The page says “You would work with …”, with the face.' },
      60,
      { rule: 'known', to: 'team', expected: 'the name of a published person' },
    ),
  ),
  article: optional(
    line({ label: 'Article of the colleague', help: 'Its address, or the end of it, after /blog/.' }, 120, {
      rule: 'known',
      to: 'posts',
      expected: 'the end of the address of a published article',
    }),
  ),
  payFrom: optional(number({ label: 'Pay from', help: 'Before tax, without the currency.' }, 1_000_000_000)),
  payTo: optional(number({ label: 'Pay to', help: 'Leave empty for a single amount.' }, 1_000_000_000)),
  payCurrency: optional(choice({ label: 'Currency of pay', help: 'INR if empty.' }, ['INR', 'USD', 'EUR', 'GBP'])),
  payPer: optional(choice({ label: 'Pay per', help: 'A year if empty.' }, periods)),
  posted: optional(date({ label: 'Posted on', help: 'Needed for search engines for jobs.' })),
  closes: optional(date({ label: 'Closes on', help: 'Last day for applications.' })),
};

const schema = entrySchema(title, fields, [
  {
    rule: 'either',
    field: 'countries',
    other: 'office',
    expected: 'countries here, or a town in the field “Office”',
  },
  { rule: 'above', field: 'payTo', other: 'payFrom', expected: 'an amount above that of “Pay from”' },
  { rule: 'notBefore', field: 'closes', other: 'posted', expected: 'a day that is not before “Posted on”' },
]);

export const jobList = {
  name: 'jobs',
  one: 'Job',
  many: 'Jobs',
  page: 'careers',
  icon: 'dashicons-id',
  help: 'Shown on the careers page, each with a page of its own. Keep a filled role and close it, because links lead there.',
  mayBeEmpty: true,
  closedBy: ['status', 'closes'],
  schema,
} as const satisfies ContentList<typeof schema>;

/** A job as WordPress has it. */
export type PulledJob = v.InferOutput<typeof schema>;

/** Pay before tax. `currency` is a code of ISO 4217. */
export type PayRange = { from: number; to?: number; currency: string; per: (typeof periods)[number] };

/** A job as it is written, open or closed; a sample has no id. It needs `countries`, `office` or both. */
export type WrittenJob = Sample &
  Partial<Pick<PulledJob, 'id'>> &
  Omit<PulledJob, 'id' | 'status' | 'skills' | 'countries' | 'office' | `pay${string}`> & {
    /** Skills, separated by commas. */
    skills: string;
    /** Countries in which the job can be done without ever coming to an office. */
    countries?: readonly string[];
    /** Town of the office in which the job can be done. `countryCode` is a code of ISO 3166-1. */
    office?: { city: string; region: string; countryCode: string };
    payRange?: PayRange;
    /** Whether the job was filled. Its entry stays, so that its address says so (410) instead of being unknown (404). */
    closed?: true;
  };

/** A job with the words that are derived from it: browsers may differ in them. */
export type Job = WrittenJob & {
  path: string;
  /** Sentence with the day of `posted`. */
  postedOn?: string;
  /** Day of `closes` in words. */
  lastDay?: string;
  /** The place with the countries, such as “Remote, from India”. */
  place: string;
  /** Pay in words. */
  pay?: string;
};

export function jobOf(job: WrittenJob): Job {
  const { slug, posted, closes, location, countries = [], payRange } = job;
  const from = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(countries);
  return {
    ...job,
    path: pathBefore('job') + slug,
    postedOn: posted && postedOn(posted),
    lastDay: closes && dayInWords(closes),
    place: from === '' ? location : `${location}, ${/remote/i.test(location) ? '' : 'remote '}from ${from}`,
    pay: payRange && payInWords(payRange),
  };
}

/** Returns pay in words. @example '₹18–28 lakh a year' @example '$4,000 – $5,000 a month' */
function payInWords({ from, to, currency, per }: PayRange): string {
  const isInLakh = currency === 'INR' && from >= 100_000;
  const format = new Intl.NumberFormat(
    'en-IN',
    isInLakh
      ? { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  );
  const amount = to === undefined ? format.format(from) : format.formatRange(from, to);
  // The fonts have no narrow no-break space.
  return `${isInLakh ? '₹' : ''}${amount} ${per === 'hour' ? 'an' : 'a'} ${per}`.replaceAll('\u202f', '\u00a0');
}
