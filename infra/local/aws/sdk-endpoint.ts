import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen, type Listening } from '../listen.ts';

/** One call of an AWS SDK, its body read. */
export type SdkCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Response of a service to the SDK. */
export type SdkResponse = { status: number; type: string; body: string };

/** Starts a service for an SDK on a free port. */
export async function startSdkEndpoint(respond: (call: SdkCall) => SdkResponse): Promise<Listening> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const { status, type, body: text } = respond({ method, path, headers, body });
      response.writeHead(status, { 'content-type': type }).end(text);
    });
  });
  return listen(server, 0);
}
