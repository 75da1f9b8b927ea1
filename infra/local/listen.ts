import type { AddressInfo, Socket } from 'node:net';
import type { Server } from 'node:http';

/** Every part of the twin listens here and nowhere else: nothing of it is reachable from another machine. */
export const host = '127.0.0.1';

/** A part of the twin that listens. */
export type Listening = {
  port: number;
  /** Origin without a slash at the end. */
  url: string;
  /** Answers what is under way for at most half a second, then cuts what is left. */
  close(): Promise<void>;
};

/** The port is in use by somebody else. */
export class PortTaken extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} on ${host} is taken.`);
    this.name = 'PortTaken';
    this.port = port;
  }
}

/** Starts `server` on a port (0 picks a free one); rejects with PortTaken when somebody else has it. */
export async function listen(server: Server, port: number): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(cause.code === 'EADDRINUSE' ? new PortTaken(port) : cause);
    });
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return { port: actual, url: `http://${host}:${actual}`, close: () => closeServer(server, sockets) };
}

function closeServer(server: Server, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), 500);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
