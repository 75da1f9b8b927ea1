import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { host } from '../listen.ts';

const selfSigned =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -';
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** Serves `origin` over HTTP/2 as CloudFront does. The local stack itself speaks HTTP/1.1, six requests at a time. */
export async function openHttp2Proxy(origin: string): Promise<{ url: string; close(): void }> {
  const { stdout: pem } = await promisify(execFile)('openssl', selfSigned.split(' '));
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) =>
    forward(origin, agent, incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${host}:${port}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}

function forward(origin: string, agent: Agent, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, url, headers } = incoming;
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  const forwarded = request(origin + url, { agent, method, headers: plain }, (response) => {
    const remainingHeaders = Object.entries(response.headers).filter(([name]) => !hopByHop.includes(name));
    outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(remainingHeaders));
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.stream.close());
  incoming.pipe(forwarded);
}
