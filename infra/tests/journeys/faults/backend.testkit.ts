import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../../local/listen.ts';

/** State of a backend: up, unreachable, late, or returning 200 with an unrelated page. */
export const conditions = ['up', 'down', 'slow', 'garbage'] as const;

export type Condition = (typeof conditions)[number];

export type Backend = AsyncDisposable & {
  /** Origin without a slash at the end. */
  url: string;
  become: (condition: Condition) => void;
  /** Sends late responses now, until the next change of the state. */
  goOn: () => void;
  /** Number of responses whose client had already disconnected. */
  unheard: () => number;
};

/** Default delay of a late response in milliseconds: after the site announces slow loading, before any timeout. */
const stillTryingMs = 7_000;

/** Starts a proxy with faults in front of a backend at `origin`; late responses are sent after `latestMs`. */
export async function openBackend(origin: string, latestMs = stillTryingMs): Promise<Backend> {
  let condition: Condition = 'up';
  let goOn = () => {};
  let isWanted = Promise.resolve();
  let unheard = 0;
  const { url, close } = await listen(
    createServer((request, response) => {
      respond(request, response).catch(() => response.destroy());
    }),
    0,
  );

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (condition === 'down') return void request.socket.resetAndDestroy();
    if (condition === 'garbage') {
      request.resume();
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><p>Welcome to nginx</p>');
    }
    if (condition === 'slow') await Promise.race([isWanted, wait(latestMs)]);
    // A client that has disconnected retries; do not pass its first request on.
    if (response.destroyed) return;
    const passed = ask(new URL(request.url ?? '/', origin), { method: request.method, headers: request.headers });
    request.pipe(passed);
    const [found] = (await once(passed, 'response')) as [IncomingMessage];
    const content = await buffer(found);
    if (response.destroyed) unheard += 1;
    const { 'content-length': _length, ...headers } = found.headers;
    const isText = /json|html/.test(headers['content-type'] ?? '');
    // URLs in a response, such as those of images, must lead through this proxy too.
    const body = isText ? content.toString().replaceAll(origin, url) : content;
    response.writeHead(found.statusCode ?? 502, headers).end(body);
  }

  return {
    url,
    become(next) {
      goOn();
      condition = next;
      isWanted = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    goOn: () => goOn(),
    unheard: () => unheard,
    [Symbol.asyncDispose]: close,
  };
}
