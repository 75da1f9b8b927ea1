import { botChatPath } from '#contract/chat.ts';
import { blogParameters } from '#contract/blog-address.ts';
import { cmsParameters, cmsPath, publishedPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';

/** Who answers: the bucket of prerendered files, the REST API, or the existing chat host. */
export type Origin = 'site' | 'api' | 'chat';

/** Who may answer the blog's documents. */
export type BlogOrigin = 'site' | 'api';

export type Cache = 'html' | 'blog' | 'assets' | 'media' | 'cms' | 'none';

export type Behavior = {
  /** CloudFront path pattern: `*` is any run of characters, letters count by case. */
  pattern: string;
  origin: Origin;
  cache: Cache;
  /** `read` is GET, HEAD and OPTIONS; `all` adds the methods that write. */
  methods: 'read' | 'all';
  /** Whether the viewer-request function runs: it knows pages, not files with a folder of their own. */
  pages: boolean;
};

export type CacheTier = {
  /** Header the bucket's objects carry; an API sets its own. */
  cacheControl?: string;
  /** Bounds in seconds the edge keeps to whatever an answer says, and its choice when it says nothing. */
  ttl: { min: number; fallback: number; max: number };
  /** Query parameters that make a different answer; all others neither reach the origin nor split the cache. */
  query: readonly string[];
};

const day = 86_400;

/**
 * Who answers the blog's pages and feeds: `site` serves the browser's application from the bucket,
 * `api` has blog-pages render them for each request. This line is the whole switch.
 */
export const blogOrigin: BlogOrigin = 'api';

/** Addresses of the blog's documents, moved by `blogOrigin` together. */
export const blogPatterns: readonly string[] = ['/blog', '/blog/*', '/sitemap.xml', '/Sitemap.xml', '/feed.xml'];

/** How long an answer of each kind is kept, by whom. */
export const cacheTiers: Readonly<Record<Cache, CacheTier>> = {
  html: {
    cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
    ttl: { min: 0, fallback: 300, max: day },
    query: [],
  },
  blog: {
    ttl: { min: 0, fallback: 0, max: 7 * day },
    query: blogParameters,
  },
  assets: {
    cacheControl: 'public, max-age=31536000, immutable',
    ttl: { min: 0, fallback: 365 * day, max: 365 * day },
    query: [],
  },
  media: {
    cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
    ttl: { min: 0, fallback: day, max: 30 * day },
    query: [],
  },
  cms: {
    ttl: { min: 0, fallback: 0, max: 7 * day },
    query: cmsParameters,
  },
  none: { ttl: { min: 0, fallback: 0, max: 0 }, query: [] },
};

/** What CloudFront does with each path, the first match wins; stack and twin both read this list. */
export const behaviors: readonly Behavior[] = behaviorsWith(blogOrigin);

/** The same list with the blog answered by one origin or the other. */
export function behaviorsWith(blog: BlogOrigin): readonly Behavior[] {
  const blogBehaviors: Behavior[] = blogPatterns.map((pattern) => ({
    pattern,
    origin: 'api',
    cache: 'blog',
    methods: 'read',
    pages: true,
  }));
  return [
    { pattern: publishedPath, origin: 'api', cache: 'none', methods: 'all', pages: false },
    { pattern: `${cmsPath}/*`, origin: 'api', cache: 'cms', methods: 'read', pages: false },
    { pattern: sendEmailPath, origin: 'api', cache: 'none', methods: 'all', pages: false },
    { pattern: botChatPath, origin: 'chat', cache: 'none', methods: 'all', pages: false },
    { pattern: '/assets/*', origin: 'site', cache: 'assets', methods: 'read', pages: false },
    { pattern: '/art/*', origin: 'site', cache: 'assets', methods: 'read', pages: false },
    { pattern: '/demo/*', origin: 'site', cache: 'media', methods: 'read', pages: false },
    { pattern: '/og/*', origin: 'site', cache: 'media', methods: 'read', pages: false },
    ...(blog === 'api' ? blogBehaviors : []),
    { pattern: '*', origin: 'site', cache: 'html', methods: 'read', pages: true },
  ];
}

/** The behaviour CloudFront applies to a path; the query string is no part of it. */
export function behaviorFor(path: string, list: readonly Behavior[] = behaviors): Behavior {
  const behavior = list.find(({ pattern }) => patternMatches(pattern, path));
  if (!behavior) throw new Error(`No behaviour matches ${path}; the last pattern of the list must be *.`);
  return behavior;
}

/** Path under which the REST API answers: its stage `default` is in front of a path that does not name it. */
export function apiPath(path: string): string {
  return path.startsWith('/default/') ? path : `/default${path}`;
}

function patternMatches(pattern: string, path: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`, 's').test(path);
}
