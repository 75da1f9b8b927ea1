import type { Category, Post } from '#contract/cms.ts';
import type { Answer, Client } from './posts/client.ts';
import { createPosts, type KnownPosts } from './posts/posts.ts';

/** A post as the proxy answers it, for tests; its title and slug follow from its id. */
export function samplePost(id: number, changes: Partial<Post> = {}): Post {
  return {
    id,
    slug: `post-${id}`,
    date: '2026-11-12T04:30:00Z',
    title: { rendered: `Post ${id}` },
    content: { rendered: '' },
    excerpt: { rendered: `Excerpt of post ${id}` },
    reading_minutes: 3,
    _embedded: { 'wp:term': [[{ id: 2, name: 'Voice AI', slug: 'voice-ai', taxonomy: 'category' }], []] },
    ...changes,
  };
}

/** So many posts, their ids counted up from `first`. */
export function samplePosts(count: number, first = 1): Post[] {
  return Array.from({ length: count }, (_, index) => samplePost(first + index));
}

/** A category as the proxy answers it, for tests. */
export function sampleCategory(id: number, slug: string, count = 1): Category {
  return { id, slug, name: slug.toUpperCase(), count };
}

/** Posts behind a client that answers from `answer`, on a clock that the test moves, with what it was asked. */
export function setUpPosts(answer: (address: string) => Answer | Error, known?: KnownPosts) {
  const asked: string[] = [];
  const clock = { ms: 0 };
  const client: Client = async (address) => {
    asked.push(address);
    const given = answer(address);
    if (given instanceof Error) throw given;
    return given;
  };
  const posts = createPosts({ client, loadCleaner: async () => (html) => `clean:${html}`, now: () => clock.ms, known });
  return { posts, asked, clock };
}
