import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { host, listen } from './listen.ts';
import { pictureAt, recordingPath } from './sample/picture.ts';
import type { SamplePost } from './sample/post.ts';
import { posts } from './sample/posts.ts';
import { createPreviews, type Previews, type PreviewOptions } from './sample/previews.ts';
import { respondToRest } from './sample/rest.ts';

/** Headers that WordPress sends on REST responses; the proxy must not pass them on. */
const restHeaders = {
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  allow: 'GET',
  vary: 'Origin',
};

type SampleWordPressOptions = {
  port: number;
  preview?: PreviewOptions;
  published?: readonly SamplePost[];
  onRequest?: (request: IncomingMessage) => void;
};

/**
 * Starts the sample CMS: invented articles, because sample content must not be published as real, behind the part of
 * WordPress's REST API that the site uses. It responds as a real WordPress 6.1–7.1 was measured to. Credentials are
 * ignored, as WordPress ignores wrong ones on public posts. Rejects with PortInUse if the port is in use; port 0 picks a
 * free one. `url` is its REST root, `preview` the site that shows its previews, `published` replaces its articles.
 */
export async function startSampleWordPress({ port, preview, published = posts, onRequest }: SampleWordPressOptions) {
  const previews = preview && createPreviews(preview);
  const server = createServer((request, response) => respond(request, response, published, previews));
  if (onRequest) server.on('request', onRequest);
  const listening = await listen(server, port);
  return { url: `${listening.url}/wp-json/wp/v2`, close: () => listening.close() };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  published: readonly SamplePost[],
  previews: Previews | undefined,
): void {
  const origin = `http://${host}:${request.socket.localPort}`;
  const url = new URL(request.url ?? '/', origin);
  const link = request.method === 'GET' && previews?.linkTo(url.searchParams);
  if (link) {
    response.writeHead(302, { location: link, 'cache-control': 'no-store' }).end();
  } else if (previews && request.method === 'POST' && url.pathname === '/wp-json/site/v1/previews') {
    const body = previews.take(url.searchParams, origin);
    response.writeHead(200, restHeaders).end(JSON.stringify(body));
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
  } else if (url.pathname.startsWith('/wp-json/')) {
    const { status, headers, body } = respondToRest(url, origin, published);
    response.writeHead(status, { ...restHeaders, ...headers }).end(JSON.stringify(body));
  } else {
    const renamed = published.find(
      ({ formerSlug }) => formerSlug !== undefined && formerSlug === url.searchParams.get('name'),
    );
    if (renamed) response.writeHead(301, { location: `${origin}/${encodeURIComponent(renamed.slug)}/` }).end();
    else if (url.pathname === recordingPath) {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
      createReadStream(new URL('../../web/public/demo/call.mp3', import.meta.url)).pipe(response);
    } else respondWithPicture(url, response);
  }
}

function respondWithPicture(url: URL, response: ServerResponse): void {
  const picture = pictureAt(url.pathname);
  if (picture === undefined) {
    response.writeHead(404, { 'content-type': 'text/html; charset=UTF-8' }).end('<h1>Not found</h1>');
    return;
  }
  picture.then(
    (png) => response.writeHead(200, { 'content-type': 'image/png', 'content-length': png.length }).end(png),
    (cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined),
  );
}
