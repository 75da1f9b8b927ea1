import type { Page } from 'playwright-core';

export const postsUrl = /\/default\/cms\/posts\?/;

/** Returns the query of every request for posts that the page sends from now on. */
export function recordPostsQueries(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (postsUrl.test(request.url())) queries.push(new URL(request.url()).searchParams);
  });
  return queries;
}
