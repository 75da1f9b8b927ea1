import { domainToASCII } from 'node:url';
import { emailLimits, endsInTopLevelDomain } from '#contract/email.ts';

/**
 * Makes a line safe for a header or a file name. Removes control characters and bidi controls, which can show `fdp.exe`
 * as `exe.pdf`, and replaces unpaired surrogates. Retains joiners, which Gujarati needs. Breaks encoded words (RFC
 * 2047), otherwise the office's mail program would decode such controls from them.
 */
export function headerText(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
}

/** Returns the text with `\n` as line break and without other control characters, except tabs. */
export function bodyTextOf(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Whether the text contains a character that ends a header line. Browsers never send one in a single-line field. */
export function breaksLine(text: string): boolean {
  return /[\r\n\0]/.test(text);
}

/** Replaces unpaired surrogates, which UTF-8 cannot encode, so that hashes and stored text agree. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
/** Only such a local part may be in a header without quotes (RFC 5322, 3.2.3). */
const dotAtom = /^[^.]+(\.[^.]+)*$/;
const domain = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * Returns the text if it is exactly one email address that replies can be sent to, otherwise undefined. Rejects display
 * names, comments and quoted local parts, because they could contain a second address; encoded words (RFC 2047),
 * because the office's mail program might show another address; and international local parts, because SES cannot send
 * them in a header. Returns an international domain in its ASCII form, and a local part in quotes if it has dots in a row
 * or at an end, as addresses of docomo may.
 */
export function readAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [user, host] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (
    at < 1 ||
    user.length > 64 ||
    user.includes('=?') ||
    !local.test(user) ||
    host.length > 253 ||
    /[^\p{L}\p{M}\p{N}.-]/u.test(host)
  ) {
    return undefined;
  }
  const ascii = domainToASCII(host);
  const address = `${dotAtom.test(user) ? user : `"${user}"`}@${ascii}`;
  return domain.test(ascii) && endsInTopLevelDomain(ascii) && address.length <= emailLimits.address
    ? address
    : undefined;
}
