/** Request of CloudFront to an origin. `path` and `query` are as the viewer sent them, percent-encoding included. */
export type OriginRequest = {
  method: string;
  path: string;
  /** Query string without the question mark; '' if there is none. */
  query: string;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

/** Response of an origin; header names are in lower case. */
export type OriginResponse = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

export type Origin = (request: OriginRequest) => Promise<OriginResponse>;

export function respondWithJson(status: number, body: unknown, headers: Record<string, string> = {}): OriginResponse {
  const allHeaders = { 'content-type': 'application/json', ...headers };
  return { status, headers: allHeaders, body: Buffer.from(JSON.stringify(body)) };
}

const timeoutMs = 30_000;

/**
 * An origin on another host, such as the chat host. Responds with 502 if it is unreachable and 504 if it is too slow.
 */
export function createHttpOrigin(url: string): Origin {
  return async ({ method, path, query, headers, body }) => {
    const { 'content-type': contentType, accept } = headers;
    const forwarded = { 'content-type': contentType, accept };
    const sentHeaders = Object.entries(forwarded).filter((pair): pair is [string, string] => pair[1] !== undefined);
    try {
      const response = await fetch(`${url}${path}${query && `?${query}`}`, {
        method,
        headers: sentHeaders,
        body: method === 'GET' || method === 'HEAD' ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // fetch has already decoded the body, so these headers no longer apply.
      const droppedNames = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
      const remainingHeaders = [...response.headers].filter(([name]) => !droppedNames.includes(name));
      return {
        status: response.status,
        headers: Object.fromEntries(remainingHeaders),
        body: Buffer.from(await response.arrayBuffer()),
      };
    } catch (cause) {
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
      return respondWithJson(isTimeout ? 504 : 502, {
        error: isTimeout ? 'The origin took too long.' : 'The origin did not respond.',
      });
    }
  };
}
