import { domainToASCII } from 'node:url';
import { emailLimits } from '#contract/email.ts';

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * The text as exactly one address that a reply can go to, or undefined. No display name, no comment, no quoted
 * local part: whatever could smuggle in a second address. An international domain comes back in its ASCII form;
 * an international local part is not taken, because SES cannot carry it in a header.
 */
export function readAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [user, host] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || user.length > 64 || !local.test(user) || host.length > 253 || /[^\p{L}\p{M}\p{N}.-]/u.test(host)) {
    return undefined;
  }
  const ascii = domainToASCII(host);
  const address = `${user}@${ascii}`;
  return domain.test(ascii) && address.length <= emailLimits.address ? address : undefined;
}
