import { contentLines, escapeText } from '#contract/content-lines.ts';
import type { FormValues } from '#contract/email.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';

/**
 * Returns the sender of a form as a vCard, which the office can add to its contacts, or undefined if the name is
 * unknown. Version 3.0 (RFC 2426), because Outlook, Gmail and Apple's Contacts all import it.
 */
export function senderCard(
  { replyTo, reference }: Pick<OutboxEmail, 'replyTo' | 'reference'>,
  { name = '', phone = '', company = '' }: FormValues,
): { fileName: string; text: string } | undefined {
  if (name.trim() === '') return undefined;
  const properties = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', escapeText(name)],
    // The whole name is one component, because not every name is a given name before a family name.
    ['N', `;${escapeText(name)};;;`],
    ['EMAIL;TYPE=INTERNET', escapeText(replyTo ?? '')],
    ['TEL', escapeText(phone)],
    ['ORG', escapeText(company)],
    ['NOTE', escapeText(reference)],
    ['END', 'VCARD'],
  ] as const;
  return { fileName: `${fileNameOf(name)}.vcf`, text: contentLines(properties.filter(([, value]) => value !== '')) };
}

function fileNameOf(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [...words].slice(0, 60).join('') || 'sender';
}
