import { domainToASCII } from 'node:url';
import { emailLimits, endsInTopLevelDomain } from '#contract/email.ts';

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
