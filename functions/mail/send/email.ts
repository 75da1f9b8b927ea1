import { emailLimits, honeypotField, type FileRequest, type EmailRequest, type FormValues } from '#contract/email.ts';
import { composeForm, formProblems, knownForm, type FilledForm } from '#contract/form-values.ts';
import { forms, isFormKind, spokenField } from '#contract/forms.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import { cleanOrigin } from '#contract/visit-origin.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { isRecord } from '#contract/json.ts';
import { readSlots } from '#contract/slot.ts';
import { readAddress, bodyTextOf, breaksLine, headerText } from './text.ts';
import { readRecording } from './recording.ts';
import { isRejection, reject, type Rejection } from './rejection.ts';
import { readResume } from './resume.ts';
export type ReadEmail = Omit<OutboxEmail, 'acceptedAt' | 'reference'>;

/** Subject of a message whose form this version of the site does not know. */
export const unknownSubject = 'Message from the website';

/** Text for the office, and the form with its fields if this version of the site knows that form. */
type Content = Pick<ReadEmail, 'form' | 'fields' | 'subject' | 'message'>;

const fileKeys = ['fileName', 'fileContentBase64', 'mimeType'] as const;
const texts = ['subject', 'message', 'replyTo', 'form', honeypotField, ...fileKeys] as const;

type Request = Partial<Record<(typeof texts)[number], string>> & Pick<EmailRequest, 'to' | 'fields'>;

/**
 * Reads the email from a JSON body (`EmailRequest` or `FileRequest`), or returns the reason to reject it. Ignores
 * unknown keys, which pages of a newer build send after a roll back. Rejects recipients in `to` that are not in
 * `allowed`, otherwise anyone could send mail in our name.
 */
export function readEmail(
  sent: Readonly<Record<string, unknown>> | undefined,
  allowed: readonly string[],
): ReadEmail | Rejection {
  const request = readRequest(sent);
  if (isRejection(request)) return request;
  const problem = recipientsProblem(request.to, allowed);
  if (problem) return problem;
  const hasFile = fileKeys.some((key) => request[key] !== undefined);
  const { form: formName = '' } = request;
  const hasRecording = hasFile && isFormKind(formName) && spokenField(formName) !== undefined;
  const content = readContent(request, hasRecording);
  if (isRejection(content)) return content;

  const email: ReadEmail = {
    ...content,
    ...replyAddress(content.message, request.replyTo),
    ...(request[honeypotField] ? { isPossibleSpam: true } : {}),
  };
  if (!hasFile) return email;

  const { fileName, fileContentBase64, mimeType } = request;
  if (fileName === undefined || fileContentBase64 === undefined || mimeType === undefined) {
    return reject('body', `A file needs ${fileKeys.join(', ')}`);
  }
  const file = { fileName, fileContentBase64, mimeType };
  const attachment = hasRecording ? readRecording(file) : readResume(file);
  if (isRejection(attachment)) return attachment;
  // Clients that name no form send files with applications only.
  return { ...(hasRecording ? {} : { form: 'application' }), ...email, attachment };
}

/**
 * Composes subject and message of a known form from its fields, so that clients cannot choose the labels. Clients that
 * send no fields, and forms of another version of the site, have their whole text in `message`.
 */
function readContent(request: Request, hasRecording: boolean): Content | Rejection {
  const known = knownForm(request, cleanPasted);
  if (known) {
    const { problems, ...content } = readForm(known, hasRecording);
    return problems.length > 0 ? reject('fields', problems.join('. ')) : content;
  }
  const problem = textProblem(request);
  if (problem) return problem;
  const { subject = '', message = '' } = request;
  if (headerText(subject) === '') return reject('subject', 'The message needs a subject');
  const content = { subject: markedSubject(headerText(subject)), message: bodyTextOf(message) };
  return content.message.trim() === '' ? reject('message', 'The message needs a text') : content;
}

/**
 * Marks the subject of a client that sends no fields, unless it starts like the subject of a form. The email is signed
 * by the company's own domain, so it must not look like one from a colleague.
 */
function markedSubject(subject: string): string {
  const isMarked = Object.values(forms).some((form) => subject.startsWith(`${form.subject} `));
  return isMarked ? subject : `${unknownSubject}: ${subject}`;
}

/** Composes and checks a form. Returns a sentence for each field that must be changed. */
export function readForm(filled: FilledForm, hasRecording = false) {
  const content = composeForm(filled);
  const hasChosenTime = readSlots(filled.meant['times'] ?? '') !== undefined;
  const problems = Object.values(formProblems(filled, hasRecording || hasChosenTime));
  return { ...content, subject: headerText(content.subject), problems };
}

/** Returns the values without control characters, except tabs and line breaks, and a clean origin of the visit. */
export function cleanValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'origin' ? cleanOrigin(value) : bodyTextOf(value)]),
  );
}

/**
 * Returns the reply address: `sent`, otherwise the first `Email:` line of the message, of any client. In our own forms
 * that line is above the visitor's text, so the text cannot redirect replies.
 */
export function replyAddress(message: string, sent = ''): Pick<ReadEmail, 'replyTo'> {
  const written = /^Email:(.*)$/im.exec(message)?.[1] ?? '';
  const [replyTo] = [sent, written].flatMap((text) => readAddress(cleanPasted('email', text)) ?? []);
  return replyTo === undefined ? {} : { replyTo };
}

/** Returns the number of keys and of fields in a body that this version of the site does not have. */
export function countUnknownFields(sent: Readonly<Record<string, unknown>>): number {
  const { form, fields } = sent;
  const knownKeys: ReadonlySet<string> = new Set<keyof EmailRequest | keyof FileRequest>([...texts, 'to', 'fields']);
  const knownFields = typeof form === 'string' && isFormKind(form) ? forms[form].fields : {};
  return [
    ...Object.keys(sent).filter((key) => !knownKeys.has(key)),
    ...Object.keys(isRecord(fields) ? fields : {}).filter((name) => !Object.hasOwn(knownFields, name)),
  ].length;
}

function readRequest(value: Readonly<Record<string, unknown>> | undefined): Request | Rejection {
  if (value === undefined) return reject('body', 'The body must be a JSON object with subject, message and to');
  const request: Request = { to: [] };
  for (const key of texts) {
    const text = value[key];
    if (text === undefined) continue;
    if (typeof text !== 'string') return reject('body', `${key} must be text`);
    request[key] = text;
  }
  const { to, fields } = value;
  if (!Array.isArray(to) || !to.every((address) => typeof address === 'string')) {
    return reject('body', 'to must be a list of addresses');
  }
  if (fields === undefined) return { ...request, to };
  return isFormValues(fields)
    ? { ...request, to, fields: cleanValues(fields) }
    : reject('body', 'fields must be texts by name');
}

function isFormValues(value: unknown): value is FormValues {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function recipientsProblem(to: readonly string[], allowed: readonly string[]): Rejection | undefined {
  if (to.length === 0 || to.length > emailLimits.recipients) return reject('recipients', 'to must name the office');
  const known = to.every((address) => allowed.includes(address.trim().toLowerCase()));
  return known ? undefined : reject('recipients', 'Messages are sent to the office only');
}

function textProblem({ subject = '', message = '' }: Request): Rejection | undefined {
  if (breaksLine(subject)) return reject('subject', 'The subject must not contain line breaks');
  if (subject.length > emailLimits.subject)
    return reject('subject', `The subject must be ${emailLimits.subject} characters or fewer`);
  if (message.length > emailLimits.message)
    return reject('message', `The message must be ${emailLimits.message} characters or fewer`);
  return undefined;
}
