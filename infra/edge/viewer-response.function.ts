import type { ViewerResponseEvent } from './edge-events.ts';

export type ViewerResponseConfig = {
  /** Headers with the status of a document: functions set the first, S3 sets the second from metadata. */
  statusHeaders: readonly string[];
  /** Headers that belong to a document. S3 sends them as metadata, with a prefix. */
  documentHeaders: readonly string[];
  metadataPrefix: string;
};

declare const config: ViewerResponseConfig;

/**
 * CloudFront function for viewer responses: sets the 404 or 410 that a document's header names, and the policy of the
 * document's release instead of that of the response headers policy, which CloudFront has already applied. CloudFront
 * runs it only for responses below 400; all others get the distribution's error page.
 */
export function handler(event: ViewerResponseEvent): ViewerResponseEvent['response'] {
  const response = event.response;
  // S3 knows nothing of the other encodings of a document; CloudFront names them only where it compresses itself.
  if (response.headers['content-encoding'] && !response.headers.vary) {
    response.headers.vary = { value: 'accept-encoding' };
  }
  config.statusHeaders.forEach((name) => {
    const header = response.headers[name];
    // Keep a 304: the client then shows its cached copy with the status of that copy.
    if (header && (header.value === '404' || header.value === '410') && response.statusCode === 200) {
      response.statusCode = Number(header.value);
      response.statusDescription = header.value === '404' ? 'Not Found' : 'Gone';
    }
    delete response.headers[name];
  });
  config.documentHeaders.forEach((name) => {
    const header = response.headers[config.metadataPrefix + name];
    // A browser adopts the headers of a 304 for its cached document, which may be one of another release.
    if (response.statusCode === 304) delete response.headers[name];
    if (header) response.headers[name] = { value: header.value };
    delete response.headers[config.metadataPrefix + name];
  });
  return response;
}
