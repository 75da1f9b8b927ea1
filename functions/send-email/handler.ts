import type { APIGatewayProxyResult } from 'aws-lambda';
import { company } from '#content/company.ts';
import { emailLimits, type EmailAccepted, type EmailRefused } from '#contract/email.ts';
import { fingerprint, referenceNumber } from '../outbox/keys.ts';
import { OutboxUnavailable, type Outbox } from '../outbox/outbox.ts';
import { bodyText, header, html, json, seeOther, type HttpHandler } from '../runtime/http.ts';
import type { Log } from '../runtime/log.ts';
import { readEmail, type ReadEmail } from './email.ts';
import { composeNative, readNativeForm, sentLocation } from './native-form.ts';
import { isRefusal } from './refusal.ts';
import { refusedPage } from './refused-page.ts';

/** What the handler works with; a test brings its own. */
export type Parts = {
  outbox: Outbox;
  /** Addresses that `to` may claim, in lower case. */
  allowed: readonly string[];
  now: () => Date;
  log: Log;
};

const unavailable = `We cannot take messages right now. Please try again in a minute, or write to ${company.email}`;
const tooLarge = 'The message is too large';

/**
 * POST /default/sendEmail: puts one visitor's message in the office's outbox.
 *
 * Answers 200 `{ status, id }` once the e-mail is on durable storage, 400, 413 or 415 `{ status, error }` for a body
 * that is refused, 503 `{ status, error }` when the outbox does not take it. A form that the browser sent by itself is
 * answered by 303, or by a page. Delivery is deliver-email's work, so a visitor never waits for SES.
 */
export function createHandler(parts: Parts): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return refused(405, 'Messages are sent by POST', { allow: 'POST' });
    const body = bodyText(event);
    const mediaType = (header(event, 'content-type')?.split(';')[0] ?? 'text/plain').trim().toLowerCase();
    if (Buffer.byteLength(body) > emailLimits.bodyBytes) return refused(413, tooLarge);
    if (mediaType === 'application/x-www-form-urlencoded') return answerForm(parts, body);
    if (mediaType === 'text/plain' || mediaType === 'application/json') return answerJson(parts, body);
    return refused(415, 'The body must be JSON, sent as text/plain');
  };
}

async function answerJson(parts: Parts, body: string): Promise<APIGatewayProxyResult> {
  const email = await readEmail(body, parts.allowed);
  if (email === 'robot') return accepted(dropRobot(parts, body));
  if (isRefusal(email)) {
    parts.log('email-refused', { status: email.status, reason: email.error });
    return refused(email.status, email.error);
  }
  const reference = await store(parts, body, email);
  return reference === undefined ? refused(503, unavailable) : accepted(reference);
}

async function answerForm(parts: Parts, body: string): Promise<APIGatewayProxyResult> {
  const reading = readNativeForm(body);
  if (reading.robot) return seeOther(sentLocation(reading.form, dropRobot(parts, body)));
  if (reading.problems.length > 0) {
    parts.log('email-refused', { status: 400, reason: reading.problems.join(', ') });
    return html(400, refusedPage(reading, reading.problems));
  }
  const reference = await store(parts, body, composeNative(reading));
  return reference === undefined
    ? html(503, refusedPage(reading, [unavailable]))
    : seeOther(sentLocation(reading.form, reference));
}

/** Stores the e-mail; answers its reference number, or undefined when the outbox did not take it. */
async function store({ outbox, now, log }: Parts, body: string, email: ReadEmail): Promise<string | undefined> {
  const print = fingerprint(body);
  const reference = referenceNumber(print);
  try {
    const outcome = await outbox.put(print, { acceptedAt: now().toISOString(), reference, ...email });
    log('email-accepted', { reference, form: email.form, repeat: outcome === 'already-there' });
    return reference;
  } catch (error) {
    if (!(error instanceof OutboxUnavailable)) throw error;
    log('outbox-refused', { reference, reason: error.reason, cause: String(error.cause) });
    return undefined;
  }
}

/** A robot is told what a person is told, else it would learn to leave the field empty. */
function dropRobot({ log }: Parts, body: string): string {
  log('robot-dropped');
  return referenceNumber(fingerprint(body));
}

function accepted(id: string): APIGatewayProxyResult {
  const answer: EmailAccepted = { status: 200, id };
  return json(200, answer);
}

function refused(status: number, error: string, headers: Record<string, string> = {}): APIGatewayProxyResult {
  const answer: EmailRefused = { status, error };
  return json(status, answer, headers);
}
