import { escapeHtml } from '#contract/text.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { openDevSite, type DevSite } from '../../web/build/dev/dev-site.ts';
import { behaviorFor } from '../edge/behaviors.ts';
import { listen } from './listen.ts';
import type { Front } from './local-stack.ts';

/**
 * Starts the development server in front of the local stack: documents, modules and images are built from the sources,
 * everything else is passed on. Each document is requested from the local stack too, because it knows redirects and the
 * blog's data.
 */
export async function openDevFront(stack: Server): Promise<Front> {
  const server = createServer();
  const stackServer = await listen(stack, 0, true);
  const site = await openDevSite(server);

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => void stack.emit('request', request, response);
    const [path = '/'] = (request.url ?? '/').split('?');
    const { origin, functions } = behaviorFor(path);
    if (origin !== 'site' && functions !== 'pages') return pass();
    site.modules(request, response, () => {
      respond(request, path)
        .then((devResponse) => (devResponse ? send(response, devResponse) : pass()))
        .catch((cause: unknown) => send(response, failure(cause)));
    });
  });

  async function respond(request: IncomingMessage, path: string): Promise<DevResponse | undefined> {
    if (request.method !== 'GET') return undefined;
    if (path.startsWith('/art/')) return pictureResponse(site, path);
    return /\.\w+$/.test(path) ? undefined : documentResponse(request.url ?? '/');
  }

  async function documentResponse(address: string): Promise<DevResponse> {
    const stackResponse = await fetch(`${stackServer.url}${address}`, { redirect: 'manual' });
    const location = stackResponse.headers.get('location');
    if (location) return { status: stackResponse.status, headers: { location }, body: '' };
    const { html, status } = await site.render(address, await stackResponse.text());
    return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html };
  }

  return {
    server,
    async close() {
      await site.close();
      await stackServer.close();
    },
  };
}

type DevResponse = { status: number; headers: Readonly<Record<string, string>>; body: string | Uint8Array };

async function pictureResponse(site: DevSite, path: string): Promise<DevResponse | undefined> {
  const file = await site.picture(path);
  const type = path.endsWith('.webp') ? 'image/webp' : 'image/svg+xml';
  return file === undefined ? undefined : { status: 200, headers: { 'content-type': type }, body: file };
}

/** Renders the error as a page that reloads after the next edit. */
function failure(cause: unknown): DevResponse {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(text);
  const body = `<!doctype html><title>Not drawn</title><script type="module" src="/build/dev/render-error.ts"></script><pre>${escapeHtml(text)}</pre>`;
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function send(response: ServerResponse, { status, headers, body }: DevResponse): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(body);
}
