import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { withoutApiStage } from '#contract/http.ts';
import { type CmsError } from '#contract/cms.ts';
import type { Page } from '#contract/post.ts';
import { cacheControl } from '../../runtime/cache-control.ts';
import { fitsResponse, type HttpHandler, json } from '../../runtime/http.ts';
import type { Log } from '../../runtime/log.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import { InvalidQuery, readCategoriesQuery, readPostsQuery } from './read-query.ts';
import { totalHeaders, toWirePost } from '#contract/cms-wire.ts';

const collections = ['posts', 'categories'] as const;

const path = /^\/cms\/(posts|categories)\/?$/;

/**
 * Handles GET /default/cms/posts and /default/cms/categories: published posts and categories in the format of
 * `#contract/cms-wire.ts`, with the totals in headers.
 *
 * Responds with `{ status, error }` otherwise: 400 for a parameter value that the site never sends, 404 and 405 for
 * other paths and methods, 502 if WordPress is unreachable or its response unreadable, 504 if it times out. Never
 * retries.
 */
export function createHandler(content: ContentService, log: Log): HttpHandler {
  return async (event) => {
    const found = path.exec(withoutApiStage(event.path))?.[1];
    const collection = collections.find((name) => name === found);
    if (collection === undefined) return errorResponse(404, 'There is nothing at this URL.', cacheControl.short);
    if (event.httpMethod !== 'GET') return errorResponse(405, 'Expected GET.', 'no-store', { allow: 'GET' });
    try {
      return list(await loadPage(content, collection, event));
    } catch (cause) {
      if (cause instanceof InvalidQuery) return errorResponse(400, cause.message);
      if (!(cause instanceof WordPressFailure)) throw cause;
      log(cause.event, { ...cause.details, collection });
      return cause.status === 504
        ? errorResponse(504, 'The articles took too long to arrive.')
        : errorResponse(502, 'The articles cannot be reached.');
    }
  };
}

async function loadPage(
  content: ContentService,
  collection: (typeof collections)[number],
  event: APIGatewayProxyEvent,
): Promise<Page<unknown>> {
  const query = event.multiValueQueryStringParameters ?? {};
  if (collection === 'categories') return content.categories(readCategoriesQuery(query));
  const postsQuery = readPostsQuery(query);
  const page = await ('slug' in postsQuery ? content.post(postsQuery) : content.posts(postsQuery));
  return { ...page, items: page.items.map(toWirePost) };
}

function list({ items, total, totalPages }: Page<unknown>): APIGatewayProxyResult {
  const response = json(200, items, {
    'cache-control': items.length > 0 ? cacheControl.blog : cacheControl.short,
    ...(total === undefined ? {} : { [totalHeaders.total]: String(total) }),
    ...(totalPages === undefined ? {} : { [totalHeaders.totalPages]: String(totalPages) }),
  });
  if (!fitsResponse(response.body)) throw new WordPressFailure(502, 'cms-response-too-large');
  return response;
}

function errorResponse(
  status: number,
  error: string,
  cache = 'no-store',
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  const body: CmsError = { status, error };
  return json(status, body, { 'cache-control': cache, ...headers });
}
