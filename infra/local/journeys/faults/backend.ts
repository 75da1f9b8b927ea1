import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../listen.ts';

/** How a backend is: as it should be, gone, late, or answering 200 with a page that is nobody's answer. */
export const conditions = ['up', 'down', 'slow', 'garbage'] as const;

export type Condition = (typeof conditions)[number];

/** A backend that is as a journey says. */
export type Backend = AsyncDisposable & {
  /** Origin without a slash at the end. */
  url: string;
  become: (condition: Condition) => void;
  /** Lets what is late come, until the next condition. */
  goOn: () => void;
  /** Answers so far that nobody waited for any more. */
  unheard: () => number;
};

/** Well after the site says that it is still trying, and sooner than anybody gives up. */
const stillTryingMs = 7_000;

/** Puts a stand-in that can fail in front of a good backend at `origin`; its late answers come after `latestMs`. */
export async function openBackend(origin: string, latestMs = stillTryingMs): Promise<Backend> {
  let condition: Condition = 'up';
  let goOn = () => {};
  let isWanted = Promise.resolve();
  let unheard = 0;
  const { url, close } = await listen(
    createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }),
    0,
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (condition === 'down') return void request.socket.resetAndDestroy();
    if (condition === 'garbage') {
      request.resume();
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><p>Welcome to nginx</p>');
    }
    if (condition === 'slow') await Promise.race([isWanted, wait(latestMs)]);
    // Who has given up and asks again is served once, as far as can be.
    if (response.destroyed) return;
    const passed = ask(new URL(request.url ?? '/', origin), { method: request.method, headers: request.headers });
    request.pipe(passed);
    const [found] = (await once(passed, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of found) chunks.push(chunk as Buffer);
    if (response.destroyed) unheard += 1;
    const { 'content-length': _length, ...headers } = found.headers;
    const isText = /json|html/.test(headers['content-type'] ?? '');
    // Addresses in an answer, those of pictures, lead here too.
    const body = isText ? Buffer.concat(chunks).toString().replaceAll(origin, url) : Buffer.concat(chunks);
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
