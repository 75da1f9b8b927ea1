import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Listening } from './listen.ts';

/** One call of an AWS SDK, its body read. */
export type SdkCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Response of a service to the SDK. */
export type SdkResponse = { status: number; type: string; body: string };

/** Starts a service for an SDK on a free port. */
export async function startSdkEndpoint(respond: (call: SdkCall) => SdkResponse): Promise<Listening> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const { status, type, body } = respond({ method, path, headers, body: await text(request) });
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  return listen(server, 0);
}
