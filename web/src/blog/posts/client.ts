import { cmsLimits } from '#contract/cms.ts';
import { isRecord, parseJson } from '#contract/json.ts';
import { readTotals } from '#contract/cms-wire.ts';

type ClientDependencies = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  sleep: (ms: number) => Promise<void>;
  /** Returns a signal that aborts with a TimeoutError after `ms` milliseconds. */
  timeout: (ms: number) => AbortSignal;
};

/** A successful response. `body` is the parsed JSON, or undefined if it is not JSON; the totals are those of a list. */
export type CmsResponse = { body: unknown; total?: number; totalPages?: number };

export type Client = (url: string) => Promise<CmsResponse>;

/** An HTTP error. The message is 'HTTP {status}: {text}'. */
class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`HTTP ${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** A JSON content type on a GET needs a CORS preflight on other origins, but the CMS is on our own. */
const headers = { accept: 'application/json', 'content-type': 'application/json' };

/**
 * Returns a client with a timeout of ten seconds and up to three attempts. Retries timeouts and HTTP 408, 429 and 5xx.
 * Does not retry network errors, which fetch reports as TypeError. Rejects with HttpError, the network error, or
 * 'Failed after {n} attempts: {message}'.
 */
export function createClient(dependencies: ClientDependencies): Client {
  return async (url) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(dependencies, url);
      } catch (cause) {
        if (!isRetryable(cause)) throw cause;
        if (attempt === cmsLimits.attempts) {
          throw new Error(`Failed after ${attempt} attempts: ${messageOf(cause)}`, { cause });
        }
        await dependencies.sleep(backoffMs(attempt));
      }
    }
  };
}

/** Returns the delay after an attempt: one second, doubled each time, at most five. */
export function backoffMs(attempt: number): number {
  return Math.min(cmsLimits.backoffMs * 2 ** (attempt - 1), cmsLimits.maxBackoffMs);
}

async function request({ fetch, timeout }: ClientDependencies, url: string): Promise<CmsResponse> {
  const response = await fetch(url, { headers, signal: timeout(cmsLimits.timeoutMs) });
  const body = parseJson(await response.text());
  if (!response.ok) throw httpError(response, body);
  return { body, ...readTotals(response.headers) };
}

/** HTTP/2 has no status text, so the error uses the sentence in the response body. */
function httpError({ status, statusText }: Response, body: unknown): HttpError {
  const { error } = isRecord(body) ? body : {};
  return new HttpError(status, statusText || (typeof error === 'string' ? error : 'no reason given'));
}

function isRetryable(cause: unknown): boolean {
  if (cause instanceof HttpError) return cause.status >= 500 || cause.status === 408 || cause.status === 429;
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
