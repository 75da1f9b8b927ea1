import { emailLimits } from './email.ts';
import type { FormField } from './forms.ts';
import { decodePercent } from './decode-percent.ts';

/**
 * Returns the value of a field as the visitor means it. Text that is copied from a page, a chat or a list of contacts has
 * characters that nobody sees, and addresses and numbers are written in many ways. Browser and server call it, and calling
 * it twice changes nothing more. Returns a text area, and a value that is longer than any field, as they are.
 *
 * @example cleanPasted('email', 'Asha Patel <asha@example.com>') // 'asha@example.com'
 * @example cleanPasted('tel', '+44 (0) 20 7946 0000') // '+44 20 7946 0000'
 */
export function cleanPasted(type: FormField['type'], text: string): string {
  if (text.length > emailLimits.portfolio) return text;
  const cleaned = cleaners[type]?.(text) ?? text;
  // Until nothing changes: two characters may hide a third one, and an address may be in brackets twice.
  return cleaned === text ? text : cleanPasted(type, cleaned);
}

const cleaners: Partial<Record<FormField['type'], (text: string) => string>> = {
  text: cleanLine,
  email: cleanEmail,
  tel: cleanPhone,
  url: cleanUrl,
};

/** Characters that nobody sees; PDF files have variation selectors between digits. */
const formatCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function cleanEmail(text: string): string {
  const plain = asciiForms(text.replace(formatCharacters, '')).trim();
  const inBrackets = /^[^<>]*<([^<>]*)>$/.exec(plain)?.[1] ?? plain;
  const address = inBrackets.trim().replace(/[,;]$/, '');
  if (!/^mailto:/i.test(address)) return address;
  // RFC 6068: the address is percent-encoded, and headers follow a question mark.
  const [to = ''] = address.slice('mailto:'.length).split('?');
  return (decodePercent(to) ?? to).replace(formatCharacters, '').trim();
}

/** Joiners between letters of other scripts than ASCII stay: Persian words in a path have them. */
function cleanUrl(text: string): string {
  const plain = text.replace(formatCharacters, (character, at: number) => {
    const isBetween = [text[at - 1] ?? ' ', text[at + 1] ?? ' '].every((beside) =>
      /[^\p{ASCII}\p{Cf}\s]/u.test(beside),
    );
    return isJoiner(character) && isBetween ? character : '';
  });
  return plain.trim().replace(/^<(.*)>$/, '$1');
}

/** Characters without width, but joiners and the tags of flags. */
const unseen = /[\p{Bidi_Control}\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]/gu;

/** Joiners inside a word stay, and the one that ends a Malayalam or Sinhala word: names and emoji need them. */
function cleanLine(text: string): string {
  const plain = text.replace(unseen, (character, at: number) => {
    if (!isJoiner(character)) return '';
    const [before = ' ', after = ' '] = [text[at - 1], text[at + 1]];
    const isInside = !/[\s\p{Cf}]/u.test(before) && !/[\s\p{Cf}]/u.test(after);
    return isInside || (character === '\u200d' && /\p{M}/u.test(before)) ? character : '';
  });
  return plain.replace(/\s+/g, ' ').trim();
}

function isJoiner(character: string): boolean {
  return character === '\u200c' || character === '\u200d';
}

/** Countries whose numbers keep their zero when they are dialled from abroad: Italy, San Marino, Ivory Coast, Congo. */
const keepsZero = ['39', '378', '225', '242'];

function cleanPhone(text: string): string {
  return (
    asciiForms(text.replace(formatCharacters, ''))
      .replace(/\p{Nd}/gu, asciiDigit)
      // The Japanese long vowel sign is on the key of the hyphen.
      .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^tel: ?/i, '')
      // The zero in brackets is dialled in the country only.
      .replace(/^\(?(\+|00) ?(\d{1,3}?)\)?[ .-]?\(0\)[ .-]?(?=\d)/, (_, prefix: string, country: string) =>
        keepsZero.includes(country) ? `${prefix}${country} 0` : `${prefix}${country} `,
      )
  );
}

const phone = /^(\+?[\d ().-]+)(?:[ ,;]*(?:ext(?:n|ension)?\b[.:]?|ext=|x|#) ?(\d{1,7}))?$/i;

/**
 * Returns the number and the extension of a cleaned phone number as RFC 3966 writes them, or undefined if the text is not
 * exactly one number, such as two numbers or a number with letters.
 *
 * @example phoneNumber('+91 98765 43210 ext. 12') // '+919876543210;ext=12'
 */
export function phoneNumber(text: string): string | undefined {
  if (text.length > emailLimits.line) return undefined;
  const [, number = '', extension] = phone.exec(text) ?? [];
  const digits = number.replace(/\D/g, '');
  const isForeign = /^(\+|00)/.test(number);
  // E.164 allows 15 digits. A zero in brackets is left where nobody knows whether it is dialled.
  const longest = number.startsWith('00') ? 17 : 15;
  if (digits.length < 5 || digits.length > longest || (isForeign && number.includes('(0)'))) return undefined;
  return `${number.startsWith('+') ? '+' : ''}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Replaces the full-width forms of ASCII, which keyboards for Chinese and Japanese type. */
function asciiForms(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (form) => String.fromCharCode(form.charCodeAt(0) - 0xfee0));
}

/** Unicode has the digits of each script in a row from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
