import type * as v from 'valibot';
import { forms } from '#contract/forms.ts';
import type { Sample } from '../types.ts';
import { choice, facts, items, line, optional, paragraph, url } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';
import { picture } from './picture-fields.ts';

const schema = entrySchema(line({ label: 'Title', help: 'What it is, such as “Clinic booking line”.' }, 60), {
  description: paragraph({ label: 'Description', help: 'Two or three sentences.' }, 320),
  technologies: items({ label: 'Technologies', help: 'Two or more, separated by commas.' }),
  interest: choice(
    { label: 'Interest', help: 'Choice that the contact form offers to visitors of this project.' },
    forms.contact.fields.interest.options,
  ),
  link: optional(url({ label: 'Link', help: 'Opened by “View Project”; starts with https://.' })),
  facts: optional(
    facts({ label: 'Facts', help: 'For the first project only: one per line, such as “Talks on: phone, SMS”.' }),
  ),
  picture: optional(
    picture(
      { label: 'Picture', help: 'At least 640 × 400 pixels, better 1280 × 800. Without one, it is woven.' },
      { width: 1280, height: 800, fit: 'cover' },
      { hasAlt: true },
    ),
  ),
});

/** The portfolio. */
export const projectList = {
  name: 'projects',
  one: 'Project',
  many: 'Projects',
  page: 'projects',
  icon: 'dashicons-portfolio',
  help: 'Shown on the projects page; the first one leads the page.',
  schema,
} as const satisfies ContentList<typeof schema>;

/** A project of the portfolio. Without a link its card has no "View Project"; only the first one shows its facts. */
export type Project = Sample &
  Omit<v.InferOutput<typeof schema>, 'id' | 'picture'> & {
    /** Path of an image, 640 × 400; a woven one is the placeholder. */
    image: string;
    /** Alternative text of a picture; a woven one is decorative. */
    alt?: string;
  };
