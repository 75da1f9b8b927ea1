import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { blogAddress, postPath, readBlogQuery } from '#contract/blog-address.ts';
import { documentStatusHeader } from '#contract/document-status.ts';
import type { InitialBlogData, Rendered } from '#render';
import { html, type HttpHandler } from '../runtime/http.ts';
import { keep, keepBriefly } from '../runtime/keeping.ts';
import type { Log } from '../runtime/log.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { decodeSlug, isOneSlug } from '../wordpress/question.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import type { BlogData } from './blog-data.ts';
import { drawFeed } from './feed.ts';
import { drawSitemap } from './sitemap.ts';

/** What the handler is made of; `draw` makes the document of an address. */
export type HandlerParts = {
  blog: BlogData;
  content: ContentService;
  draw: (address: string, data: InitialBlogData) => Promise<Rendered>;
  log: Log;
};

const kept = { 'cache-control': keep };
const keptBriefly = { 'cache-control': keepBriefly };

const later = { 'retry-after': '30' };

/**
 * GET and HEAD of /blog, /blog/{slug}, /sitemap.xml and /feed.xml: whole documents.
 *
 * A post under another spelling or a former slug is 301 to its address. An article that does not exist is 200 with
 * the header of `#contract/document-status.ts`, which the edge turns into 404; an address that no article can have is
 * a plain 404, for which the edge has a page. Without WordPress: 503 with the page that says so, never cached.
 */
export function createHandler(parts: HandlerParts): HttpHandler {
  return async (event) => {
    const answer = await answerTo(parts, event);
    return event.httpMethod === 'HEAD' ? { ...answer, body: '' } : answer;
  };
}

async function answerTo(parts: HandlerParts, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  if (event.httpMethod !== 'GET' && event.httpMethod !== 'HEAD') return text(405, 'Only GET is answered.');
  const path = event.path.replace(/^\/default(?=\/)/, '');
  if (path === '/sitemap.xml') return xml(parts, 'application/xml', drawSitemap);
  if (path === '/feed.xml') return xml(parts, 'application/rss+xml', drawFeed);
  if (path === '/blog') return list(parts, event);
  // The gateway hands a path on as it came or decoded; a slug of WordPress looks the same either way.
  const slug = decodeSlug(path.replace(/^\/blog\//, ''));
  return path.startsWith('/blog/') && isOneSlug(slug) ? post(parts, slug) : text(404, 'There is no such page.');
}

async function list(parts: HandlerParts, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const query = readBlogQuery(queryOf(event));
  const address = blogAddress(query);
  return document(parts, address, async () => ({ data: await parts.blog.list(query) }));
}

function post(parts: HandlerParts, slug: string): Promise<APIGatewayProxyResult> {
  return document(parts, postPath(slug), () => parts.blog.post(slug));
}

async function document(
  { draw, log }: HandlerParts,
  address: string,
  find: () => ReturnType<BlogData['post']>,
): Promise<APIGatewayProxyResult> {
  const found = await find().catch((cause: unknown) => {
    if (!(cause instanceof WordPressFailure)) throw cause;
    log(cause.event, { ...cause.details, document: address.startsWith('/blog/') ? 'post' : 'list' });
    return { data: { error: 'unreachable' } as const };
  });
  if ('movedTo' in found) return html(301, '', { ...keptBriefly, location: postPath(found.movedTo) });
  const drawn = await draw(address, found.data);
  if (drawn.status === 503) return html(503, drawn.html, later);
  if (drawn.status === 404) return html(200, drawn.html, { ...keptBriefly, [documentStatusHeader]: '404' });
  return html(200, drawn.html, isWhole(found.data) ? kept : keptBriefly);
}

/** Whether nothing is left for the browser to ask: else a better document should come soon. */
function isWhole({ list, categories, post, moreArticles }: InitialBlogData): boolean {
  return (list !== undefined && categories !== undefined) || (post !== undefined && moreArticles !== undefined);
}

async function xml(
  { content, log }: HandlerParts,
  type: string,
  draw: (content: ContentService) => Promise<string>,
): Promise<APIGatewayProxyResult> {
  try {
    return html(200, await draw(content), { ...kept, 'content-type': `${type}; charset=utf-8` });
  } catch (cause) {
    if (!(cause instanceof WordPressFailure)) throw cause;
    log(cause.event, { ...cause.details, document: type });
    return { ...text(503, 'The articles cannot be reached.'), headers: { ...text(503, '').headers, ...later } };
  }
}

function queryOf(event: APIGatewayProxyEvent): string {
  const pairs = Object.entries(event.multiValueQueryStringParameters ?? {}).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}

function text(status: number, sentence: string): APIGatewayProxyResult {
  return html(status, sentence, { 'content-type': 'text/plain; charset=utf-8' });
}
