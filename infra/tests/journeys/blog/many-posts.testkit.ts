import type { SamplePost } from '../../../local/sample/post.ts';
import { posts } from '../../../local/sample/posts.ts';

/** Returns the articles of the sample CMS and short ones that are older, together `count`. */
export function manyPosts(count: number): readonly SamplePost[] {
  const fillers = Array.from({ length: count - posts.length }, (_, index): SamplePost => {
    const id = 9_100 + index;
    return {
      id,
      slug: `note-${id}`,
      title: `Note ${id}`,
      published: `2025-${String((index % 12) + 1).padStart(2, '0')}-${String(10 + Math.floor(index / 12))}T10:00`,
      author: 'Rohan Dave',
      categories: ['process', 'aws'],
      image: { name: `note-${id}`, alt: 'Woven threads' },
      body: `<p>A note of the test, number ${id}.</p>`,
    };
  });
  return [...posts, ...fillers];
}
