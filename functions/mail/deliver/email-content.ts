import { callWords } from '#content/call.ts';
import { company } from '#content/company.ts';
import { originWords } from '#content/origin.ts';
import { reminderWords } from '#content/deletion-reminder.ts';
import { pullWords } from '#content/pull.ts';
import { mailFields, type FilledForm, type MailField } from '#contract/form-values.ts';
import { forms, isFormKind } from '#contract/forms.ts';
import { phoneNumber } from '#contract/pasted-text.ts';
import { recordedSamples, recordedSeconds } from '#contract/recording.ts';
import { describeForOffice, describeSlot, readSlots } from '#contract/slot.ts';
import { describeOrigin } from '#contract/visit-origin.ts';
import { routes } from '#content/routes.ts';
import { recordingLoudness } from '#weave/loudness.ts';
import { type LineSource, wovenLineSize } from '#weave/woven-line.ts';
import { deletionDay, reminderForm, retentionKind, retentionMonths } from '../outbox/deletion-reminder.ts';
import { listReportForm, weeklyLetterForm } from '../outbox/list-report.ts';
import type { Attachment, OutboxEmail } from '../outbox/outbox.ts';
import { officeTime, readableDay } from '../../runtime/office-time.ts';
import { attachmentName, isRecording } from './attachments.ts';
import { letterFigures } from './letter-figures.ts';
import { letterWords } from '#content/weekly-letter.ts';
import { countOf } from '#content/promises.ts';
import { fileFacts, readableSize } from '#contract/file-facts.ts';
import { fileWords } from '#content/visitor-file.ts';

export type EmailField = {
  label: string;
  /** What the visitor means, or how they came to the site; '' for a title of the weekly letter. */
  value: string;
  /** Exactly what the visitor has typed, if the value is another. */
  typed?: string;
  /** Link of the value: a mailto, tel, http or https URL. */
  href?: string;
  note?: string;
  /** A link below the value: a mailto URL. */
  action?: { label: string; href: string };
};

export type EmailContent = {
  subject: string;
  kind: string;
  title: string;
  /** Source of the woven line: the visitor's recording, otherwise their name; of the weekly letter the first figures. */
  line: LineSource;
  fields: readonly EmailField[];
  /** Interest or role; like the text, '' if there is none. */
  topic: string;
  text: string;
  reply?: { address: string; label: string; href: string };
  footer: readonly string[];
};

/**
 * Returns the content of the office's email; `known` is its form. `siteOrigin` has no trailing slash. Without `hasReplyTo`
 * it says that replies do not go to the visitor automatically.
 */
export function buildEmailContent(
  email: OutboxEmail,
  known: FilledForm | undefined,
  siteOrigin: string,
  hasReplyTo: boolean,
): EmailContent {
  const { lines, texts } = known ? mailFields(known) : { lines: [], texts: [{ value: email.message }] };
  const { name = '', role = '', interest, origin: sentOrigin = '', times = '' } = known?.meant ?? {};
  const origin = describeOrigin(sentOrigin, originWords.before);
  const { replyTo, subject, attachment, infectedFile } = email;
  const recording =
    attachment && isRecording(attachment) ? recordedSamples(Buffer.from(attachment.base64, 'base64')) : undefined;
  const slots = slotFields(email, name, times);
  // The name is in the title, unless it was typed in another way, and times that can be read have lines of their own.
  const isElsewhere = (field: MailField) =>
    field.name === 'name' ? field.typed === undefined : field.name === 'times' && slots.length > 0;
  const figures = email.form === weeklyLetterForm ? letterFigures(email.message) : undefined;
  return {
    subject,
    kind: siteKinds.get(email.form) ?? definitionOf(email)?.title ?? 'Message',
    title: role === '' ? subject : `${name}, ${role}`,
    line: recording ? recordingLoudness(recording, wovenLineSize.threads) : (figures?.line ?? (name || 'A visitor')),
    topic: interest ?? role,
    fields: figures?.fields ?? [
      ...lines.filter((field) => !isElsewhere(field)).map((field) => fieldOf(field, replyTo)),
      ...slots,
      ...(attachment ? [attachmentField(attachment, attachmentName(attachment, email), recording)] : []),
      ...(infectedFile ? [infectedField(infectedFile, email)] : []),
      ...(origin === '' ? [] : [{ label: forms.contact.fields.origin.label, value: origin }]),
    ],
    text: figures?.text ?? texts.map(({ value }) => value).join('\n\n'),
    ...(replyTo === undefined ? {} : { reply: replyOf(replyTo, name, subject) }),
    footer: footerOf(email, siteOrigin, hasReplyTo),
  };
}

/** Kinds of the emails that the site itself writes. */
const siteKinds: ReadonlyMap<OutboxEmail['form'], string> = new Map([
  [reminderForm, reminderWords.kind],
  [listReportForm, pullWords.kind],
  [weeklyLetterForm, letterWords.kind],
]);

function definitionOf({ form = '' }: OutboxEmail) {
  return isFormKind(form) ? forms[form] : undefined;
}

function fieldOf({ label, type, value, typed }: MailField, replyTo: string | undefined): EmailField {
  const href = hrefOf(type, value, replyTo);
  const unanswerable = type === 'email' && replyTo === undefined;
  return {
    label,
    value,
    ...(typed === undefined ? {} : { typed }),
    ...(href === undefined ? {} : { href }),
    ...(unanswerable ? { note: 'not a complete address' } : {}),
  };
}

/** Returns a link for a validated value only, otherwise a visitor could make the email link anywhere. */
function hrefOf(type: MailField['type'], value: string, replyTo: string | undefined): string | undefined {
  if (type === 'email') return replyTo && isSameAddress(value, replyTo) ? mailto(replyTo) : undefined;
  const number = type === 'tel' ? phoneNumber(value) : undefined;
  if (number !== undefined) return `tel:${number}`;
  if (type !== 'url' || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value).href;
}

/** Whether a reply address, whose local part may be in quotes, is the address that was typed. */
function isSameAddress(typed: string, replyTo: string): boolean {
  return typed.toLowerCase() === replyTo.replaceAll('"', '').toLowerCase();
}

function slotFields({ replyTo, subject }: OutboxEmail, name: string, times: string): EmailField[] {
  return (readSlots(times) ?? []).map((slot, index) => {
    const body = callWords.email.reply(name.split(' ')[0] ?? name, describeSlot(slot, callWords));
    return {
      label: callWords.email.label(index),
      value: describeForOffice(slot, callWords),
      note: callWords.email.note,
      ...(replyTo === undefined
        ? {}
        : { action: { label: callWords.email.action, href: mailto(replyTo, { subject: `Re: ${subject}`, body }) } }),
    };
  });
}

function attachmentField(
  { base64, fileName, oddities = [] }: Attachment,
  value: string,
  recording?: Int16Array,
): EmailField {
  const size = Buffer.byteLength(base64, 'base64');
  const facts = recording
    ? `${countOf(recordedSeconds(recording.length), 'second')}, ${readableSize(size)}`
    : fileFacts({ name: fileName, size });
  const note = [`${facts}.`, fileWords.warning, ...oddities].join(' ');
  return { label: recording ? 'Voice message' : 'Attachment', value, note };
}

function infectedField(file: Attachment, email: OutboxEmail): EmailField {
  const label = isRecording(file) ? 'Voice message' : 'Attachment';
  return { label, value: attachmentName(file, email), note: fileWords.infected(email.replyTo) };
}

function replyOf(address: string, name: string, subject: string): NonNullable<EmailContent['reply']> {
  const label = name === '' ? 'Reply' : `Reply to ${name.split(' ')[0] ?? name}`;
  return { address, label, href: mailto(address, { subject: `Re: ${subject}` }) };
}

function footerOf(email: OutboxEmail, siteOrigin: string, hasReplyTo: boolean): string[] {
  const { form, acceptedAt, replyTo, isPossibleSpam, reference } = email;
  const accepted = new Date(acceptedAt);
  const time = officeTime(accepted, company.officeHours.timeZone);
  if (siteKinds.has(form)) return [reminderWords.sent(siteOrigin, time), `Reference ${reference}.`];
  const definition = definitionOf(email);
  const { screen, path } = routes[definition?.route ?? 'home'];
  const page = definition ? `${screen.toLowerCase()} page` : 'website';
  const kind = retentionKind(form);
  return [
    `Sent from the ${page} (${siteOrigin}${path}) on ${time}.`,
    replyLine(replyTo, hasReplyTo),
    ...(isPossibleSpam ? ['A hidden field of the form was filled in, which usually only spam programs do.'] : []),
    ...(kind
      ? [
          `Delete by ${readableDay(deletionDay(kind, accepted))} unless ${keepReasons[kind]} (${retentionMonths[kind]} months).`,
        ]
      : []),
    `Reference ${reference}.`,
  ];
}

const keepReasons = { application: 'hired', message: 'you have been in touch since' } as const;

function replyLine(replyTo: string | undefined, hasReplyTo: boolean): string {
  if (replyTo === undefined) return 'No address to reply to was given.';
  if (hasReplyTo) return `Reply goes to ${replyTo}.`;
  return `Amazon SES refused ${replyTo} as the address for replies: your mail program’s Reply does not go there.`;
}

/** Returns the URL that writes to an address; `headers` are the subject and the body (RFC 6068). */
function mailto(address: string, headers: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const to = encodeURIComponent(address).replace('%40', '@');
  return query.length === 0 ? `mailto:${to}` : `mailto:${to}?${query.join('&')}`;
}
