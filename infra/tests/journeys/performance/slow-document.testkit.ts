import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../local/listen.ts';

/** A site whose documents arrive in parts, as on a slow network. */
export type SlowDocuments = {
  /** Origin without a slash at the end. */
  url: string;
  /** Number of parts of the last requested document that have not been sent. */
  remaining(): number;
  sendPart(): void;
  [Symbol.asyncDispose](): Promise<void>;
};

const partCount = 8;

/** Serves the site at `origin`, except that only the head and the first part of each document are sent at once. */
export async function openSlowDocuments(origin: string): Promise<SlowDocuments> {
  let parts: string[] = [];
  let response: ServerResponse | undefined;
  const respond = async ({ url, method = 'GET' }: IncomingMessage, outgoing: ServerResponse) => {
    const answer = await fetch(origin + url, { method });
    const type = answer.headers.get('content-type') ?? '';
    outgoing.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const body = html.indexOf('<div id="root"');
    const length = Math.ceil((html.length - body) / partCount);
    parts = Array.from({ length: partCount }, (_, part) =>
      html.slice(body + part * length, body + (part + 1) * length),
    );
    response = outgoing;
    outgoing.write(html.slice(0, body) + parts.shift());
  };
  // Without an answer of the site the browser sees a broken connection.
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing).catch(() => outgoing.destroy()));
  const { url, close } = await listen(server, 0);
  return {
    url,
    remaining: () => parts.length,
    sendPart() {
      response?.write(parts.shift() ?? '');
      if (parts.length === 0) response?.end();
    },
    [Symbol.asyncDispose]: close,
  };
}
