import type { Credential, ReadCredential } from './credential.ts';

/** What WordPress answered: its items unread but known to be objects, and its totals where it named them. */
export type WordPressAnswer = {
  items: readonly Record<string, unknown>[];
  total?: number;
  totalPages?: number;
  /** WordPress has no such page: it answers 400 where others answer an empty list (D44). */
  pastTheEnd?: true;
};

/** Collections of the REST API that may be asked. */
export type Collection = 'posts' | 'categories';

/** The REST API of one WordPress. */
export type WordPress = {
  /** Asks once, never again: the browser is the side that retries (D59). Throws WordPressFailure, nothing else. */
  ask(collection: Collection, query: URLSearchParams, signal: AbortSignal): Promise<WordPressAnswer>;
};

/** WordPress gave nothing that can be shown. `event` is the operators' name for it, `status` the visitor's answer. */
export class WordPressFailure extends Error {
  readonly status: 502 | 504;
  readonly event: string;
  /** Status, error code or content type of the answer; nothing of its text. */
  readonly details: Record<string, string | number>;

  constructor(status: 502 | 504, event: string, details: Record<string, string | number> = {}) {
    super(`${event} ${JSON.stringify(details)}`);
    this.name = 'WordPressFailure';
    this.status = status;
    this.event = event;
    this.details = details;
  }
}

/** A list page of nine has 70 kB, with a deleted image 310 kB; a hundred posts have 640 kB. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** WordPress at `restRoot` (such as https://cms.example.com/wp-json/wp/v2), reached through `fetch`. */
export function createWordPress(
  restRoot: string,
  readCredential: ReadCredential,
  fetch: typeof globalThis.fetch,
): WordPress {
  return {
    async ask(collection, query, signal) {
      const url = new URL(`${restRoot.replace(/\/+$/, '')}/${collection}`);
      for (const [name, value] of query) url.searchParams.append(name, value);
      try {
        const credential = await readCredential();
        const response = await fetchOnHost(url, credential, fetch, signal);
        return readAnswer(response, await readText(response));
      } catch (cause) {
        if (cause instanceof WordPressFailure) throw cause;
        if (signal.aborted) throw new WordPressFailure(504, 'cms-too-slow');
        throw new WordPressFailure(502, 'cms-unreachable', { cause: causeCode(cause) });
      }
    },
  };
}

/** Follows one redirect, and only where it stays on the host: the credential must not travel. */
async function fetchOnHost(
  url: URL,
  credential: Credential | undefined,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-encoding': 'gzip',
  };
  if (credential) headers.authorization = basic(credential);
  const first = await fetch(url, { headers, signal, redirect: 'manual' });
  if (first.status < 300 || first.status >= 400) return first;
  await first.body?.cancel();
  const target = new URL(first.headers.get('location') ?? '', url);
  const staysSafe = target.protocol === url.protocol || target.protocol === 'https:';
  if (target.hostname !== url.hostname || !staysSafe) {
    throw new WordPressFailure(502, 'cms-redirected-away', { status: first.status });
  }
  return fetch(target, { headers, signal, redirect: 'error' });
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new WordPressFailure(502, 'cms-answer-too-large', { limit: maxAnswerBytes });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readAnswer(response: Response, text: string): WordPressAnswer {
  const { status } = response;
  const contentType = response.headers.get('content-type') ?? '';
  // A firewall's or a maintenance page comes with any status, even 200; its type gives it away.
  const body = /^application\/([\w.-]+\+)?json\b/i.test(contentType) ? parseJson(text) : undefined;
  if (status === 401 || status === 403)
    throw new WordPressFailure(502, 'cms-access-refused', { status, code: restCode(body) });
  if (status === 400 && restCode(body) === 'rest_post_invalid_page_number') return { items: [], pastTheEnd: true };
  if (status !== 200) throw new WordPressFailure(502, 'cms-failed', { status, code: restCode(body) });
  if (!Array.isArray(body) || !body.every(isRecord)) {
    throw new WordPressFailure(502, 'cms-unreadable', { contentType: contentType.slice(0, 80), length: text.length });
  }
  return {
    items: body,
    ...total('total', response, 'x-wp-total'),
    ...total('totalPages', response, 'x-wp-totalpages'),
  };
}

function total(
  name: 'total' | 'totalPages',
  response: Response,
  header: string,
): { total?: number; totalPages?: number } {
  const value = response.headers.get(header);
  return value !== null && /^\d{1,9}$/.test(value) ? { [name]: Number(value) } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** WordPress's own word for an error, kept to a word: its message may hold markup. */
function restCode(body: unknown): string {
  return isRecord(body) && typeof body.code === 'string' && /^\w{1,60}$/.test(body.code) ? body.code : 'none';
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (isRecord(cause) && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

function basic({ user, password }: Credential): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
