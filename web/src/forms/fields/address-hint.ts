import { addressWords } from '#content/forms.ts';
import { endsInTopLevelDomain } from '#contract/email.ts';

/** Popular mail hosts, and real hosts that differ from one of them by one letter. */
const known = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'rediffmail.com',
  'protonmail.com',
  'yahoo.co.in',
  'yahoo.in',
  'live.com',
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'zoho.com',
  'me.com',
] as const;

/**
 * Returns a hint for an email address that looks mistyped, or undefined. The hint never blocks sending, because more
 * addresses are valid than people usually type.
 */
export function addressHint(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '') return undefined;
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || /\s/.test(address) || /^\.|\.\./.test(host) || !endsInTopLevelDomain(host)) {
    return addressWords.incomplete;
  }
  const suggestion = nearestHost(host);
  return suggestion === undefined ? undefined : addressWords.suggestion(`${address.slice(0, at)}@${suggestion}`);
}

/** Returns the popular host within one typo, or two for long names. */
function nearestHost(host: string): string | undefined {
  if (known.some((name) => name === host)) return undefined;
  return known.find((name) => name.length > 7 && typoCount(host, name) <= (name.length > 9 ? 2 : 1));
}

/** Returns the number of typos between two words: missing, extra, wrong or swapped letters. */
function typoCount(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let y = 1; y <= from.length; y++) {
    const row = [y];
    for (let x = 1; x <= to.length; x++) {
      const isSame = from[y - 1] === to[x - 1];
      let least = Math.min(at(rows, y - 1, x) + 1, (row[x - 1] ?? 0) + 1, at(rows, y - 1, x - 1) + (isSame ? 0 : 1));
      if (y > 1 && x > 1 && from[y - 1] === to[x - 2] && from[y - 2] === to[x - 1]) {
        least = Math.min(least, at(rows, y - 2, x - 2) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly (readonly number[])[], y: number, x: number): number {
  return rows[y]?.[x] ?? 0;
}
