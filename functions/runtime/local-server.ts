import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server on the loopback address for tests of a gateway; `await using` closes it with every connection. */
export type LocalServer = AsyncDisposable & { url: string };

/** Starts a server that hands every request with its whole body to `answer`. */
export async function startLocalServer(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => void,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks).toString(), response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
