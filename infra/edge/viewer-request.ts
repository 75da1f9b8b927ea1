import { botChatPath } from '#contract/chat.ts';
import { redirects, routes } from '#head/routes.ts';
import { brotliFolder, staticPaths } from '#head/static-paths.ts';
import { blogOrigin as currentBlogOrigin, type BlogOrigin } from './behaviors.ts';

/** Event of a CloudFront Function before the cache is asked; only what ours reads. */
export type ViewerRequestEvent = {
  request: {
    method: string;
    /** Path as it was sent, percent-encoding included. */
    uri: string;
    querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
    headers: Record<string, { value: string }>;
  };
};

/** An answer the function gives itself, instead of the request it passes on. */
export type ViewerResponse = {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
  body?: { encoding: 'text'; data: string };
};

export type ViewerRequestOptions = {
  /** Apex domain of the stage; its `www.` is sent there. */
  domain?: string;
  /** Whether the stage has a chat host; without one the path is answered here. */
  chat: boolean;
  blogOrigin?: BlogOrigin;
};

/** A key the bucket never holds, so that S3 answers an unknown page with a true 404. */
export const missingKey = '/-/missing';

/** The same where blog-pages is behind the address: no article is called so. */
export const missingPostKey = '/blog/-/missing';

/** Limit of CloudFront on a function's source, in bytes. */
export const maxFunctionBytes = 10_240;

/**
 * Source of the CloudFront Function that turns addresses into keys of the bucket: clean URLs to prerendered files,
 * compressed already for who reads Brotli, other spellings of an address to the listed one, redirects (D07), www to
 * apex, everything unknown to a 404 (D41).
 * It is plain JavaScript of CloudFront's runtime 2.0: no modules, no network, no exceptions.
 */
export function viewerRequestCode(options: ViewerRequestOptions): string {
  const tables = {
    www: options.domain ? `www.${options.domain}` : '',
    apex: options.domain ?? '',
    chatPath: options.chat ? '' : botChatPath,
    blog: routeOfBlog(),
    blogFromApi: (options.blogOrigin ?? currentBlogOrigin) === 'api',
    pages: Object.fromEntries(staticPaths.map((path) => [spelling(path), path])),
    moved: Object.fromEntries(redirects.map(({ from, to }) => [spelling(from), to])),
    compressed: brotliFolder,
    missing: missingKey,
    missingPost: missingPostKey,
  };
  const constants = Object.entries(tables).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return `${constants.join('\n')}\n${program}`;
}

function routeOfBlog(): string {
  const blog = routes.find((route) => route.name === 'blog');
  if (!blog) throw new Error('The edge needs the route named blog; head/routes.ts does not list it.');
  return blog.path;
}

/** An address without what makes no difference to a reader: case, and spaces for hyphens in a service's title (D27). */
function spelling(path: string): string {
  return path.toLowerCase().replace(/[\s-]+/g, '-');
}

const program = String.raw`
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  if (uri[0] !== '/') return passOn(request, missing);
  if (uri === chatPath) return noChatHost();
  if (www && host === www) return redirect('https://' + apex + safe(uri, '/'), request);
  const to = locate(uri);
  if (to.location) return redirect(to.location, request);
  if (to.isCompressed && readsBrotli(request.headers)) return passOn(request, compressed + to.key);
  // The behaviour was chosen by the address as it came: what is not found must be missing from its own origin.
  return passOn(request, to.key === missing && blogFromApi && uri.startsWith(blog + '/') ? missingPost : to.key);
}

function passOn(request, key) {
  request.uri = key;
  return request;
}

function locate(uri) {
  const path = uri.replace(/\/+$/, '') || '/';
  const name = decoded(path);
  if (name === undefined || /[\x00-\x1f\x7f]/.test(name)) return { key: missing };
  const key = name.toLowerCase().replace(/[\s-]+/g, '-');
  if (moved[key]) return { location: moved[key] };
  const page = pages[key] || (key === blog && blog);
  if (page) return uri === page ? document(page) : { location: page };
  if (key.startsWith(blog + '/')) return post(uri, path);
  if (uri === '/Sitemap.xml') return { key: '/sitemap.xml' };
  if (!key.endsWith('.html')) return { key: /\.[a-z0-9]+$/.test(uri) ? uri : missing };
  const named = key === '/index.html' ? '/' : pages[key.slice(0, -5)] || (key === blog + '.html' && blog);
  return named ? { location: named } : { key: missing };
}

function document(page) {
  if (page === blog) return { key: blogFromApi ? page : page + '.html' };
  return { key: page === '/' ? '/index.html' : page + '.html', isCompressed: true };
}

function readsBrotli(headers) {
  const accepted = headers['accept-encoding'] ? headers['accept-encoding'].value : '';
  return accepted.split(',').some((part) => /^\s*br\s*(;|$)/i.test(part) && !/;\s*q=0(\.0*)?\s*$/i.test(part));
}

function post(uri, path) {
  const slug = path.slice(blog.length + 1);
  if (!/^[\w~%!$&'()*+,;=:@-]+$/.test(slug) || /%2f/i.test(slug)) return { key: missing };
  const address = blog + '/' + encodeURIComponent(decodeURIComponent(slug));
  if (uri !== address) return { location: address };
  return { key: blogFromApi ? address : blog + '/post.html' };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return undefined;
  }
}

function safe(text, otherwise) {
  try {
    return text.replace(/[^\w.~!$&'()*+,;=:@\/?%-]+/g, encodeURIComponent);
  } catch (error) {
    return otherwise;
  }
}

function redirect(location, request) {
  const parts = location.split('#');
  const query = search(request.querystring);
  const target = parts[0] + (query ? '?' + query : '') + (parts[1] ? '#' + parts[1] : '');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: target }, 'cache-control': { value: 'public, max-age=3600' } },
  };
}

function search(querystring) {
  const pairs = [];
  for (const name of Object.keys(querystring || {})) {
    const given = querystring[name];
    for (const item of given.multiValue || [given]) pairs.push(item.value === '' ? name : name + '=' + item.value);
  }
  return safe(pairs.join('&'), '');
}

function noChatHost() {
  return {
    statusCode: 503,
    statusDescription: 'Service Unavailable',
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: { encoding: 'text', data: '{"error":"no-chat-host"}' },
  };
}
`;
