import type { Credential, ReadCredential } from './secret.ts';
import { findJson, isRecord, parseJson } from '#contract/json.ts';
import type { ListName } from '#content/lists/list.ts';
import { errorCode, type LogCode, logCode } from '../../runtime/log.ts';
import type { CmsFailureEvent } from '../../runtime/metrics.ts';
import { readTotals } from '#contract/cms-wire.ts';

/** Response of WordPress: unvalidated objects, and the totals if its headers contain them. */
export type WordPressResponse = {
  items: readonly Record<string, unknown>[];
  total?: number;
  totalPages?: number;
  /** True if the page is past the end. WordPress responds with 400 instead of an empty list. */
  pastTheEnd?: true;
};

/** Collections that the site reads. Lists and `previews` are those of functions/wordpress-plugin. */
export type Collection = 'posts' | 'categories' | 'media' | 'previews' | `site-${ListName}`;

export type WordPress = {
  /** Makes one request without retries, because the browser retries. Throws only WordPressFailure. */
  request(collection: Collection, query: URLSearchParams, signal: AbortSignal): Promise<WordPressResponse>;
};

/** A request to WordPress failed. `event` is the log event, `status` the status of our response. */
export class WordPressFailure extends Error {
  readonly status: 502 | 504;
  readonly event: CmsFailureEvent;
  /** Status, error code or content type of the response; nothing from its body. */
  readonly details: Readonly<Record<string, LogCode | number>>;

  constructor(status: 502 | 504, event: CmsFailureEvent, details: WordPressFailure['details'] = {}) {
    super(`${event} ${JSON.stringify(details)}`);
    this.name = 'WordPressFailure';
    this.status = status;
    this.event = event;
    this.details = details;
  }
}

/** A page of 9 posts has 70 kB (310 kB with a deleted image), 100 posts have 640 kB. */
const maxResponseBytes = 4 * 1024 * 1024;

/**
 * Returns the WordPress whose REST API is at `restRoot`. Calls `onStrayText` if a plugin or PHP writes text in front of
 * the JSON of a response or behind it. `@example 'https://cms.example.com/wp-json/wp/v2'`
 */
export function createWordPress(
  restRoot: string,
  readCredential: ReadCredential,
  fetch: typeof globalThis.fetch,
  onStrayText: () => void = () => {},
): WordPress {
  return {
    async request(collection, query, signal) {
      const url = new URL(`${restRoot.replace(/\/+$/, '')}/${collection}`);
      for (const [name, value] of query) url.searchParams.append(name, value);
      try {
        const credential = await readCredential();
        // A preview can be read once, so no cache in front of WordPress may repeat the response.
        const method = collection === 'previews' ? 'POST' : 'GET';
        const response = await fetchOnOrigin(url, { method, credential, signal }, fetch);
        return readResponse(response, await readText(response), onStrayText);
      } catch (cause) {
        if (cause instanceof WordPressFailure) throw cause;
        if (signal.aborted) throw new WordPressFailure(504, 'cms-too-slow');
        throw new WordPressFailure(502, 'cms-unreachable', { cause: errorCode(cause) });
      }
    },
  };
}

/**
 * Follows one redirect, only to the same origin: on another port of the host, a stranger's server could receive the
 * credential.
 */
async function fetchOnOrigin(
  url: URL,
  { credential, ...options }: { method: string; credential: Credential | undefined; signal: AbortSignal },
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-encoding': 'gzip',
  };
  if (credential) headers.authorization = basic(credential);
  const first = await fetch(url, { ...options, headers, redirect: 'manual' });
  if (first.status < 300 || first.status >= 400) return first;
  await first.body?.cancel();
  const target = new URL(first.headers.get('location') ?? '', url);
  if (target.origin !== url.origin) throw new WordPressFailure(502, 'cms-redirected-away', { status: first.status });
  const second = await fetch(target, { ...options, headers, redirect: 'manual' });
  if (second.status < 300 || second.status >= 400) return second;
  await second.body?.cancel();
  throw new WordPressFailure(502, 'cms-redirected-away', { status: second.status });
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxResponseBytes)
      throw new WordPressFailure(502, 'cms-response-too-large', { limit: maxResponseBytes });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Start of a notice that PHP writes before WordPress can send its content type. */
const phpNotice = /^\s*<br \/>\s*<b>[\w ]+<\/b>:/;

function readResponse(response: Response, text: string, onStrayText: () => void): WordPressResponse {
  const { status } = response;
  const contentType = response.headers.get('content-type') ?? '';
  // Firewalls and maintenance pages respond with HTML and any status, even 200. Only JSON is from the REST API.
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(contentType) || phpNotice.test(text);
  let body = isJson ? parseJson(text) : undefined;
  if (isJson && body === undefined) {
    body = findJson(text);
    if (body !== undefined) onStrayText();
  }
  if (status === 401 || status === 403)
    throw new WordPressFailure(502, 'cms-access-denied', { status, code: restCode(body) });
  if (status === 400 && restCode(body) === 'rest_post_invalid_page_number') return { items: [], pastTheEnd: true };
  if (status !== 200) throw new WordPressFailure(502, 'cms-failed', { status, code: restCode(body) });
  if (!Array.isArray(body) || !body.every(isRecord)) {
    throw new WordPressFailure(502, 'cms-unreadable', {
      contentType: logCode(contentType.split(';')[0] ?? ''),
      length: text.length,
    });
  }
  return { items: body, ...readTotals(response.headers) };
}

/** Returns WordPress's error code. Its error message is not logged, because it may contain markup. */
function restCode(body: unknown): LogCode {
  return logCode(isRecord(body) && typeof body.code === 'string' ? body.code : 'none');
}

function basic({ user, password }: Credential): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}
