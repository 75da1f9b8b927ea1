import type { Attachment as MimeAttachment } from 'nodemailer/lib/mailer';
import { callWords } from '#content/call.ts';
import { company } from '#content/company.ts';
import { contentLines, escapeText, slotCalendar } from '#contract/calendar.ts';
import type { FormValues } from '#contract/email.ts';
import { phoneNumber } from '#contract/pasted-text.ts';
import { recordingFile } from '#contract/recording.ts';
import { readSlots } from '#contract/slot.ts';
import { officeDay, readableDay } from '../../runtime/office-time.ts';
import type { Attachment, OutboxEmail } from '../outbox/outbox.ts';

const { officeHours } = company;

export function isRecording({ mimeType }: Attachment): boolean {
  return mimeType === recordingFile.type;
}

/** Recordings are numbered, because they all arrive under one name. */
export function attachmentName(file: Attachment, { reference }: OutboxEmail): string {
  return isRecording(file) ? `voice-message-${reference}.wav` : file.fileName;
}

/**
 * Returns the visitor's file, their vCard, and a calendar file for each requested time, named after the office's clock.
 * The visitor's file is first, because it is what the office opens.
 */
export function attachmentsOf(email: OutboxEmail, meant: FormValues): MimeAttachment[] {
  const { attachment, reference, acceptedAt } = email;
  const { name = '', times = '', phone = '', interest = '' } = meant;
  const card = senderCard(email, meant);
  const facts = [phone, email.replyTo, interest].filter(Boolean).join(', ');
  const calendars = (readSlots(times) ?? []).map(({ start }) =>
    slotCalendar({
      ...callWords.event(name, reference, facts),
      location: phone,
      start,
      offset: officeHours.utcOffsetMinutes,
      reference,
      sent: new Date(acceptedAt),
    }),
  );
  const file = attachment && {
    filename: attachmentName(attachment, email),
    content: attachment.base64,
    encoding: 'base64',
    contentType: attachment.mimeType,
  };
  return [
    ...(file ? [file] : []),
    ...(card ? [textFile(card, 'text/vcard')] : []),
    ...calendars.map((calendar) => textFile(calendar, 'text/calendar')),
  ].map((each) => ({ ...each, contentDisposition: 'attachment' }));
}

function textFile({ fileName, text }: { fileName: string; text: string }, mediaType: string) {
  return { filename: fileName, content: Buffer.from(text), contentType: `${mediaType}; charset=utf-8` };
}

/**
 * Returns the sender of a form as a vCard, which the office can add to its contacts, or undefined if the name is
 * unknown. A phone number that nobody can dial is part of the note, because an address book would dial its digits.
 * Version 3.0 (RFC 2426), because Outlook, Gmail and Apple's Contacts all import it.
 */
export function senderCard(
  { replyTo, reference, acceptedAt }: Pick<OutboxEmail, 'replyTo' | 'reference' | 'acceptedAt'>,
  { name = '', phone = '', company = '' }: FormValues,
): { fileName: string; text: string } | undefined {
  const fullName = escapeText(name).trim();
  if (fullName === '') return undefined;
  const number = phoneNumber(phone);
  const date = readableDay(officeDay(new Date(acceptedAt), officeHours.timeZone));
  const note = `Website, ${date}, reference ${reference}${number === undefined && phone !== '' ? `, phone ${phone}` : ''}`;
  const properties = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', fullName],
    // The whole name is one component, because not every name is a given name before a family name.
    ['N', `;${fullName};;;`],
    ['EMAIL;TYPE=INTERNET', escapeText(replyTo ?? '')],
    ['TEL', escapeText(number ?? '')],
    ['ORG', escapeText(company)],
    ['NOTE', escapeText(note)],
    ['END', 'VCARD'],
  ] as const;
  return { fileName: `${fileNameOf(name)}.vcf`, text: contentLines(properties.filter(([, value]) => value !== '')) };
}

function fileNameOf(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [...words].slice(0, 60).join('') || 'sender';
}
