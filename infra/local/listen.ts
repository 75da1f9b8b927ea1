import type { AddressInfo, Socket } from 'node:net';
import type { Server } from 'node:http';

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

/** Starts `server` on a port (0 picks a free one). Rejects with PortInUse if another process uses it. */
export async function listen(server: Server, port: number): Promise<Listening> {
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
