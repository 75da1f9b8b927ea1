import type * as v from 'valibot';
import type { Sample } from '../types.ts';
import { line, optional, paragraph, url } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';
import { picture } from './picture-fields.ts';

const schema = entrySchema(line({ label: 'Author', help: 'Name of the person who said it.' }, 60), {
  quote: paragraph({ label: 'Quote', help: 'The client’s own words, without quotation marks.' }, 220),
  company: line({ label: 'Company', help: 'Name of the client.' }, 60),
  projectLink: url({ label: 'Website of the company', help: 'Starts with https:// and opens in a new tab.' }),
  project: optional(
    line(
      { label: 'Project', help: 'Title in the list of projects. The quote is shown with its outcome and its call.' },
      60,
      {
        rule: 'known',
        to: 'projects',
        expected: 'the title of a published project',
      },
    ),
  ),
  logo: optional(
    picture(
      { label: 'Logo', help: 'Square, at least 60 pixels wide. Without one, a pattern is woven.' },
      { width: 120, height: 120, fit: 'contain' },
    ),
  ),
});

export const testimonialList = {
  name: 'testimonials',
  one: 'Testimonial',
  many: 'Testimonials',
  page: 'home',
  icon: 'dashicons-format-quote',
  help: 'Shown on the home page, three in a row, each with five stars.',
  schema,
} as const satisfies ContentList<typeof schema>;

/** A client's testimonial on the home page, always shown with five stars. */
export type Testimonial = Sample &
  Omit<v.InferOutput<typeof schema>, 'id' | 'title' | 'logo'> & {
    author: string;
    /** Path of the company's logo; a woven one is the placeholder. */
    logo: string;
  };
