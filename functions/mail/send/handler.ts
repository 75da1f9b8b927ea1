import type { APIGatewayProxyResult } from 'aws-lambda';
import { rejectionWords } from '#content/forms.ts';
import { interests } from '#content/company.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { isFormKind } from '#contract/forms.ts';
import { sourceOf } from '#contract/visit-source.ts';
import { listedPath } from '#head/content-paths.ts';
import { emailLimits, type EmailAccepted, type EmailRejected, type FormValues } from '#contract/email.ts';
import { fingerprint, referenceNumber } from '../outbox/keys.ts';
import { OutboxUnavailable, type Outbox } from '../outbox/outbox.ts';
import { parseRecord } from '#contract/json.ts';
import { bodyText, header, html, json, seeOther, type HttpHandler } from '../../runtime/http.ts';
import { errorCode, type Log, logCode } from '../../runtime/log.ts';
import { sentPath } from '../../runtime/sent-path.ts';
import { countUnknownFields, readEmail, type ReadEmail } from './email.ts';
import { readNativeForm, renderRejectionPage } from './native-form.ts';
import { isRejection, type RejectionReason } from './rejection.ts';

export type Dependencies = {
  outbox: Outbox;
  /** Addresses that `to` may contain, in lower case. */
  allowed: readonly string[];
  /** Signs the path of the page after a native submit. */
  key: string;
  now: () => Date;
  log: Log;
};

const { unavailable, tooLarge, crossSite } = rejectionWords;

const formMediaType = 'application/x-www-form-urlencoded';

/**
 * Handles POST /default/sendEmail: stores one visitor's message in the outbox. deliver-email delivers it later, so
 * visitors never wait for SES.
 *
 * Responds with 200 `{ status, id }` once the email is on durable storage, with `{ status, error }` and 400, 413 or 415
 * if the body is rejected, 403 if another website sent it, and 503 if the outbox is unavailable. The response to a
 * natively submitted form is a redirect (303) or an HTML page.
 */
export function createHandler(dependencies: Dependencies): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return rejected(405, rejectionWords.wrongMethod, { allow: 'POST' });
    const body = bodyText(event);
    const mediaType = (header(event, 'content-type')?.split(';')[0] ?? 'text/plain').trim().toLowerCase();
    if (Buffer.byteLength(body) > emailLimits.bodyBytes) return rejected(413, tooLarge);
    // Every current browser sends this header. Without the check another website could make each of its visitors send a
    // message, past the limit per address. Clients without the header are not browsers.
    if (header(event, 'sec-fetch-site') === 'cross-site') {
      logRejection(dependencies, 403, 'cross-site');
      return mediaType === formMediaType
        ? html(403, renderRejectionPage({ ...readNativeForm(body), problems: [crossSite] }))
        : rejected(403, crossSite);
    }
    if (mediaType === formMediaType) return respondToForm(dependencies, body);
    if (mediaType === 'text/plain' || mediaType === 'application/json') return respondToJson(dependencies, body);
    return rejected(415, rejectionWords.wrongMediaType);
  };
}

async function respondToJson(dependencies: Dependencies, body: string): Promise<APIGatewayProxyResult> {
  const sent = parseRecord(body);
  const email = readEmail(sent, dependencies.allowed);
  const unknownFields = sent === undefined ? 0 : countUnknownFields(sent);
  if (unknownFields > 0) dependencies.log('unknown-fields-ignored', { count: unknownFields });
  if (isRejection(email)) {
    logRejection(dependencies, email.status, email.reason);
    return rejected(email.status, email.error);
  }
  const reference = await store(dependencies, email);
  return reference === undefined ? rejected(503, unavailable) : accepted(reference);
}

function logRejection({ log }: Dependencies, status: number, reason: RejectionReason): void {
  log('request-rejected', { status, reason });
}

async function respondToForm(dependencies: Dependencies, body: string): Promise<APIGatewayProxyResult> {
  const reading = readNativeForm(body);
  if (reading.problems.length > 0) {
    logRejection(dependencies, 400, 'fields');
    return html(400, renderRejectionPage(reading));
  }
  const reference = await store(dependencies, reading.email);
  return reference === undefined
    ? html(503, renderRejectionPage({ ...reading, problems: [unavailable] }))
    : seeOther(sentPath(dependencies.key, reference, reading.form, dependencies.now()));
}

async function store({ outbox, now, log }: Dependencies, email: ReadEmail): Promise<string | undefined> {
  const print = contentFingerprint(email);
  const reference = referenceNumber(print);
  try {
    const outcome = await outbox.put(print, { acceptedAt: now().toISOString(), reference, ...email });
    log('email-accepted', { reference, ...closedWords(email), repeat: outcome === 'already-there' });
    if (email.isPossibleSpam) log('spam-suspected', { reference });
    return reference;
  } catch (error) {
    if (!(error instanceof OutboxUnavailable)) throw error;
    log('outbox-write-failed', { reference, reason: error.reason, cause: errorCode(error.cause) });
    return undefined;
  }
}

/**
 * Returns the fingerprint of the content that the office reads. A retry has the same one, even if the browser submits
 * the form natively this time or fills the hidden field.
 */
function contentFingerprint({ subject, message, replyTo, attachment }: ReadEmail): string {
  return fingerprint(JSON.stringify([subject, message, replyTo, attachment]));
}

/** Returns what the log says of an email, in words of the site's own lists. */
function closedWords({ form = '', fields: { origin = '', interest, role, times = '' } = {} }: ReadEmail) {
  const { referrer = '', first = '' } = Object.fromEntries(new URLSearchParams(origin)) as FormValues;
  return {
    form: isFormKind(form) ? form : 'other',
    source: origin === '' ? 'unknown' : sourceOf(`//${referrer}`, origin),
    page: logCode(origin === '' ? 'unknown' : listedPath(first)),
    interest: interests.find((one) => one === interest) ?? 'none',
    role: logCode(jobs.find(({ title }) => title === role)?.slug ?? 'none'),
    call: times === '' ? 'none' : 'asked for a call',
  } as const;
}

function accepted(id: string): APIGatewayProxyResult {
  const body: EmailAccepted = { status: 200, id };
  return json(200, body);
}

function rejected(status: number, error: string, headers: Record<string, string> = {}): APIGatewayProxyResult {
  const body: EmailRejected = { status, error };
  return json(status, body, headers);
}
