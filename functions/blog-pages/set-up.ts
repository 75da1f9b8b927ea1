import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Category, Post } from '#contract/cms.ts';
import type { InitialBlogData } from '#render';
import type { ContentService } from '../wordpress/content-service.ts';
import { isSameSlug } from '../wordpress/question.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import { createBlogData } from './blog-data.ts';
import { createHandler } from './handler.ts';

/** A post of the category Voice AI, for tests; title and slug follow from its id. */
export function samplePost(id: number, changes: Partial<Post> = {}): Post {
  return {
    id,
    slug: `post-${id}`,
    date: '2026-11-12T04:30:00Z',
    title: { rendered: `Post ${id}` },
    content: { rendered: `<p>Body ${id}</p>` },
    excerpt: { rendered: `Excerpt ${id}` },
    _embedded: { 'wp:term': [[{ id: 2, name: 'Voice AI', slug: 'voice-ai', taxonomy: 'category' }]] },
    ...changes,
  };
}

const categories: Category[] = [{ id: 2, name: 'Voice AI', slug: 'voice-ai', count: 3 }];

export type SetUp = {
  posts?: readonly (Post | { id: number })[];
  /** Collections that WordPress does not answer. */
  broken?: readonly ('posts' | 'post' | 'categories' | 'addresses')[];
  /** Former slugs and what they became. */
  renamed?: Readonly<Record<string, string>>;
};

/** The handler in front of these posts, with what WordPress was asked, what was drawn and what was logged. */
export function setUp({ posts = [1, 2, 3, 4, 5].map((id) => samplePost(id)), broken = [], renamed = {} }: SetUp = {}) {
  const asked: string[] = [];
  const drawn: { address: string; data: InitialBlogData }[] = [];
  const logged: string[] = [];
  const ask = <Answer>(collection: NonNullable<SetUp['broken']>[number], question: unknown, answer: Answer) => {
    asked.push(`${collection} ${JSON.stringify(question)}`);
    return broken.includes(collection)
      ? Promise.reject(new WordPressFailure(504, 'cms-too-slow'))
      : Promise.resolve(answer);
  };
  const content: ContentService = {
    posts: (question) => ask('posts', question, { items: posts.slice(0, question.perPage), total: posts.length }),
    post: (question) =>
      ask('post', question, {
        items: posts.filter((post) => !('slug' in post) || isSameSlug(post.slug, question.slug)).slice(0, 1),
      }),
    categories: (question) => ask('categories', question, { items: categories }),
    addresses: (page) =>
      ask('addresses', page, {
        items: posts.flatMap((post) =>
          'slug' in post ? { slug: `${post.slug}-of-page-${page}`, changed: post.date } : [],
        ),
        totalPages: 2,
      }),
  };
  const log = (event: string) => void logged.push(event);
  const handler = createHandler({
    blog: createBlogData(content, async (slug) => renamed[slug], log),
    content,
    async draw(address, data) {
      drawn.push({ address, data });
      const statuses = { 'not-found': 404, unreachable: 503 } as const;
      return { html: `<html>${address}</html>`, status: data.error ? statuses[data.error] : 200 };
    },
    log,
  });
  const get = (path: string, query: Record<string, string> = {}, httpMethod = 'GET') =>
    handler({
      httpMethod,
      path,
      multiValueQueryStringParameters: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, [value]]),
      ),
    } as APIGatewayProxyEvent);
  return { get, asked, drawn, logged };
}
