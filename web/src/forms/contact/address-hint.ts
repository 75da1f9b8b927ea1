/** Mail hosts that most addresses belong to, and those a letter away from them that exist all the same. */
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
 * A hint for an address that looks mistyped, or undefined. It never stops anybody: the rules of addresses are wider
 * than what people usually type (D20).
 */
export function addressHint(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '') return undefined;
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || /\s/.test(address) || !/^[^.]+(\.[^.]+)*\.[^.]{2,}$/.test(host)) return 'This address looks incomplete';
  const meant = nearestHost(host);
  return meant === undefined ? undefined : `Did you mean ${address.slice(0, at)}@${meant}?`;
}

/** The well-known host that is one slip of the finger away, two for long names. */
function nearestHost(host: string): string | undefined {
  if (known.some((name) => name === host)) return undefined;
  return known.find((name) => name.length > 7 && slips(host, name) <= (name.length > 9 ? 2 : 1));
}

/** Slips of the finger between two words: a letter too many, too few, wrong, or two swapped. */
function slips(from: string, to: string): number {
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
