import type { FormValues } from '#contract/email.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';

/** Longest line of a vCard in bytes (RFC 2426, 2.6). */
const lineBytes = 75;

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
    ['FN', escapeText(name)],
    // The whole name is one component, because not every name is a given name before a family name.
    ['N', `;${escapeText(name)};;;`],
    ['EMAIL;TYPE=INTERNET', escapeText(replyTo ?? '')],
    ['TEL', escapeText(phone)],
    ['ORG', escapeText(company)],
    ['NOTE', escapeText(reference)],
  ].filter(([, value]) => value !== '');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...properties.map(([property, value]) => foldLine(`${property}:${value}`)),
    'END:VCARD',
  ];
  return { fileName: `${fileNameOf(name)}.vcf`, text: lines.map((line) => `${line}\r\n`).join('') };
}

/**
 * Escapes a text value (RFC 2426, 4). Removes control characters and every other character that a mail program may take
 * for a line break, otherwise a name could add a property.
 */
function escapeText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a line where it reaches 75 bytes; a space continues it. Never breaks a character. */
function foldLine(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (used + bytes > lineBytes) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}

function fileNameOf(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [...words].slice(0, 60).join('') || 'sender';
}
