import type { Sample } from '#content/sample.ts';
import type { CategorySlug } from './categories.ts';

/** An invented article as an editor would have left it in WordPress. */
export type SamplePost = Sample & {
  sample: true;
  /** As people read it; WordPress's answers percent-encode it. */
  slug: string;
  /** Slug the post had before it was renamed; WordPress's front end leads on from it, its REST API does not know it. */
  formerSlug?: string;
  /** HTML as WordPress renders it: quotes and ampersands are entities. */
  title: string;
  /** Site time (Asia/Kolkata), to the minute. */
  published: string;
  author: SampleAuthor;
  categories: readonly [CategorySlug, ...CategorySlug[]];
  tags: readonly string[];
  /** Featured image; its name is a file's. */
  image?: { name: string; alt: string };
  /** Written by hand; without it WordPress takes the first 55 words. */
  excerpt?: string;
  /** Blocks as WordPress renders them. */
  body: string;
};

/** Invented people (D55). */
export const authors = ['Isha Trivedi', 'Kavan Mehta', 'Ruhi Solanki'] as const;

export type SampleAuthor = (typeof authors)[number];
