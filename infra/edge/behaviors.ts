import { apiPrefix, type CacheRule, formatCacheRule, releaseParameter } from '#contract/http.ts';
import { botChatPath } from '#contract/chat.ts';
import { blogParameters, previewPath } from '#head/blog-url.ts';
import { cmsParameters, cmsPath, cmsWebhookHeaders, cmsWebhookPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { mediaPath } from '#contract/media.ts';
import { previewParameters } from '#contract/preview.ts';
import { reportFolder } from '#contract/report.ts';
import { searchParameters } from '#head/site-search.ts';
import { pathBefore, routes, sentFolder, xmlPaths } from '#content/routes.ts';

/**
 * Source of a response: the bucket of prerendered files, the REST API, the existing chat host, the files that are
 * uploaded to WordPress, or the viewer-request function alone.
 */
type Origin = 'site' | 'api' | 'chat' | 'uploads' | 'edge';

export type Cache = 'html' | 'blog' | 'assets' | 'media' | 'uploads' | 'cms' | 'none';

export type Behavior = {
  /** CloudFront path pattern: `*` matches any characters; case-sensitive. */
  pattern: string;
  origin: Origin;
  cache: Cache;
  /** `read` is GET, HEAD and OPTIONS; `all` adds the methods that write. */
  methods: 'read' | 'all';
  /** Edge functions that run. Files that all releases share need none. */
  functions?: FunctionSet;
  /** Headers of the viewer that reach the origin, in lower case; no cookie ever does. */
  forwards?: readonly string[];
  /** Query parameters that an uncached behaviour forwards to the origin. A cached one forwards its cache key's. */
  forwardsQuery?: readonly string[];
  /** Response headers if they are not those of the origin's other behaviours (response-headers.ts). */
  headers?: 'preview';
};

export type FunctionSet = 'pages' | 'pictures' | 'chat';

export type CacheTier = {
  /** Rule of the bucket's objects, and of uploads for browsers; an API sets its own. */
  rule?: CacheRule;
  /** Minimum and maximum TTL of the edge in seconds, whatever Cache-Control says, and the default TTL without one. */
  ttl: { min: number; fallback: number; max: number };
  /** Query parameters of the cache key; all others are not forwarded to the origin. */
  query: readonly string[];
};

const day = 86_400;

/** TTLs of CloudFront's managed policy CachingOptimized. */
const cachingOptimized = { min: 1, fallback: day, max: 365 * day };

const blogPatterns: readonly string[] = [
  routes.blog.path,
  `${pathBefore('blogPost')}*`,
  `${pathBefore('job')}*`,
  routes.search.path,
  ...Object.values(xmlPaths),
];

/** Folders without pages: other paths in them get a 404 from the viewer-request function. */
export const apiFolders: readonly string[] = [`${apiPrefix}/`, '/api/'];

/** S3 metadata with the status that visitors get. */
export const documentStatusMetadata = 'document-status';

/** Cache rules by kind of response, for browsers and for the edge. */
export const cacheTiers: Readonly<Record<Cache, CacheTier>> = {
  html: {
    rule: { maxAgeS: 0, sharedMaxAgeS: 300, mustRevalidate: true },
    ttl: cachingOptimized,
    query: [],
  },
  blog: {
    ttl: { min: 0, fallback: 0, max: 7 * day },
    // Includes the parameter of the search. The viewer-request function removes those that a path does not have.
    query: [...new Set([...blogParameters, ...searchParameters]), releaseParameter],
  },
  assets: {
    rule: { maxAgeS: 365 * day, immutable: true },
    ttl: cachingOptimized,
    query: [],
  },
  media: {
    rule: { maxAgeS: day, staleWhileRevalidateS: 7 * day },
    ttl: cachingOptimized,
    query: [],
  },
  // An upload does not change: WordPress gives an edited picture another name. A wrong response under its name does: with a
  // minimum TTL, CloudFront would cache even one that says `no-store`. While the CMS fails (5xx or no response),
  // CloudFront serves expired copies on its own.
  uploads: {
    rule: { maxAgeS: day, staleWhileRevalidateS: 7 * day, staleIfErrorS: 30 * day },
    ttl: { min: 0, fallback: day, max: 365 * day },
    query: [],
  },
  cms: {
    ttl: { min: 0, fallback: 0, max: 7 * day },
    query: cmsParameters,
  },
  none: { ttl: { min: 0, fallback: 0, max: 0 }, query: [] },
};

/**
 * Folders with files that documents link to. All releases share the folders whose files have a hash in their path, so
 * that an open page of another release still finds its chunks.
 */
export const siteFolders: readonly { name: string; cache: 'assets' | 'media'; isShared: boolean }[] = [
  { name: 'assets', cache: 'assets', isShared: true },
  { name: 'art', cache: 'assets', isShared: true },
  { name: 'demo', cache: 'media', isShared: false },
  { name: 'og', cache: 'media', isShared: false },
];

const chatHeaders = ['accept', 'content-type'];
const reportHeaders = [...chatHeaders, 'dnt', 'sec-fetch-site', 'sec-gpc', 'cloudfront-viewer-asn'];
const postHeaders = [...reportHeaders, ...Object.values(cmsWebhookHeaders)];

/** Behaviours of CloudFront by path, the first match wins; the stack and the local stack both read this list. */
export const behaviors: readonly Behavior[] = [
  { pattern: cmsWebhookPath, origin: 'api', cache: 'none', methods: 'all', forwards: postHeaders },
  { pattern: `${cmsPath}/posts`, origin: 'api', cache: 'cms', methods: 'read' },
  { pattern: `${cmsPath}/categories`, origin: 'api', cache: 'cms', methods: 'read' },
  { pattern: sendEmailPath, origin: 'api', cache: 'none', methods: 'all', forwards: postHeaders },
  { pattern: `${reportFolder}/*`, origin: 'api', cache: 'none', methods: 'all', forwards: postHeaders },
  { pattern: botChatPath, origin: 'chat', cache: 'none', methods: 'all', functions: 'chat', forwards: chatHeaders },
  // Without these behaviours an unknown path of the API would get the 404 page, and a POST to it CloudFront's 403.
  ...apiFolders.map((folder): Behavior => {
    return { pattern: `${folder}*`, origin: 'edge', cache: 'none', methods: 'all', functions: 'pages' };
  }),
  ...siteFolders.map(({ name, cache, isShared }): Behavior => {
    const functions = isShared ? {} : ({ functions: 'pages' } as const);
    return { pattern: `/${name}/*`, origin: 'site', cache, methods: 'read', ...functions };
  }),
  { pattern: `${mediaPath}/*`, origin: 'uploads', cache: 'uploads', methods: 'read', functions: 'pictures' },
  {
    pattern: previewPath,
    origin: 'api',
    cache: 'none',
    methods: 'all',
    forwardsQuery: previewParameters,
    headers: 'preview',
  },
  // Its responses are not cached; the tier only compresses them.
  { pattern: `${sentFolder}*`, origin: 'api', cache: 'blog', methods: 'read', headers: 'preview' },
  ...blogPatterns.map(
    (pattern): Behavior => ({ pattern, origin: 'api', cache: 'blog', methods: 'read', functions: 'pages' }),
  ),
  { pattern: '*', origin: 'site', cache: 'html', methods: 'read', functions: 'pages' },
];

export function tierCacheControl(cache: Cache): string {
  const { rule } = cacheTiers[cache];
  return rule ? formatCacheRule(rule) : 'no-store';
}

/** Returns the behaviour that CloudFront applies to a path without its query string. */
export function behaviorFor(path: string): Behavior {
  const behavior = behaviors.find(({ pattern }) => patternMatches(pattern, path));
  if (!behavior)
    throw new Error(`Expected a behaviour for ${path}, found none: the last pattern of the list must be *.`);
  return behavior;
}

function patternMatches(pattern: string, path: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`, 's').test(path);
}
