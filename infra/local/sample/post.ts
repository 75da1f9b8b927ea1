import type { Sample } from '#content/types.ts';
import type { CategorySlug } from './categories.ts';

/** An invented article as an editor would enter it in WordPress. */
export type SamplePost = Sample & {
  sample: true;
  /** Readable slug; WordPress's responses percent-encode it. */
  slug: string;
  /** Slug before the post was renamed. WordPress's front end redirects it; its REST API does not know it. */
  formerSlug?: string;
  /** HTML as WordPress renders it: quotes and ampersands are entities. */
  title: string;
  /** Site time (Asia/Kolkata), to the minute. */
  published: string;
  /** Invented, because sample content must not name real people. */
  author: 'Isha Trivedi' | 'Kavan Mehta' | 'Ruhi Solanki';
  categories: readonly [CategorySlug, ...CategorySlug[]];
  /** Featured image; its name is a file name. */
  image?: { name: string; alt: string };
  /** Excerpt by hand; without it WordPress uses the first 55 words. */
  excerpt?: string;
  /** Blocks as WordPress renders them. */
  body: string;
};
