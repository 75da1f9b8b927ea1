import type { AddressInfo, Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Every server of the local stack listens on this address only, so that no other machine can reach it. */
export const host = '127.0.0.1';

export type Listening = {
  port: number;
  /** Origin without a slash at the end. */
  url: string;
  /** Finishes open requests for at most half a second, then destroys their connections. */
  close(): Promise<void>;
};

/** Another process uses the port. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} on ${host} is taken.`);
    this.port = port;
  }
}

/** The names of this machine in a Host header, or in an Origin without its scheme. */
const ownHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * Makes a server respond with 421 to another name in Host, which a website gets by pointing its own name at this machine
 * (DNS rebinding), and with 403 to requests that a page of another website sends. Only the site decides itself about the
 * latter, as on AWS.
 */
export function refuseOtherWebsites(server: Server, isSite = false): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { host: name = '', origin } = request.headers;
    const refuse = (status: number, from: string) =>
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
        .end(`Expected a request of this machine to 127.0.0.1 or localhost, got one ${from}.\n`);
    if (!ownHost.test(name)) return void refuse(421, `to ${name}`);
    const isForeign = origin !== undefined && !ownHost.test(origin.replace(/^https?:\/\//, ''));
    if (isForeign && !isSite) return void refuse(403, `from ${origin}`);
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  });
}

/**
 * Starts `server`, with all its handlers, on a port (0 picks a free one), for requests of this machine only. Rejects with
 * PortInUse if another process uses it.
 */
export async function listen(server: Server, port: number, isSite = false): Promise<Listening> {
  refuseOtherWebsites(server, isSite);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(cause.code === 'EADDRINUSE' ? new PortInUse(port) : cause);
    });
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  const close = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), 500);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { port: actual, url: `http://${host}:${actual}`, close };
}
