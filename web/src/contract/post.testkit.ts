import type { Post } from './post.ts';

/** Returns a post as listed; its title and slug are derived from its id. */
export function samplePost(id: number, changes: Partial<Post> = {}): Post {
  return {
    id,
    slug: `post-${id}`,
    date: '2026-11-12T04:30:00Z',
    title: `Post ${id}`,
    html: '',
    excerpt: `Excerpt of post ${id}`,
    readingMinutes: 3,
    categories: [{ id: 2, name: 'Voice AI', slug: 'voice-ai' }],
    ...changes,
  };
}
