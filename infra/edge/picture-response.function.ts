import type { ViewerResponseEvent } from './edge-events.ts';

export type PictureResponseConfig = {
  types: readonly string[];
  /** Media types that browsers save: their viewers do not work in the sandbox of these responses. */
  downloadedTypes: readonly string[];
  /** Content-Security-Policy of recordings and films. */
  playedPolicy: string;
  /** Headers that viewers get, in lower case. */
  kept: readonly string[];
  /** Value of Cache-Control for browsers; replaces that of the CMS. */
  cacheControl: string;
};

export type PictureResponse = ViewerResponseEvent['response'] & {
  cookies?: object;
  body?: { encoding: 'text'; data: string };
};

declare const config: PictureResponseConfig;

/**
 * CloudFront function for viewer responses of uploads: replaces everything that is not a picture, a recording, a film or
 * a PDF by a 404, because the CMS could serve documents and scripts under their extensions. CloudFront runs it only for
 * responses below 400; the Content-Security-Policy of the errors disables all content.
 */
export function handler(event: { response: PictureResponse }): PictureResponse {
  const response = event.response;
  const headers = response.headers;
  const type = headers['content-type'] ? headers['content-type'].value.split(';')[0]!.trim().toLowerCase() : '';
  const isServed = (response.statusCode === 200 || response.statusCode === 206) && config.types.indexOf(type) >= 0;
  const isPrivate = headers['cache-control'] && /no-store|private/i.test(headers['cache-control'].value);
  Object.keys(headers).forEach((name) => {
    if (config.kept.indexOf(name) < 0) delete headers[name];
  });
  response.cookies = {};
  headers['cache-control'] = { value: isPrivate ? 'no-store' : config.cacheControl };
  if (response.statusCode === 304) return response;
  if (isServed) {
    if (/^(audio|video)\//.test(type)) headers['content-security-policy'] = { value: config.playedPolicy };
    if (config.downloadedTypes.indexOf(type) >= 0) headers['content-disposition'] = { value: 'attachment' };
    return response;
  }
  ['accept-ranges', 'content-encoding', 'content-range', 'etag', 'last-modified'].forEach((name) => {
    delete headers[name];
  });
  response.statusCode = 404;
  response.statusDescription = 'Not Found';
  headers['content-type'] = { value: 'text/plain' };
  headers['cache-control'] = { value: 'no-store' };
  response.body = { encoding: 'text', data: 'There is no such file.' };
  return response;
}
