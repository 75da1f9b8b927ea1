/**
 * Categories of the sample CMS; the first is WordPress's default, which is empty. Names are HTML, as in WordPress's
 * responses.
 */
export const categories = [
  { id: 1, slug: 'uncategorized', name: 'Uncategorized' },
  { id: 2, slug: 'voice-ai', name: 'Voice AI' },
  { id: 3, slug: 'ai-ml', name: 'AI &amp; ML' },
  { id: 4, slug: 'aws', name: 'AWS' },
  { id: 5, slug: 'process', name: 'Process' },
  { id: 6, slug: 'chatbots', name: 'Chatbots' },
  { id: 7, slug: 'twilio', name: 'Twilio' },
  { id: 8, slug: 'design', name: 'Design' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

/** An invented article as an editor would enter it in WordPress. */
export type SamplePost = {
  /** For posts of tests. */
  id?: number;
  /** Readable slug; WordPress's responses percent-encode it. */
  slug: string;
  /** Slug before the post was renamed. WordPress's front end redirects it; its REST API does not know it. */
  formerSlug?: string;
  /** HTML as WordPress renders it: quotes and ampersands are entities. */
  title: string;
  /** Site time (Asia/Kolkata), to the minute. */
  published: string;
  /** A person of the sample team, because sample content must not name real people. */
  author: string;
  categories: readonly [CategorySlug, ...CategorySlug[]];
  /** Featured image; its name is a file name. */
  image?: { name: string; alt: string };
  /** Excerpt by hand; without it WordPress uses the first 55 words. */
  excerpt?: string;
  /** Blocks as WordPress renders them. */
  body: string;
};
