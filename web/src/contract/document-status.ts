/**
 * Header of a document that is to reach the visitor with another status than the one it is answered with. CloudFront
 * puts its own page in the place of whatever an origin answers with 404, so blog-pages answers its own "not found"
 * with 200 and this header, and the edge sets the status.
 */
export const documentStatusHeader = 'x-document-status';
