import { jsonAnswer, type Origin } from './origin.ts';

/** CloudFront's timeout of an origin's response. */
const defaultTimeoutMs = 30_000;

/**
 * An origin on another host, such as the chat host. Responds with 502 if it is unreachable and 504 if it is too slow.
 */
export function createHttpOrigin(url: string, timeoutMs = defaultTimeoutMs): Origin {
  return async ({ method, path, query, headers, body }) => {
    const { 'content-type': contentType, 'x-forwarded-for': forwardedFor, accept } = headers;
    const passed = { 'content-type': contentType, 'x-forwarded-for': forwardedFor, accept };
    const sent = Object.entries(passed).filter((pair): pair is [string, string] => pair[1] !== undefined);
    try {
      const answer = await fetch(`${url}${path}${query && `?${query}`}`, {
        method,
        headers: sent,
        body: method === 'GET' || method === 'HEAD' ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // fetch has already decoded the body, so these headers no longer apply.
      const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
      const kept = [...answer.headers].filter(([name]) => !dropped.includes(name));
      return {
        status: answer.status,
        headers: Object.fromEntries(kept),
        body: Buffer.from(await answer.arrayBuffer()),
      };
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      return jsonAnswer(isLate ? 504 : 502, {
        error: isLate ? 'The origin took too long.' : 'The origin did not answer.',
      });
    }
  };
}
