import { Agent, request, type IncomingMessage } from 'node:http';

/** What one request came to: 0 where no answer came. */
export type Measured = { kind: string; address: string; status: number; isAsExpected: boolean; ms: number };

/** One request of a visitor. */
export type Question = {
  /** Row of the table that it is counted in. */
  kind: string;
  path: string;
  /** Sent as JSON text with POST. */
  body?: string;
  /** Statuses that are right; 200 unless told. */
  expected?: readonly number[];
};

/** Longest that anybody waits, in milliseconds. */
const patienceMs = 60_000;

/** Asks an origin as a browser does, over connections that stay open. */
export type Client = { ask: (question: Question) => Promise<Measured & { body: string }>; close: () => void };

/** A client of the site at `origin`. */
export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  async function ask({ kind, path, body, expected = [200] }: Question) {
    const start = performance.now();
    const { status, text } = await exchange(new URL(path, origin), body).catch(() => ({ status: 0, text: '' }));
    const ms = performance.now() - start;
    return { kind, address: path, status, isAsExpected: expected.includes(status), ms, body: text };
  }

  function exchange(address: URL, body: string | undefined): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const posted =
        body === undefined ? {} : { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) };
      const asked = request(address, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: posted,
        timeout: patienceMs,
      });
      asked.on('timeout', () => asked.destroy(new Error('No answer in time.')));
      asked.on('error', (cause: NodeJS.ErrnoException) => {
        // A connection that the server closed just then, having been idle: browsers ask once more, on a new one.
        if (asked.reusedSocket && cause.code === 'ECONNRESET') resolve(exchange(address, body));
        else reject(cause);
      });
      asked.on('response', (answer) => {
        readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
      });
      asked.end(body);
    });
  }

  return { ask, close: () => agent.destroy() };
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
