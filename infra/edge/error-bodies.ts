import { plainPage } from '#contract/plain-page.ts';
import type { ServerError } from '#content/errors.ts';

/** Body for scripts, of the same form as every error of the API. */
export function jsonBody({ status, sentence }: ServerError): string {
  return JSON.stringify({ status, error: sentence });
}

/** Body for browsers that navigate or submit a form natively. */
export function htmlBody({ heading, sentence }: ServerError): string {
  return plainPage(heading, `<p>${sentence}</p>`);
}
