import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Job } from '#content/lists/job.ts';
import type { Category, Post } from '#contract/post.ts';
import type { ShownPassage } from '#head/site-search.ts';
import { samplePost } from '#contract/post.testkit.ts';
import type { InitialBlogData } from '#render';
import type { ContentService } from '../wordpress/content-service.ts';
import { isSameSlug } from '../post/slug.ts';
import { type WordPress, WordPressFailure } from '../wordpress/wordpress.ts';
import { createBlogData } from './blog-data.ts';
import { createReadClosedJobs } from './closed-jobs.ts';
import { createHandler } from './handler.ts';

const categories: Category[] = [{ id: 2, name: 'Voice AI', slug: 'voice-ai', count: 3 }];

export type SetUp = {
  posts?: readonly (Post | { id: number })[];
  /** Collections for which WordPress times out. */
  broken?: readonly ('posts' | 'post' | 'categories' | 'sitemapPosts')[];
  passages?: readonly ShownPassage[];
  jobs?: readonly Job[];
  /** Entries of the jobs that WordPress has published, or its failure. */
  publishedJobs?: { entries: readonly object[] | WordPressFailure };
  /** Time of the requests, ISO 8601. */
  now?: string;
  /** Current slugs by former slug. */
  renamed?: Readonly<Record<string, string>>;
};

/** Returns the handler with these posts, and the recorded requests to WordPress, renderings and log events. */
export function setUp({
  posts = [1, 2, 3, 4, 5].map((id) => samplePost(id, { html: `<p>Body ${id}</p>` })),
  broken = [],
  passages = [],
  jobs = [],
  publishedJobs = { entries: [] },
  now = '2026-11-25T06:00:00Z',
  renamed = {},
}: SetUp = {}) {
  const requests: string[] = [];
  const rendered: { url: string; data: InitialBlogData }[] = [];
  const logged: string[] = [];
  const respond = <Response>(collection: NonNullable<SetUp['broken']>[number], query: unknown, response: Response) => {
    requests.push(`${collection} ${JSON.stringify(query)}`);
    return broken.includes(collection)
      ? Promise.reject(new WordPressFailure(504, 'cms-too-slow'))
      : Promise.resolve(response);
  };
  const content: ContentService = {
    posts: (query) => respond('posts', query, { items: posts.slice(0, query.perPage), total: posts.length }),
    post: (query) =>
      respond('post', query, {
        items: posts.filter((post) => !('slug' in post) || isSameSlug(post.slug, query.slug)).slice(0, 1),
      }),
    categories: (query) => respond('categories', query, { items: categories }),
    sitemapPosts: () =>
      respond('sitemapPosts', 'all', {
        items: posts.flatMap((post) => ('slug' in post ? { slug: post.slug, changed: post.date } : [])),
        total: posts.length,
      }),
  };
  const log = (event: string) => void logged.push(event);
  const wordPress: WordPress = {
    async request(collection, query) {
      requests.push(`${collection} ${query.toString()}`);
      if (publishedJobs.entries instanceof WordPressFailure) throw publishedJobs.entries;
      return { items: publishedJobs.entries as Record<string, unknown>[] };
    },
  };
  const clock = () => new Date(now);
  const handler = createHandler({
    blog: createBlogData(content, async (slug) => renamed[slug], log),
    content,
    jobs,
    readClosedJobs: createReadClosedJobs(wordPress, jobs, clock, log),
    now: clock,
    async findPassages(text) {
      return passages.filter(({ text: passage }) => passage.includes(text));
    },
    key: 'key',
    async render(url, data = {}) {
      rendered.push({ url, data });
      const statuses = { 'not-found': 404, unreachable: 503 } as const;
      return {
        html: `<html>${url}${data.post?.html ?? ''}</html>`,
        status: data.error && !data.passages ? statuses[data.error] : 200,
      };
    },
    log,
    release: 'a1b2c3d4',
    documentHeaders: { 'content-security-policy': "default-src 'none'" },
  });
  const get = (path: string, query: Record<string, string> = {}, httpMethod = 'GET') =>
    handler({
      httpMethod,
      path,
      multiValueQueryStringParameters: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, [value]]),
      ),
    } as APIGatewayProxyEvent);
  return { get, requests, rendered, logged };
}
