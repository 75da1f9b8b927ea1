import { emailLimits, type ApplicationRequest, type EmailRequest } from '#contract/email.ts';
import { readMessage } from '#contract/message.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { parseObject } from '../runtime/json.ts';
import { readAddress } from './address.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { readResume } from './resume.ts';
import { bodyTextOf, breaksLine, headerText } from './text.ts';

/** An e-mail before the outbox has dated and numbered it. */
export type ReadEmail = Omit<OutboxEmail, 'acceptedAt' | 'reference'>;

/** What a body turned out to be; `robot` when the honeypot is filled. */
export type Reading = ReadEmail | 'robot';

const texts = ['subject', 'message', 'replyTo', 'website', 'fileName', 'fileContentBase64', 'mimeType'] as const;
const fileKeys = ['fileName', 'fileContentBase64', 'mimeType'] as const;

type Fields = Partial<Record<(typeof texts)[number], string>> & { to: readonly string[] };

/**
 * The e-mail in a JSON body of either wire shape (specification §7, calls 2–4), or why it is refused. Nothing of the
 * body is taken that is not named here, and `allowed` bounds what `to` may claim (D04).
 */
export async function readEmail(body: string, allowed: readonly string[]): Promise<Reading | Refusal> {
  const fields = readFields(body);
  if (isRefusal(fields)) return fields;
  if (fields.website) return 'robot';
  const problem = recipientsProblem(fields.to, allowed) ?? textProblem(fields);
  if (problem) return problem;

  const subject = headerText(fields.subject ?? '');
  const message = bodyTextOf(fields.message ?? '');
  if (subject === '') return refuse('The message needs a subject');
  if (message.trim() === '') return refuse('The message needs a text');

  const { form, replyTo } = readSender(message, fields.replyTo);
  const email: ReadEmail = { form, subject, message, ...(replyTo === undefined ? {} : { replyTo }) };
  if (!fileKeys.some((key) => fields[key] !== undefined)) return email;

  const { fileName, fileContentBase64, mimeType } = fields;
  if (fileName === undefined || fileContentBase64 === undefined || mimeType === undefined) {
    return refuse(`A file needs ${fileKeys.join(', ')}`);
  }
  const attachment = await readResume({ fileName, fileContentBase64, mimeType });
  return isRefusal(attachment) ? attachment : { ...email, form: 'application', attachment };
}

/** The form and the address for replies: the one sent along, else the composed message's own (D49). */
export function readSender(
  message: string,
  replyTo?: string,
): { form: ReadEmail['form']; replyTo: string | undefined } {
  const { form, fields } = readMessage(message);
  const written = fields.find(([label]) => label === 'Email')?.[1];
  return { form, replyTo: readAddress(replyTo ?? '') ?? readAddress(written ?? '') };
}

function readFields(body: string): Fields | Refusal {
  const value = parseObject(body);
  if (value === undefined) return refuse('The body must be a JSON object with subject, message and to');
  const known: ReadonlySet<string> = new Set<keyof EmailRequest | keyof ApplicationRequest>([...texts, 'to']);
  const stranger = Object.keys(value).find((key) => !known.has(key));
  if (stranger !== undefined) return refuse('The body must have no fields but those of the form');
  const fields: Fields = { to: [] };
  for (const key of texts) {
    const text = value[key];
    if (text === undefined) continue;
    if (typeof text !== 'string') return refuse(`${key} must be text`);
    fields[key] = text;
  }
  const to = value['to'];
  if (!Array.isArray(to) || !to.every((address) => typeof address === 'string')) {
    return refuse('to must be a list of addresses');
  }
  return { ...fields, to };
}

function recipientsProblem(to: readonly string[], allowed: readonly string[]): Refusal | undefined {
  if (to.length === 0 || to.length > emailLimits.recipients) return refuse('to must name the office');
  const known = to.every((address) => allowed.includes(address.trim().toLowerCase()));
  return known ? undefined : refuse('Messages are sent to the office only');
}

function textProblem({ subject = '', message = '' }: Fields): Refusal | undefined {
  if (breaksLine(subject)) return refuse('The subject must not contain line breaks');
  if (subject.length > emailLimits.subject)
    return refuse(`The subject must be ${emailLimits.subject} characters or fewer`);
  if (message.length > emailLimits.message)
    return refuse(`The message must be ${emailLimits.message} characters or fewer`);
  return undefined;
}
