import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { CmsError } from '#contract/cms.ts';
import { type HttpHandler, json } from '../runtime/http.ts';
import { keep, keepBriefly } from '../runtime/keeping.ts';
import type { Log } from '../runtime/log.ts';
import type { ContentService, Page } from '../wordpress/content-service.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import { QueryRefused, readCategoriesQuery, readPostsQuery } from './query.ts';

const path = /^(?:\/default)?\/cms\/(posts|categories)\/?$/;

/**
 * GET /default/cms/posts and /default/cms/categories: the CMS's published posts and categories (specification §7,
 * calls 5–7), WordPress-shaped as `#contract/cms.ts` says, with X-WP-Total and X-WP-TotalPages.
 *
 * Answers 400 for a value the site never asks with, 404 and 405 for any other path and method, 502 when WordPress
 * cannot be reached or read, 504 when it is too slow, all with `{ status, error }`. Asks WordPress once.
 */
export function createHandler(content: ContentService, log: Log): HttpHandler {
  return async (event) => {
    const collection = path.exec(event.path)?.[1];
    if (collection === undefined) return refuse(404, 'There is nothing at this address.', keepBriefly);
    if (event.httpMethod !== 'GET') return refuse(405, 'This address only answers GET.', 'no-store', { allow: 'GET' });
    try {
      return list(await ask(content, collection, event));
    } catch (cause) {
      if (cause instanceof QueryRefused) return refuse(400, cause.message);
      if (!(cause instanceof WordPressFailure)) throw cause;
      log(cause.event, { ...cause.details, collection });
      return cause.status === 504
        ? refuse(504, 'The articles took too long to arrive.')
        : refuse(502, 'The articles cannot be reached.');
    }
  };
}

function ask(content: ContentService, collection: string, event: APIGatewayProxyEvent): Promise<Page<unknown>> {
  const query = event.multiValueQueryStringParameters ?? {};
  if (collection === 'categories') return content.categories(readCategoriesQuery(query));
  const question = readPostsQuery(query);
  return 'slug' in question ? content.post(question) : content.posts(question);
}

function list({ items, total, totalPages }: Page<unknown>): APIGatewayProxyResult {
  return json(200, items, {
    'cache-control': items.length > 0 ? keep : keepBriefly,
    ...(total === undefined ? {} : { 'x-wp-total': String(total) }),
    ...(totalPages === undefined ? {} : { 'x-wp-totalpages': String(totalPages) }),
  });
}

function refuse(
  status: number,
  error: string,
  cache = 'no-store',
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  const body: CmsError = { status, error };
  return json(status, body, { 'cache-control': cache, ...headers });
}
