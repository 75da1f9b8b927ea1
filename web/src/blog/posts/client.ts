import { cmsLimits } from '#contract/cms.ts';

/** What the client needs of its surroundings. */
export type ClientParts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  sleep: (ms: number) => Promise<void>;
  /** A signal that aborts with a TimeoutError after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
};

/** A good answer: its JSON (undefined when it was none) and the totals of a list. */
export type Answer = { body: unknown; total?: number; totalPages?: number };

/** Asks the content service for one address on our own origin. */
export type Client = (address: string) => Promise<Answer>;

/** An answer with an error status: 'HTTP {status}: {text}'. */
export class HttpError extends Error {
  readonly status: number;
  /** WordPress's own name of the error, where it passed one on. */
  readonly code: string | undefined;

  constructor(status: number, text: string, code?: string) {
    super(`HTTP ${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
  }
}

/** A GET with a JSON content type is no simple request, but the service stands on our own origin (D60). */
const headers = { accept: 'application/json', 'content-type': 'application/json' };

/**
 * A client that waits ten seconds for an answer and asks up to three times (specification §9): again after a status
 * of 500 or more, 408, 429 and a time-out (D59), never after a network failure, which fetch reports as TypeError.
 * Rejects with HttpError, the network's error, or 'Failed after {n} attempts: {message}'.
 */
export function createClient(parts: ClientParts): Client {
  return async (address) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(parts, address);
      } catch (cause) {
        if (!isWorthAnother(cause)) throw cause;
        if (attempt === cmsLimits.attempts) {
          throw new Error(`Failed after ${attempt} attempts: ${messageOf(cause)}`, { cause });
        }
        await parts.sleep(backoffMs(attempt));
      }
    }
  };
}

/** Pause after an attempt: one second, doubling, at most five. */
export function backoffMs(attempt: number): number {
  return Math.min(cmsLimits.backoffMs * 2 ** (attempt - 1), cmsLimits.maxBackoffMs);
}

async function ask({ fetch, timeout }: ClientParts, address: string): Promise<Answer> {
  const response = await fetch(address, { headers, signal: timeout(cmsLimits.timeoutMs) });
  const body = readJson(await response.text());
  if (!response.ok) throw refusal(response, body);
  const total = readCount(response.headers.get('x-wp-total'));
  const totalPages = readCount(response.headers.get('x-wp-totalpages'));
  return {
    body,
    ...(total === undefined ? {} : { total }),
    ...(totalPages === undefined ? {} : { totalPages }),
  };
}

/** HTTP/2 has no status text, so the proxy's own sentence stands in for it. */
function refusal({ status, statusText }: Response, body: unknown): HttpError {
  const { error, code } = isRecord(body) ? body : {};
  return new HttpError(
    status,
    statusText || (typeof error === 'string' ? error : 'no reason given'),
    typeof code === 'string' ? code : undefined,
  );
}

function isWorthAnother(cause: unknown): boolean {
  if (cause instanceof HttpError) return cause.status >= 500 || cause.status === 408 || cause.status === 429;
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCount(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
