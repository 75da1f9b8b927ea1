import { contentLines, escapeText } from '#contract/calendar.ts';
import type { FormValues } from '#contract/email.ts';
import { phoneNumber } from '#contract/pasted-text.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';

/**
 * Returns the sender of a form as a vCard, which the office can add to its contacts, or undefined if the name is
 * unknown. A phone number that nobody can dial is part of the note, because an address book would dial its digits.
 * Version 3.0 (RFC 2426), because Outlook, Gmail and Apple's Contacts all import it.
 */
export function senderCard(
  { replyTo, reference }: Pick<OutboxEmail, 'replyTo' | 'reference'>,
  { name = '', phone = '', company = '' }: FormValues,
): { fileName: string; text: string } | undefined {
  const fullName = escapeText(name).trim();
  if (fullName === '') return undefined;
  const number = phoneNumber(phone);
  const note = number === undefined && phone !== '' ? `${reference}, phone ${phone}` : reference;
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
