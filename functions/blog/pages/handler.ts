import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { withoutApiStage, closedQuery, documentStatusHeader, releaseParameter } from '#contract/http.ts';
import { blogUrl, coverSuffix, postPath, readBlogQuery } from '#head/blog-url.ts';
import { readSearchText, searchUrl, shownPassage, type ShownPassage } from '#head/site-search.ts';
import type { InitialBlogData, Rendered } from '#render';
import { closingTime, isClosed } from '#content/lists/job-dates.ts';
import { closedJobsPath } from '#content/job.ts';
import type { Job } from '#content/lists/job.ts';
import { withoutLinkEnd } from '#contract/link-end.ts';
import { isEntryPath, pathBefore, routes, sentFolder, xmlPaths } from '#content/routes.ts';
import { cover } from '#weave/cloth.ts';
import { cacheControl, cacheUntil } from '../../runtime/cache-control.ts';
import { fitsResponse, html, type HttpHandler, json } from '../../runtime/http.ts';
import type { Log } from '../../runtime/log.ts';
import { readSentPath } from '../../runtime/sent-path.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { decodeSlug, isSingleSlug } from '../post/slug.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import type { BlogData, PostResult } from './blog-data.ts';
import type { ReadClosedJobs } from './closed-jobs.ts';
import { renderFeed, renderJobFeed, renderSitemap } from './xml-documents.ts';

export type Dependencies = {
  blog: BlogData;
  content: ContentService;
  jobs: readonly Job[];
  readClosedJobs: ReadClosedJobs;
  now: () => Date;
  /** Returns the passages of the site that contain a text, best first. */
  findPassages: (text: string) => Promise<readonly ShownPassage[]>;
  /** Key with which send-email signs the path of a page after a native submit. */
  key: string;
  render: (url: string, data?: InitialBlogData) => Promise<Rendered>;
  /** Id of the build that `render` belongs to. */
  release: string;
  documentHeaders: Readonly<Record<string, string>>;
  log: Log;
};

const postFolder = pathBefore('blogPost');

const blogCache = { 'cache-control': cacheControl.blog };
const shortCache = { 'cache-control': cacheControl.short };

/** A cover depends on the slug and the release only. */
const coverHeaders = { 'content-type': 'image/svg+xml', 'cache-control': cacheControl.cover };

const retryLater = { 'retry-after': '30' };

/**
 * Handles GET and HEAD of the blog, its posts, the search, the jobs, the page after a native submit, and the XML documents
 * with server-rendered documents.
 *
 * Redirects (301) a former slug, a slug in another case, or with what messengers hang on it, to the post's URL. Responds to a missing post with 200 and
 * `documentStatusHeader`, which CloudFront turns into 404, and to a closed job with 410; to an
 * impossible slug with a plain 404, for which CloudFront has an error page. Responds with 503 and an uncached error page if WordPress fails; the page
 * of the search then has the passages of the site, and a sentence in place of the articles.
 */
export function createHandler(dependencies: Dependencies): HttpHandler {
  return async (event) => {
    const response = withReleaseHeaders(dependencies, event, await respond(dependencies, event));
    return event.httpMethod === 'HEAD' ? { ...response, body: '' } : response;
  };
}

/**
 * Adds the headers of the build. During a switch the edge may name another release than this one: the
 * document is complete, but must not be cached as one of that release.
 */
function withReleaseHeaders(
  { release, documentHeaders }: Dependencies,
  event: APIGatewayProxyEvent,
  response: APIGatewayProxyResult,
): APIGatewayProxyResult {
  const wanted = event.multiValueQueryStringParameters?.[releaseParameter]?.[0] ?? release;
  const headers = { ...response.headers, ...documentHeaders };
  return { ...response, headers: wanted === release ? headers : { ...headers, 'cache-control': 'no-store' } };
}

async function respond(dependencies: Dependencies, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  if (event.httpMethod !== 'GET' && event.httpMethod !== 'HEAD') return text(405, 'Expected GET.');
  const path = withoutApiStage(event.path);
  if (path === xmlPaths.sitemap) return xml(dependencies, 'application/xml', renderSitemap);
  if (path === xmlPaths.feed) return xml(dependencies, 'application/rss+xml', renderFeed);
  if (path === xmlPaths.jobFeed)
    return xml(dependencies, 'application/rss+xml', async (_, jobs) => renderJobFeed(jobs));
  if (path === routes.blog.path) {
    const query = readBlogQuery(queryOf(event));
    return document(dependencies, blogUrl(query), async () => ({ data: await dependencies.blog.list(query) }));
  }
  if (path === routes.search.path) {
    const text = readSearchText(queryOf(event));
    return document(dependencies, searchUrl(text), async () => ({ data: await searchData(dependencies, text) }));
  }
  const sent = path.startsWith(sentFolder) ? readSentPath(dependencies.key, path, dependencies.now()) : undefined;
  if (sent) return html(200, (await dependencies.render(path, { sent })).html);
  if (path === closedJobsPath) return closedJobs(dependencies);
  if (isEntryPath('job', path)) return job(dependencies, path);
  // API Gateway may or may not decode the path. Decoding twice is safe, because decoded slugs contain no percent signs.
  const isCover = path.endsWith(coverSuffix);
  const name = decodeSlug(path.slice(postFolder.length, isCover ? -coverSuffix.length : undefined));
  const { path: slug, query } = withoutLinkEnd(name);
  if (!path.startsWith(postFolder) || !isSingleSlug(slug)) return text(404, 'There is no such page.');
  if (isCover) return html(200, cover(slug), coverHeaders);
  const search = query && `?${new URLSearchParams(query).toString()}`;
  return document(dependencies, postPath(slug), () => dependencies.blog.post(slug, name), search);
}

async function searchData({ blog, findPassages }: Dependencies, text: string): Promise<InitialBlogData> {
  if (text === '') return { passages: [] };
  const [passages, articles] = await Promise.all([findPassages(text), blog.search(text)]);
  return { ...articles, passages: passages.map(shownPassage) };
}

/**
 * A job that closes while its page is cached leaves the cache on time. If WordPress fails and nothing is known of it, the
 * status is 503, so that the edge serves its last copy, and the page is that of the build, for visitors of an edge without
 * a copy.
 */
async function job(dependencies: Dependencies, path: string): Promise<APIGatewayProxyResult> {
  const { jobs, readClosedJobs, now, render } = dependencies;
  const opening = jobs.find((candidate) => candidate.path === path);
  const time = now();
  const closed = opening && !isClosed(opening, time) ? await readClosedJobs() : new Set<string>();
  if (opening && (isClosed(opening, time) || closed?.has(opening.slug))) {
    const closed = await render(`${path}?${closedQuery}`);
    return html(200, closed.html, { ...blogCache, [documentStatusHeader]: '410' });
  }
  const rendered = await render(path);
  if (!opening) return html(200, rendered.html, { ...blogCache, [documentStatusHeader]: '404' });
  if (closed === undefined) return html(503, rendered.html, retryLater);
  const end = closingTime(opening);
  const cache = end === undefined ? blogCache : { 'cache-control': cacheUntil((end - time.getTime()) / 1_000) };
  return html(200, rendered.html, cache);
}

async function closedJobs({ readClosedJobs }: Dependencies): Promise<APIGatewayProxyResult> {
  const closed = await readClosedJobs();
  if (closed === undefined) return json(503, { status: 503, error: 'WordPress cannot be reached.' }, retryLater);
  return json(200, { closed: [...closed] }, blogCache);
}

async function document(
  { render, log }: Dependencies,
  url: string,
  load: () => Promise<PostResult>,
  search = '',
): Promise<APIGatewayProxyResult> {
  const result = await load().catch((cause: unknown) => {
    if (!(cause instanceof WordPressFailure)) throw cause;
    log(cause.event, { ...cause.details, document: url.startsWith(postFolder) ? 'post' : 'list' });
    return { data: { error: 'unreachable' } as const };
  });
  if ('movedTo' in result) return html(301, '', { ...shortCache, location: postPath(result.movedTo) + search });
  let rendered = await render(url, result.data);
  if (!fitsResponse(rendered.html)) {
    log('cms-response-too-large', { document: 'rendered' });
    rendered = await render(url, { error: 'unreachable' });
  }
  if (rendered.status === 503) return html(503, rendered.html, retryLater);
  if (rendered.status === 404) return html(200, rendered.html, { ...shortCache, [documentStatusHeader]: '404' });
  return html(200, rendered.html, isWhole(result.data) ? blogCache : shortCache);
}

/** Whether the browser has nothing left to load. An incomplete page is cached briefly, so that it is soon replaced. */
function isWhole({ list, categories, post, relatedPosts, passages, error }: InitialBlogData): boolean {
  if (passages !== undefined) return error === undefined;
  return (list !== undefined && categories !== undefined) || (post !== undefined && relatedPosts !== undefined);
}

async function xml(
  { content, jobs, now, log }: Dependencies,
  type: 'application/xml' | 'application/rss+xml',
  render: (content: ContentService, jobs: readonly Job[]) => Promise<string>,
): Promise<APIGatewayProxyResult> {
  try {
    const open = jobs.filter((job) => !isClosed(job, now()));
    const body = await render(content, open);
    if (!fitsResponse(body)) throw new WordPressFailure(502, 'cms-response-too-large');
    return html(200, body, { ...blogCache, 'content-type': `${type}; charset=utf-8` });
  } catch (cause) {
    if (!(cause instanceof WordPressFailure)) throw cause;
    log(cause.event, { ...cause.details, document: type });
    return text(503, 'The articles cannot be reached.', retryLater);
  }
}

function queryOf(event: APIGatewayProxyEvent): string {
  const pairs = Object.entries(event.multiValueQueryStringParameters ?? {}).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}

function text(status: number, sentence: string, headers: Record<string, string> = {}): APIGatewayProxyResult {
  return html(status, sentence, { 'content-type': 'text/plain; charset=utf-8', ...headers });
}
