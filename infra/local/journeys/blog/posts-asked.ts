import type { Page } from 'playwright-core';

/** Addresses of questions about posts. */
export const postsAsked = /\/default\/cms\/posts\?/;

/** Every question about posts from now on, its query decoded. */
export function listen(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (postsAsked.test(request.url())) asked.push(new URL(request.url()).searchParams);
  });
  return asked;
}
