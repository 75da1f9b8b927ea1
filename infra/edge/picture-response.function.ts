import type { ViewerResponseEvent } from './edge-events.ts';

export type PictureResponseConfig = {
  /** Media types that are served. */
  types: readonly string[];
  /** Value of Cache-Control for browsers; replaces that of the CMS. */
  cacheControl: string;
};

/** A response whose body the function may replace. */
export type PictureResponse = ViewerResponseEvent['response'] & {
  cookies?: object;
  body?: { encoding: 'text'; data: string };
};

declare const config: PictureResponseConfig;

/**
 * CloudFront function for viewer responses of pictures: replaces everything that is not one by a 404, because the CMS
 * could serve documents and scripts under the extension of a picture. CloudFront runs it only for responses below 400;
 * the Content-Security-Policy of the errors disables all content.
 */
export function handler(event: { response: PictureResponse }): PictureResponse {
  const response = event.response;
  const header = response.headers['content-type'];
  const type = header ? header.value.split(';')[0]!.trim().toLowerCase() : '';
  const isPicture = (response.statusCode === 200 || response.statusCode === 206) && config.types.indexOf(type) >= 0;
  response.cookies = {};
  if (isPicture || response.statusCode === 304) {
    response.headers['cache-control'] = { value: config.cacheControl };
    return response;
  }
  ['location', 'content-encoding', 'content-disposition'].forEach((name) => {
    delete response.headers[name];
  });
  response.statusCode = 404;
  response.statusDescription = 'Not Found';
  response.headers['content-type'] = { value: 'text/plain' };
  response.headers['cache-control'] = { value: 'no-store' };
  response.body = { encoding: 'text', data: 'There is no such picture.' };
  return response;
}
