import type { RequestListener, Server } from 'node:http';
import server from 'aws-ses-v2-local';
import { host, PortTaken, type Listening } from './listen.ts';

/** The package is CommonJS: its function is the default of the default. */
const startServer = (server as unknown as { default?: typeof server }).default ?? server;

/**
 * SES and the office's inbox in one: takes SendRawEmail of the real SDK, shows the mail at `/` and as JSON at `/store`,
 * forgets it on POST `/clear-store` and when the process ends. Rejects with PortTaken.
 */
export async function startMailbox(port: number): Promise<Listening> {
  const running: Server = await startServer({ host, port });
  // It resolves even when the port is taken.
  if (!running.listening) throw new PortTaken(port);
  answerForIcon(running);
  return {
    port,
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        running.close(() => resolve());
        running.closeAllConnections();
      }),
  };
}

/** Browsers ask each page for an icon; the package takes that for a call to SES without a key, and they report it. */
function answerForIcon(running: Server): void {
  const [answer] = running.listeners('request') as RequestListener[];
  running.removeAllListeners('request');
  running.on('request', (request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else answer?.(request, response);
  });
}
