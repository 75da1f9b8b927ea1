import { company } from '#content/company.ts';
import { securityContactUntil } from '#content/promises.ts';
import { securityTxtPath } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';

/** Returns security.txt (RFC 9116): where to report a vulnerability, and until when somebody reads it there. */
export function securityTxt(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${securityContactUntil}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(securityTxtPath)}`,
    '',
  ].join('\n');
}
