import type { Category, Post } from '#contract/post.ts';
import { samplePost } from '#contract/post.testkit.ts';
import type { InitialBlogData } from './initial-data.tsx';
import type { Client, CmsResponse } from './posts/client.ts';
import { createCmsSource } from './posts/cms-source.ts';
import { createPosts } from './posts/posts.ts';
import { toWirePost } from '#contract/cms-wire.ts';

/** Returns `count` posts with consecutive ids from `first`. */
export function samplePosts(count: number, first = 1): Post[] {
  return Array.from({ length: count }, (_, index) => samplePost(first + index));
}

/** Returns `count` posts in the wire format of cms-proxy. */
export function sampleWirePosts(count: number): unknown[] {
  return samplePosts(count).map(toWirePost);
}

export function sampleCategory(id: number, slug: string, count = 1): Category {
  return { id, slug, name: slug.toUpperCase(), count };
}

/**
 * Returns posts whose client responds with the result of `respond`, the requested URLs, and a clock in milliseconds
 * that the test sets.
 */
export function setUpPosts(respond: (url: string) => CmsResponse | Error, known?: InitialBlogData) {
  const requests: string[] = [];
  const clock = { ms: 0 };
  const client: Client = async (url) => {
    requests.push(url);
    const response = respond(url);
    if (response instanceof Error) throw response;
    return response;
  };
  const source = createCmsSource(client, async () => (html) => `clean:${html}`);
  const posts = createPosts(source, known, () => clock.ms);
  return { posts, requests, clock };
}
