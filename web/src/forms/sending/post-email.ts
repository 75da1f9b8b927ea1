import { type EmailRequest, sendEmailPath } from '#contract/email.ts';

/** What send-email said: the HTTP status, and of its body what could be read (D21). */
export type PostAnswer = {
  status: number;
  /** Reference number of an accepted message. */
  id?: string;
  /** Why a message was refused, as a sentence. */
  error?: string;
};

/**
 * Posts a contact message as specification §7 has it: a JSON string as text/plain, without credentials. Rejects only
 * when no answer came; a refusal is an answer.
 */
export async function postEmail(request: EmailRequest, fetcher: typeof fetch = fetch): Promise<PostAnswer> {
  const body = JSON.stringify(request);
  const response = await fetcher(sendEmailPath, {
    method: 'POST',
    headers: { 'content-type': emailContentType },
    body,
    credentials: 'omit',
    // It is sent to its end even when the visitor leaves the site meanwhile.
    keepalive: new Blob([body]).size <= keepaliveBytes,
  });
  return readAnswer(response.status, await response.text().catch(() => ''));
}

/** A browser refuses a longer body that outlives its page, in bytes (Fetch standard, 64 KiB for all of them). */
const keepaliveBytes = 60_000;

/** Type of the body, which browsers send without asking first. */
export const emailContentType = 'text/plain; charset=utf-8';

/** The answer in a response; a body that cannot be read leaves the status alone to speak. */
export function readAnswer(status: number, body: string): PostAnswer {
  const { id, error } = parse(body);
  return {
    status,
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
    ...(typeof error === 'string' && error !== '' ? { error } : {}),
  };
}

/** Whether a message was taken (D36). */
export function isAccepted({ status }: PostAnswer): boolean {
  return status >= 200 && status < 300;
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
