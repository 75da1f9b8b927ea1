import type * as v from 'valibot';
import type { Sample } from '../types.ts';
import { line, number, optional, paragraph } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';

const schema = entrySchema(line({ label: 'Title', help: 'What was built, such as “Night line for a clinic”.' }, 70), {
  rating: number({ label: 'Rating', help: 'The client’s rating from 0 to 5, shown with two decimals.' }, 5),
  dateRange: line({ label: 'Dates', help: 'When you worked on it, such as “Mar 2024 – Jul 2024”.' }, 40),
  quote: paragraph({ label: 'Quote', help: 'The client’s own words, without quotation marks.' }, 300),
  fullQuote: optional(
    paragraph(
      { label: 'Whole review', help: 'Only if the quote is its beginning. Shown behind “Read all of it”.' },
      2_000,
    ),
  ),
});

export const storyList = {
  name: 'stories',
  one: 'Story',
  many: 'Stories',
  page: 'successStories',
  icon: 'dashicons-star-filled',
  help: 'Shown on the page of success stories; the first one leads the page.',
  schema,
} as const satisfies ContentList<typeof schema>;

/** A client's review of a finished project. */
export type Story = Sample & v.InferOutput<typeof schema>;
