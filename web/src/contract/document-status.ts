/**
 * Header with the status that the visitor receives. CloudFront replaces the body of every 404 of an origin with its own
 * page, so blog-pages returns its 404 page with status 200 and this header, and the edge function sets the status.
 */
export const documentStatusHeader = 'x-document-status';

/** Query with which blog-pages renders the page of a job as it is after the job's closing time. */
export const closedQuery = 'closed';
