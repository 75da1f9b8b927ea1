import { blogQuery } from './blog-query.ts';
import type { GeneratedResponse, ViewerRequestEvent } from './edge-events.ts';
import { jsonResponse } from './json-response.ts';
import { pageKey } from './page-key.ts';
import { decodePercent } from '#contract/decode-percent.ts';
import { withoutLinkEnd } from '#contract/link-end.ts';

export type ViewerRequestConfig = {
  /** Host that is redirected to `apex`; '' if the stage has no domain. */
  www: string;
  apex: string;
  apiFolders: readonly string[];
  receipts: string;
  receiptsStatus: number;
  blog: string;
  jobs: string;
  projects: string;
  /** Canonical paths; their page keys are the same in lower case. */
  pages: readonly string[];
  /** Targets of the permanent redirects by page key. */
  redirects: Readonly<Record<string, string>>;
  /** Paths of jobs and projects, each between spaces. */
  entries: string;
  /** Id of the release that is live while this code is published, and the folder of its documents in the bucket. */
  release: string;
  releaseFolder: string;
  releaseParameter: string;
  /** Paths of the release's files that are not pages, and folders of further ones. */
  files: readonly string[];
  folders: readonly string[];
  /** XML files of blog-pages. */
  feeds: readonly string[];
  /** Parameters of the pages that blog-pages renders with a query, by path, in the order of the cache key. */
  queries: Readonly<Record<string, readonly string[]>>;
  /** Longer values are cut. At least five times what the blog reads, because the blog normalizes Unicode before it cuts. */
  maxParameterLength: number;
  brotliFolder: string;
  missing: string;
  /** Paths for which the API responds with 404, by the folders whose pages blog-pages renders. */
  missingRendered: Readonly<Record<string, string>>;
  /** Pages for what does not exist, by the folder of its path in lower case. */
  unknown: Readonly<Record<string, string>>;
  sitemap: string;
  sitemapLink: string;
  /** Folder of the CMS to which the function of pictures rewrites paths; no page has a path below it. */
  uploads: string;
  /** Longer paths are not matched. */
  maxPathLength: number;
};

declare const config: ViewerRequestConfig;

type Target = { key: string; isCompressed?: boolean; location?: undefined } | { location: string; query: string };

/**
 * CloudFront function for viewer requests: rewrites the path of a page to its prerendered file of the live release
 * (compressed for clients that accept Brotli), redirects other spellings, moved paths and `www.` permanently, so that
 * each page has one URL, and rewrites unknown paths to the 404 page. What messengers hang on a known path is cut off. Publishing the code of another release switches the
 * site to it: the release is in the rewritten path, hence in the cache key. It uses only the syntax and the methods
 * that cloudfront-js-2.0 documents; edge-functions.ts checks the syntax.
 */
export function handler(event: ViewerRequestEvent): ViewerRequestEvent['request'] | GeneratedResponse {
  const request = event.request;
  const uri = request.uri;
  if (uri.charAt(0) !== '/') return rewrite(request, config.missing);
  if (uri === config.receipts) return { statusCode: config.receiptsStatus, statusDescription: 'OK', headers: {} };
  // The existing paths in these folders have behaviours of their own, without this function.
  if (config.apiFolders.some((folder) => uri.startsWith(folder)))
    return jsonResponse(404, 'Not Found', 'There is nothing here.');
  if (uri.length > config.maxPathLength) return rewrite(request, missingKey(uri));
  const isWww = config.www && headerOf(request, 'host').toLowerCase() === config.www;
  const origin = isWww ? 'https://' + config.apex : '';
  const target = targetOf(uri, origin);
  if (target.location !== undefined) return redirect(origin + target.location, target.query, request);
  if (origin) return redirect(origin + encodeUnsafe(uri, '/'), '', request);
  const isBrotli = target.isCompressed && acceptsBrotli(headerOf(request, 'accept-encoding'));
  return rewrite(request, isBrotli ? config.brotliFolder + target.key : target.key);
}

function targetOf(uri: string, origin: string): Target {
  const name = decodePercent(uri);
  const link = withoutLinkEnd(name || uri);
  const path = link.path;
  // The router takes any single segment below these folders for a service or a job, so the 404 page must be theirs.
  const unknown = config.unknown[path.slice(0, path.lastIndexOf('/') + 1).toLowerCase()];
  const missing = unknown || missingKey(uri);
  if (name === undefined) return { key: missing };
  const isCut = /[^/]/.test(name.slice(path.length));
  const key = pageKey(path)
    .replace(/^\/index\.html$/, '/')
    .replace(/\.html$/, '');
  const moved = config.redirects[key];
  if (moved) return { location: moved, query: link.query };
  const page = config.queries[key] ? key : config.pages.find((each) => each.toLowerCase() === key);
  // CloudFront may substitute its root object before it calls the function, and a redirect to / would then be endless.
  if (uri === page || (uri === '/index.html' && page === '/')) return document(page);
  if (page) return { location: page, query: link.query };
  if (key.startsWith(config.blog + '/')) return post(uri, name, isCut && !origin);
  // No page is in this folder. Looking up its files in the bucket could put a 404 into the cache entry of a picture.
  if (uri.startsWith(config.uploads)) return { key: missing };
  if (uri === config.sitemapLink) return { key: config.sitemap };
  const isFile = config.files.indexOf(uri) >= 0 || config.feeds.indexOf(uri) >= 0;
  if (isFile || config.folders.some((folder) => uri.startsWith(folder))) return { key: uri };
  const isJob = key.startsWith(config.jobs);
  // Blog-pages knows the jobs, the bucket the projects. Their slugs are in lower case: a list is needed after a cut only.
  const isEntry = (isJob || key.startsWith(config.projects)) && /^\/[a-z]+\/[a-z\d-]+$/.test(key);
  if (!isEntry || (isCut && config.entries.indexOf(' ' + key + ' ') < 0)) return { key: missing };
  if (uri !== key) return { location: key, query: link.query };
  return isJob ? { key: key } : document(key);
}

/**
 * Returns the key for a missing page. CloudFront has already chosen the origin, which for a post or a job is the API, so
 * a missing one gets a path for which the API responds with 404.
 */
function missingKey(uri: string): string {
  const folder = Object.keys(config.missingRendered).find((name) => uri.startsWith(name));
  return folder ? config.missingRendered[folder]! : config.missing;
}

function document(page: string): Target {
  if (config.queries[page]) return { key: page };
  return { key: page === '/' ? '/index.html' : page + '.html', isCompressed: true };
}

/** Returns the target of a post. Only blog-pages knows the slugs, and in its own folder it cuts off what follows one. */
function post(uri: string, name: string, isCut: boolean): Target {
  const folder = config.blog + '/';
  const link = withoutLinkEnd(name);
  const slug = link.path.slice(folder.length);
  if (!/^[^/."<>[\]\\^`{|}]+(\.svg)?$/.test(slug) || /[^!-~]|%([01]|7f)/i.test(uri)) return { key: missingKey(uri) };
  const canonical = folder + encodeURIComponent(slug);
  if (isCut && uri.startsWith(folder)) return { key: folder + encodeURIComponent(name.slice(folder.length)) };
  if (uri === canonical) return { key: canonical };
  // Blog-pages would redirect capitals a second time.
  const lower = slug.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return { location: folder + encodeURIComponent(lower), query: link.query };
}

function headerOf(request: ViewerRequestEvent['request'], name: string): string {
  const header = request.headers[name];
  return header ? header.value : '';
}

function acceptsBrotli(accepted: string): boolean {
  return accepted
    .split(',')
    .some((part) => /^[ \t]*br[ \t]*(;|$)/i.test(part) && !/;[ \t]*q=0(\.0*)?[ \t]*$/i.test(part));
}

/** Percent-encodes what must not be in a Location header; returns `fallback` for text that UTF-8 cannot carry. */
function encodeUnsafe(text: string, fallback: string): string {
  try {
    return text.replace(/[^\w.~!$&'()*+,;=:@/?%-]+/g, (unsafe) => encodeURIComponent(unsafe));
  } catch {
    return fallback;
  }
}

/**
 * Sets the key that is looked up. CloudFront has already chosen the origin by the path: blog-pages gets the release in
 * the query instead.
 */
function rewrite(request: ViewerRequestEvent['request'], key: string): ViewerRequestEvent['request'] {
  const uri = request.uri;
  const isRendered = Object.keys(config.missingRendered).some((folder) => uri.startsWith(folder));
  if (config.queries[uri] || isRendered || config.feeds.indexOf(uri) >= 0) {
    request.querystring = blogQuery(request.querystring, {
      names: config.queries[key] || [],
      maxLength: config.maxParameterLength,
    });
    request.querystring[config.releaseParameter] = { value: config.release };
    request.uri = key;
  } else {
    request.uri = config.releaseFolder + key;
  }
  return request;
}

function redirect(location: string, cut: string, request: ViewerRequestEvent['request']): GeneratedResponse {
  const parts = location.split('#');
  const query = encodeUnsafe([cut, queryOf(request)].filter((part) => part).join('&'), '');
  const target = parts[0] + (query ? '?' + query : '') + (parts[1] ? '#' + parts[1] : '');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: target }, 'cache-control': { value: 'public, max-age=3600' } },
  };
}

function queryOf(request: ViewerRequestEvent['request']): string {
  const pairs: string[] = [];
  Object.keys(request.querystring).forEach((name) => {
    const parameter = request.querystring[name]!;
    (parameter.multiValue || [parameter]).forEach((item) => {
      pairs.push(item.value === '' ? name : name + '=' + item.value);
    });
  });
  return pairs.join('&');
}
