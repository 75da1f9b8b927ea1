import * as v from 'valibot';
import { choice, date, facts, items, line, number, optional, paragraph, sentences } from './fields.ts';
import { employmentTypes, payPeriods } from './job.ts';
import { type ContentList, entrySchema } from './list.ts';

const title = line({ label: 'Title', help: 'Name of the role, such as “DevOps Engineer”.' }, 60);

const fields = {
  /** End of the address of its page; WordPress derives it from the first title. */
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
  employment: choice({ label: 'Employment', help: 'Shown on the page of the role.' }, Object.values(employmentTypes)),
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
    line({ label: 'Article of the colleague', help: 'End of its address, after /blog/.' }, 120, {
      rule: 'known',
      to: 'posts',
      expected: 'the end of the address of a published article',
    }),
  ),
  payFrom: optional(number({ label: 'Pay from', help: 'Before tax, without the currency.' }, 1_000_000_000)),
  payTo: optional(number({ label: 'Pay to', help: 'Leave empty for a single amount.' }, 1_000_000_000)),
  payCurrency: optional(choice({ label: 'Currency of pay', help: 'INR if empty.' }, ['INR', 'USD', 'EUR', 'GBP'])),
  payPer: optional(choice({ label: 'Pay per', help: 'A year if empty.' }, ['hour', 'day', 'week', 'month', 'year'])),
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

/** A role as WordPress has it. */
export type PulledJob = v.InferOutput<typeof schema>;

export function employmentKey(name: PulledJob['employment']): keyof typeof employmentTypes {
  const [[key] = ['FULL_TIME' as const]] = entriesOf(employmentTypes).filter(([, text]) => text === name);
  return key;
}

/** Returns the key of a period of pay; a year if none is given. */
export function payPeriodKey(period: PulledJob['payPer']): keyof typeof payPeriods {
  const [[key] = ['YEAR' as const]] = entriesOf(payPeriods).filter(([name]) => name.toLowerCase() === period);
  return key;
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
