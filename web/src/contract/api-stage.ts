/**
 * Name of the REST API's stage in API Gateway, and the first segment of its paths: CloudFront passes
 * `/default/sendEmail` on unchanged.
 */
export const apiStage = 'default';

/** First segment of the API's paths. */
export const apiPrefix = `/${apiStage}`;

/** Returns the path inside the API: `/sendEmail` for `/default/sendEmail`. */
export function withoutApiStage(path: string): string {
  return path.startsWith(`${apiPrefix}/`) ? path.slice(apiPrefix.length) : path;
}

/** Returns the API's path of a document, which visitors request without the stage. */
export function withApiStage(path: string): string {
  return apiPrefix + withoutApiStage(path);
}
