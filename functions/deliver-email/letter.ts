import { company } from '#content/company.ts';
import { retention } from '#content/promises.ts';
import { readMessage, type FormKind } from '#contract/message.ts';
import type { Attachment, OutboxEmail } from '../outbox/outbox.ts';
import { dayLater, officeTime } from './office-time.ts';

/** One labelled line of a letter. */
export type LetterField = {
  label: string;
  /** As the visitor typed it. */
  value: string;
  /** Where a press leads: mailto, tel or an http address. */
  href?: string;
  /** Said after the value in our own words. */
  note?: string;
};

/** What the office reads about one e-mail; the text part and the HTML part say the same. */
export type Letter = {
  subject: string;
  kind: string;
  title: string;
  /** The visitor's name, from which the line is woven. */
  name: string;
  fields: readonly LetterField[];
  /** What the visitor wrote, '' when nothing was written. */
  text: string;
  reply?: { address: string; label: string; href: string };
  footer: readonly string[];
};

const pages: Record<FormKind, { kind: string; page: string; path: string }> = {
  home: { kind: 'Home page', page: 'home page', path: '/' },
  contact: { kind: 'Contact page', page: 'contact page', path: '/contact' },
  application: { kind: 'Job application', page: 'careers page', path: '/careers' },
};

/** The letter that an e-mail in the outbox becomes. `siteOrigin` has no slash at the end. */
export function writeLetter(email: OutboxEmail, siteOrigin: string): Letter {
  const { fields, text } = readMessage(email.message);
  const { kind } = pages[email.form];
  const valueOf = (label: string) => fields.find(([found]) => found === label)?.[1] ?? '';
  const name = valueOf('Name') || 'A visitor';
  const role = valueOf('Role');
  const { replyTo } = email;
  return {
    subject: email.subject,
    kind,
    title: email.form === 'application' && role !== '' ? `${name}, ${role}` : email.subject,
    name,
    fields: [
      ...fields.filter(([label]) => label !== 'Name').map(([label, value]) => fieldOf(label, value, replyTo)),
      ...(email.attachment ? [attachmentField(email.attachment)] : []),
    ],
    text,
    ...(replyTo === undefined ? {} : { reply: replyOf(replyTo, name, email.subject) }),
    footer: footerOf(email, siteOrigin),
  };
}

function fieldOf(label: string, value: string, replyTo: string | undefined): LetterField {
  const href = hrefOf(label, value, replyTo);
  if (href !== undefined) return { label, value, href };
  const unanswerable = label === 'Email' && replyTo === undefined;
  return unanswerable ? { label, value, note: 'not a complete address' } : { label, value };
}

/** Only what was checked becomes a link: else a letter could lead the office anywhere. */
function hrefOf(label: string, value: string, replyTo: string | undefined): string | undefined {
  if (label === 'Email') return value.toLowerCase() === replyTo?.toLowerCase() ? mailto(value) : undefined;
  if (label === 'Phone') return /^\+?[\d\s().-]{5,40}$/.test(value) ? `tel:${value.replace(/[^\d+]/g, '')}` : undefined;
  if (label !== 'Portfolio' || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value).href;
}

function attachmentField({ fileName, base64 }: Attachment): LetterField {
  const type = (fileName.split('.').pop() ?? '').toUpperCase();
  const note = `${type}, ${sizeOf(base64)}. Sent by a visitor: open it with care.`;
  return { label: 'Attachment', value: fileName, note };
}

function sizeOf(base64: string): string {
  const bytes = Buffer.byteLength(base64, 'base64');
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function replyOf(address: string, name: string, subject: string): NonNullable<Letter['reply']> {
  const label = name === 'A visitor' ? 'Reply' : `Reply to ${name.split(' ')[0] ?? name}`;
  return { address, label, href: mailto(address, `Re: ${subject}`) };
}

function mailto(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

function footerOf({ form, acceptedAt, replyTo, reference }: OutboxEmail, siteOrigin: string): string[] {
  const accepted = new Date(acceptedAt);
  const { page, path } = pages[form];
  const months = retention.applicationMonths;
  const until = dayLater(accepted, months, company.officeHours.timeZone);
  return [
    `Sent from the ${page} (${siteOrigin}${path}) on ${officeTime(accepted, company.officeHours.timeZone)}.`,
    replyTo === undefined ? 'No address to reply to was given.' : `Reply goes to ${replyTo}.`,
    ...(form === 'application' ? [`Delete by ${until} unless hired (${months} months).`] : []),
    `Reference ${reference}.`,
  ];
}
