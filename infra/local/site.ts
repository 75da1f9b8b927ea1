import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { withApiStage } from '#contract/http.ts';
import { behaviorFor, cacheTiers, tierCacheControl, type Behavior } from '../edge/behaviors.ts';
import type { SiteBuild } from '../edge/site-build.ts';
import type { Origin, OriginResponse, OriginRequest } from './site/origins.ts';
import { createEdgeFunctions, splitOnce } from './site/edge-functions.ts';
import { createCompressor, notModified, rangeOf, applyHeadersPolicy } from './site/responses.ts';
import { type createEdgeCache, type CachedResponse } from './site/edge-cache.ts';
import { openSiteFiles } from './site/site-files.ts';
export type SiteProps = {
  /** The build that is served, the only release. */
  build: SiteBuild;
  api: Origin;
  /** The CMS, which serves pictures of posts. */
  uploads: Origin;
  chat: Origin;
  edgeCache: ReturnType<typeof createEdgeCache>;
};

/** Largest body that is read, in bytes; API Gateway rejects longer ones. */
const maxBodyBytes = 10 * 1024 * 1024 + 1;

/** CloudFront: behaviours, edge functions, cache, compression and headers in front of files, API and chat host. */
export function createSite({ build, api, uploads, chat, edgeCache }: SiteProps): Server {
  const files = openSiteFiles(build);
  const edge = createEdgeFunctions(build);
  const compress = createCompressor();

  return createServer((request, response) => {
    respond(request)
      .catch((cause: unknown): OriginResponse => {
        console.error(JSON.stringify({ event: 'site-failed', cause: String(cause) }));
        return withPolicy(behaviorFor(readRequest(request).path), plain(502, 'The site failed.'));
      })
      .then((reply) => send(response, reply))
      .catch(() => response.destroy());
  });

  function withPolicy(behavior: Behavior, reply: OriginResponse): OriginResponse {
    return applyHeadersPolicy(behavior, reply, build);
  }

  async function respond(request: IncomingMessage): Promise<OriginResponse> {
    const { method, path, query, headers: viewerHeaders } = readRequest(request);
    const body = await readBody(request);
    const behavior = behaviorFor(path);
    if (!allows(behavior, method)) return withPolicy(behavior, plain(403, `${method} is not allowed here.`));
    const edgeResult = edge.request(behavior, { method, path, query, headers: viewerHeaders });
    if ('status' in edgeResult) return withPolicy(behavior, edgeResult);

    const {
      response: originResponse,
      cache,
      ageS,
    } = await requestOrigin(behavior, { method, ...edgeResult, headers: viewerHeaders, body });
    const cacheHeaders = { 'x-cache': `${cache} from cloudfront`, ...(ageS > 0 ? { age: String(ageS) } : {}) };
    const reply = { ...originResponse, headers: { ...originResponse.headers, ...cacheHeaders } };
    // The distribution replaces the body of every 404, whichever origin sent it, by the error page. 403 and other
    // errors pass unchanged, so that a broken API is visible.
    const page =
      reply.status === 404 ? withPolicy(behavior, errorPage()) : edge.response(behavior, withPolicy(behavior, reply));
    if (viewerHeaders.range !== undefined) return rangeOf(page, viewerHeaders);
    const compressed = await compress(page, viewerHeaders['accept-encoding'] ?? '');
    return notModified(compressed, viewerHeaders) ?? compressed;
  }

  async function requestOrigin(behavior: Behavior, request: OriginRequest): Promise<CachedResponse> {
    const tier = cacheTiers[behavior.cache];
    if (behavior.origin === 'site') {
      const file = files(request.path);
      if (!file) return { response: plain(404, 'NoSuchKey'), cache: 'Error', ageS: 0 };
      const headers = { ...file.headers, 'cache-control': tierCacheControl(behavior.cache) };
      return { response: { ...file, headers }, cache: 'Hit', ageS: 0 };
    }
    const query = forwardedQuery(request.query, behavior.forwardsQuery ?? tier.query);
    const forwarded = Object.entries(request.headers).filter(([name]) => behavior.forwards?.includes(name));
    const originRequest = { ...request, query, headers: Object.fromEntries(forwarded) };
    if (behavior.origin === 'chat') return { response: await chat(originRequest), cache: 'Miss', ageS: 0 };
    const forward = () =>
      behavior.origin === 'uploads'
        ? uploads(originRequest)
        : api({ ...originRequest, path: withApiStage(request.path) });
    if (request.method !== 'GET') return { response: await forward(), cache: 'Miss', ageS: 0 };
    return edgeCache.cached(`${request.path}?${query}`, tier, forward);
  }

  function errorPage(): OriginResponse {
    const page = files('/404.html') ?? plain(404, 'Not found.');
    const cacheControl = tierCacheControl('html');
    return {
      ...page,
      status: 404,
      headers: { ...page.headers, 'cache-control': cacheControl, 'x-cache': 'Error from cloudfront' },
    };
  }
}

function allows(behavior: Behavior, method: string): boolean {
  const read = ['GET', 'HEAD', 'OPTIONS'];
  const all = [...read, 'PUT', 'POST', 'PATCH', 'DELETE'];
  // A bucket without CORS rules responds to OPTIONS with 403.
  if (behavior.origin === 'site') return method === 'GET' || method === 'HEAD';
  return (behavior.methods === 'all' ? all : read).includes(method);
}

function readRequest(request: IncomingMessage): Omit<OriginRequest, 'body'> {
  const [target = '/', query = ''] = splitOnce(request.url ?? '/', '?');
  // A request to a proxy has an absolute URL.
  const path = target.startsWith('/') ? target : `/${target.replace(/^[a-z]+:\/\/[^/]*\/?/i, '')}`;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return { method: request.method ?? 'GET', path, query, headers };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // Bytes beyond the limit are read and dropped, because a client that is still sending would not read the rejection.
    if (size < maxBodyBytes) chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return Buffer.concat(chunks);
}

/** Returns the query with only the parameters that the cache policy forwards. */
function forwardedQuery(query: string, names: readonly string[]): string {
  return query
    .split('&')
    .filter((pair) => names.includes(splitOnce(pair, '=')[0] ?? ''))
    .join('&');
}

function plain(status: number, text: string): OriginResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(text),
  };
}

function send(response: ServerResponse, { status, headers, body }: OriginResponse): void {
  response.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'content-length': body.length }) });
  response.end(body);
}
