import type { GeneratedResponse, ViewerRequestEvent } from './edge-events.ts';

export type PictureRequestConfig = {
  /** Path of the uploads on the site, and their folder on the CMS. */
  media: string;
  uploads: string;
  /** Served extensions in lower case. */
  extensions: readonly string[];
  maxPathLength: number;
};

declare const config: PictureRequestConfig;

/**
 * CloudFront function for viewer requests of uploads: rewrites the path to WordPress's folder of uploads. Responds with
 * 404 to a path that is not certainly a served file in it, so that no other file of the CMS is requested.
 */
export function handler(event: ViewerRequestEvent): ViewerRequestEvent['request'] | GeneratedResponse {
  const request = event.request;
  const path = request.uri.slice(config.media.length);
  if (request.uri.length > config.maxPathLength || !isServed(path)) {
    return {
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'content-type': { value: 'text/plain' }, 'cache-control': { value: 'no-store' } },
      body: { encoding: 'text', data: 'There is no such file.' },
    };
  }
  request.uri = config.uploads + path;
  return request;
}

/** Whether every segment is a plain name: servers disagree on the meaning of encoded slashes, dots and percent signs. */
function isServed(path: string): boolean {
  if (!/^(\/([\w~!$&'()*+,;=:@-]|%[2-9a-f][0-9a-f])([\w.~!$&'()*+,;=:@-]|%[2-9a-f][0-9a-f])*)+$/i.test(path))
    return false;
  if (/%(25|2e|2f|5c|7f)/i.test(path)) return false;
  return config.extensions.indexOf(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) >= 0;
}
