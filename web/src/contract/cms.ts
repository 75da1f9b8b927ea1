import { apiPrefix } from './http.ts';

/** Path of the proxy that the browser requests posts and categories from. The proxy forwards to WordPress. */
export const cmsPath = `${apiPrefix}/cms`;

/** Webhook that WordPress calls (POST) after a post was published or changed. */
export const cmsWebhookPath = `${cmsPath}/published`;

/** Headers of the webhook, as Standard Webhooks 1.0 names them. */
export const cmsWebhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** Query parameters that the proxy reads. It drops all others, so that they do not split the cache. */
export const cmsParameters = [
  '_embed',
  'categories',
  'order',
  'orderby',
  'page',
  'per_page',
  'search',
  'slug',
  'status',
] as const;

export const cmsLimits = {
  /** Number of posts per page of the blog list. */
  pageSize: 9,
  defaultPageSize: 10,
  maxPageSize: 100,
  categories: 100,
  chips: 6,
  /** Number of related posts shown below a post. */
  relatedPosts: 3,
  cacheMs: 5 * 60 * 1000,
  timeoutMs: 10_000,
  attempts: 3,
  backoffMs: 1_000,
  maxBackoffMs: 5_000,
  search: 100,
  lastPage: 1_000,
} as const;

/** Body of every error response of the proxy: 400, 404, 405, 502 or 504. */
export type CmsError = { status: number; error: string };
