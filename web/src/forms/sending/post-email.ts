import { type EmailRequest, sendEmailPath } from '#contract/email.ts';
import { parseRecord } from '#contract/json.ts';

/** Largest body for `keepalive`, in bytes. The Fetch standard limits all keepalive requests together to 64 KiB. */
const keepaliveBytes = 60_000;

/** Content type of the body. text/plain needs no CORS preflight. */
export const emailContentType = 'text/plain; charset=utf-8';

/** Response of send-email: the HTTP status, and the readable fields of the body. */
export type PostResponse = {
  status: number;
  id?: string;
  /** Why a message was rejected, as a sentence. */
  error?: string;
};

/**
 * Posts a message as JSON in text/plain, without credentials. Rejects only on a network error; an error status is
 * returned.
 */
export async function postEmail(request: EmailRequest, fetcher: typeof fetch = fetch): Promise<PostResponse> {
  const body = JSON.stringify(request);
  const response = await fetcher(sendEmailPath, {
    method: 'POST',
    headers: { 'content-type': emailContentType },
    body,
    credentials: 'omit',
    // Finish the request even if the visitor leaves the site.
    keepalive: new Blob([body]).size <= keepaliveBytes,
  });
  return readResponse(response.status, await response.text().catch(() => ''));
}

/** Returns the parsed response. Only the status is set if the body is unreadable. */
export function readResponse(status: number, body: string): PostResponse {
  const { id, error } = parseRecord(body) ?? {};
  return {
    status,
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
    ...(typeof error === 'string' && error !== '' ? { error } : {}),
  };
}

/** Whether the server accepted the message, which it says with 200. fetch does not reject on error statuses. */
export function isAccepted({ status }: PostResponse): boolean {
  return status === 200;
}
