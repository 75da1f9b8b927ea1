import type * as v from 'valibot';
import { iconNames, type Sample } from '../types.ts';
import { choice, line } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';
import { pictures } from './picture-fields.ts';

const schema = entrySchema(line({ label: 'Title', help: 'What happened, such as “Kite day”.' }, 60), {
  category: line(
    {
      label: 'Row',
      help: 'Title of its row, such as “Moments of 2024”. Rows are in the order of their first entries.',
    },
    40,
  ),
  description: line({ label: 'Description', help: 'One short sentence.' }, 90),
  icon: choice({ label: 'Icon', help: 'Shown beside the title.' }, iconNames),
  images: pictures(
    { label: 'Pictures', help: 'One to four, twice as wide as high, at least 500 × 250 pixels, better 1000 × 500.' },
    { width: 1000, height: 500, fit: 'cover' },
    { min: 1, max: 4 },
  ),
});

export const galleryList = {
  name: 'gallery',
  one: 'Activity',
  many: 'Activities',
  page: 'careers',
  icon: 'dashicons-camera',
  help: 'Shown on the careers page below “Our Activities”.',
  schema,
} as const satisfies ContentList<typeof schema>;

/** A moment of the gallery: one to four images, 500 × 250; of two or more, a carousel. */
export type GalleryItem = Sample &
  Omit<v.InferOutput<typeof schema>, 'images'> & {
    images: readonly string[];
    /** Alternative text of each photograph. Without it the one image is woven from the icon. */
    alts?: readonly (string | undefined)[];
  };
